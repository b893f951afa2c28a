/**
 * Serves a built folder on this machine, with the proxy that lets the page read other sites' addresses.
 *
 *   node build/serve.mjs --root dist --port 8000 [--base /some/sub/path/] [--static]
 *
 * PORT overrides --port. --static serves the folder alone, as a static host would: no proxy, config.json as built.
 * SOSIE_PROXY_ALLOW_LOOPBACK=1 lets the proxy read pages of this machine too; it is there for the tests.
 */
import http from 'node:http';
import { realpathSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createHandler } from './proxy/handler.mjs';
import { answer } from './proxy/http-server.mjs';
import { createGet } from './proxy/node.mjs';
import { sendFile, sendText } from './static.mjs';

const HOSTS = ['localhost', '127.0.0.1', '[::1]'];
const CONFIG = JSON.stringify({ proxy: 'proxy?url={url}' });

/**
 * @param {object} options
 * @param {string} options.root folder with index.html
 * @param {number} [options.port] 0 takes a free one
 * @param {string} [options.base] path that the folder stands under
 * @param {{allowLoopback?: boolean} | null} [options.proxy] null: none, and config.json as it lies in the folder
 * @returns {Promise<{url: string, port: number, close: () => Promise<void>}>}
 */
export async function serve({ root, port = 8000, base = '/', proxy = {} }) {
  const folder = path.resolve(root);
  const prefix = `/${base}/`.replace(/\/+/g, '/');
  let handler = null;
  const listener = (request, response) => route(request, response, { folder, prefix, handler }).catch((error) => {
    console.error(error);
    response.destroy();
  });

  const servers = [await listen(http.createServer(listener), '127.0.0.1', port)];
  const { port: bound } = servers[0].address();
  servers.push(...await alsoIPv6(http.createServer(listener), bound, servers[0]));
  if (proxy !== null) {
    const { allowLoopback = false } = proxy;
    const origins = HOSTS.map((host) => new URL(`http://${host}:${bound}`).origin);
    handler = createHandler({ get: createGet({ allowLoopback }), origins, allowLoopback });
  }
  return { url: `http://localhost:${bound}${prefix}`, port: bound, close: () => Promise.all(servers.map(close)) };
}

async function route(request, response, { folder, prefix, handler }) {
  // A page of another site whose name was made to point here must not pass for ours (DNS rebinding).
  const host = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  if (!HOSTS.includes(host)) return sendText(response, 403, 'This server answers to localhost only');
  // Two slashes at the start would be a host's name in an answer that leads there.
  request.url = request.url.replace(/^\/+/, '/');
  const [pathname] = request.url.split('?');
  if (handler && pathname === `${prefix}proxy`) return answer(request, response, handler);
  if (!['GET', 'HEAD'].includes(request.method)) return sendText(response, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
  if (!pathname.startsWith(prefix)) return sendText(response, 404, 'Not found');
  if (handler && pathname === `${prefix}config.json`) return sendConfig(response);
  return sendFile(request, response, { root: folder, pathname: pathname.slice(prefix.length) });
}

function sendConfig(response) {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(CONFIG);
}

function listen(server, host, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => resolve(server));
  });
}

/** `localhost` is ::1 first in some browsers. A machine without IPv6 does without. */
async function alsoIPv6(server, port, first) {
  try {
    return [await listen(server, '::1', port)];
  } catch (error) {
    if (error.code !== 'EADDRINUSE') return [];
    await close(first);
    throw error;
  }
}

function close(server) {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

async function main() {
  const { values } = parseArgs({
    options: {
      root: { type: 'string', default: 'dist' },
      port: { type: 'string', default: '8000' },
      base: { type: 'string', default: '/' },
      static: { type: 'boolean', default: false },
    },
  });
  const port = process.env.PORT || values.port;
  if (!/^\d+$/.test(port) || Number(port) > 65_535) throw new Error(`PORT must be a number up to 65535, not ${port}`);
  const index = await stat(path.join(values.root, 'index.html')).catch(() => null);
  if (!index) throw new Error(`There is no index.html in ${values.root}: run "npm run build" first`);
  const proxy = values.static ? null : { allowLoopback: process.env.SOSIE_PROXY_ALLOW_LOOPBACK === '1' };
  const { url } = await serve({ root: values.root, port: Number(port), base: values.base, proxy }).catch((error) => {
    throw new Error(explain(error, port));
  });
  console.log(`Sosie is ready: ${url}`);
  // Started by another script, it ends with that one.
  process.once('disconnect', () => process.exit());
}

function explain(error, port) {
  if (error.code === 'EADDRINUSE') return `Port ${port} is in use. Choose another one with PORT, such as PORT=${Number(port) + 1}`;
  if (error.code === 'EACCES') return `Port ${port} is not allowed here. Choose one above 1024 with PORT, such as PORT=8000`;
  return error.message;
}

if (process.argv[1] && fileURLToPath(import.meta.url) === realpathSync(process.argv[1])) {
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
