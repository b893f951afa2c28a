import http from 'node:http';
import { createHandler } from '../../build/proxy/handler.mjs';
import { createGet } from '../../build/proxy/node.mjs';

export const ORIGIN = 'https://sosie.example';

/**
 * A site on loopback that lives as long as the test.
 * @param {import('node:test').TestContext} t
 * @param {http.RequestListener} listener
 * @returns {Promise<{url: string, requests: http.IncomingMessage[]}>} `url` without a slash at its end
 */
export async function site(t, listener, host = '127.0.0.1') {
  const requests = [];
  const server = http.createServer((request, response) => {
    requests.push(request);
    listener(request, response);
  });
  await listenFor(t, server, host);
  const { port } = server.address();
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`, requests };
}

/** Starts any server of node:net and ends it, with its connections, after the test. */
export async function listenFor(t, server, host = '127.0.0.1') {
  const sockets = new Set();
  server.on('connection', (socket) => sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {})));
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, host, resolve));
  t.after(() => {
    sockets.forEach((socket) => socket.destroy());
    return new Promise((resolve) => server.close(resolve));
  });
}

/** The handler as `npm start` wires it, which may read this machine unless told otherwise. */
export function proxy({ allowLoopback = true, limits, resolve, timeouts } = {}) {
  const get = createGet({ allowLoopback, resolve, limits: timeouts });
  return createHandler({ get, origins: [ORIGIN], allowLoopback, limits });
}

/** @returns {Request} what the page's fetch() sends */
export function ask(url, { headers = {}, ...options } = {}) {
  const address = `https://proxy.example/proxy?url=${encodeURIComponent(url)}`;
  return new Request(address, { headers: { Origin: ORIGIN, ...headers }, ...options });
}

/** @returns {Promise<{status: number, code: string | null, detail: object}>} an answer that is an error */
export async function failure(response) {
  const { error } = await response.json();
  return { status: response.status, code: response.headers.get('X-Proxy-Error'), detail: error.detail };
}
