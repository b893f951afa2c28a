/**
 * The proxy on Deno: ORIGINS=https://example.org deno run --allow-env=ORIGINS,PORT --allow-net
 *   --deny-net=10.0.0.0/8,127.0.0.0/8,169.254.0.0/16,172.16.0.0/12,192.168.0.0/16 build/proxy/deno.mjs
 * (several origins: separated by spaces).
 *
 * The platform: Deno's own fetch reaches private addresses, and resolves names out of reach of any check. So this
 * uses Node's `get`, whose `lookup` Deno honours (seen with 2.9): it connects only to addresses that were checked.
 * --deny-net is a second wall, which Deno holds against the address connected to, whatever the name.
 */
import { createHandler } from './handler.mjs';
import { createGet } from './node.mjs';
import { readOrigins } from './origins.mjs';

const { Deno } = globalThis;
const origins = readOrigins(Deno.env.get('ORIGINS'));

Deno.serve({ port: Number(Deno.env.get('PORT') ?? 8000) }, createHandler({ get: createGet(), origins }));
