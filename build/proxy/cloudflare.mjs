/**
 * The proxy as a Cloudflare Worker: npx wrangler deploy build/proxy/cloudflare.mjs --name sosie-proxy
 *   --compatibility-date 2025-09-01 --compatibility-flags global_fetch_strictly_public
 *   --var ORIGINS:https://example.org
 * (several origins: separated by spaces).
 *
 * The platform: a Worker runs in no network of its owner; there is no loopback, metadata service or private host
 * for its fetch to reach. Cloudflare refuses addresses written as numbers (error 1003) and names that lead to
 * local or reserved ones (error 1002), which arrive here as upstream statuses. The handler refuses what the URL
 * itself shows; what a name resolves to cannot be seen here. One thing the platform lets through: fetch to a name
 * of the zone that the Worker is routed in goes straight to that zone's own server, past its firewall, unless
 * global_fetch_strictly_public is set as above.
 */
import { createHandler } from './handler.mjs';
import { readOrigins } from './origins.mjs';

const get = (url, { signal, headers }) => fetch(url, { signal, headers, redirect: 'manual' });

export default {
  /** @param {Request} request @param {{ORIGINS?: string}} env */
  fetch: (request, env) => createHandler({ get, origins: readOrigins(env.ORIGINS) })(request),
};
