/**
 * The proxy alone on Node, behind a web server that does TLS: ORIGINS=https://example.org PORT=8000
 * node build/proxy/server.mjs (several origins: separated by spaces). Bound to loopback. How many requests one
 * visitor may make is for the web server in front to limit.
 */
import http from 'node:http';
import { createHandler } from './handler.mjs';
import { answer } from './http-server.mjs';
import { createGet } from './node.mjs';
import { readOrigins } from './origins.mjs';

const origins = readOrigins(process.env.ORIGINS);
if (!origins.length) console.warn('ORIGINS is empty: every request will be refused. Name the sites that may use this proxy.');
const handler = createHandler({ get: createGet(), origins });
const server = http.createServer((request, response) => {
  answer(request, response, handler).catch((error) => {
    // One request that goes wrong must not end the others.
    console.error(error);
    response.destroy();
  });
});

server.listen(Number(process.env.PORT ?? 8000), '127.0.0.1', () => {
  console.log(`The proxy is ready: http://127.0.0.1:${server.address().port}/?url=`);
});
