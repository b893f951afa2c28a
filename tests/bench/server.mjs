/**
 * Serves folders of this machine to the bench, all under the same headers, as a usual static host would: what has
 * its version in its address may be kept for ever, all else is asked about each time; compressed where that helps.
 *
 *   node tests/bench/server.mjs '{"dist": FOLDER, …}'
 *
 * Each folder lies under its name. Prints its address; ends when its standard input does. `/log` gives what was
 * sent since it was last asked: [{path, status, bytes, gzip}].
 */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.ftl': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};
/** An address that changes with the content: a version or a digest in it. */
const VERSIONED = /[?&]v=|\/v\d+(\.\d+)+\/|-[A-Z0-9]{8}\.\w+$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK = 'no-cache';

const folders = JSON.parse(process.argv[2]);
/** Read and compressed once: the server's own work is no part of what is measured. */
const kept = new Map();
let sent = [];

function find(pathname) {
  const [, name, ...rest] = decodeURIComponent(pathname).split('/');
  if (!(name in folders)) return null;
  const inside = normalize(join(folders[name], ...rest));
  const file = pathname.endsWith('/') ? join(inside, 'index.html') : inside;
  if (!file.startsWith(normalize(folders[name] + sep)) || !statSync(file, { throwIfNoEntry: false })?.isFile()) return null;
  if (!kept.has(file)) kept.set(file, read(file));
  return kept.get(file);
}

function read(file) {
  const raw = readFileSync(file);
  const packed = gzipSync(raw, { level: 9 });
  const etag = `"${createHash('sha256').update(raw).digest('hex').slice(0, 16)}"`;
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  return { raw, packed: packed.length < raw.length ? packed : null, etag, type };
}

function answer(request, response) {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (pathname === '/log') {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(sent));
    sent = [];
    return;
  }
  const file = find(pathname);
  const path = request.url;
  if (file === null) {
    sent.push({ path, status: 404, bytes: 0, gzip: 0 });
    response.writeHead(404).end();
    return;
  }
  const headers = { ETag: file.etag, 'Cache-Control': VERSIONED.test(path) ? FOR_EVER : ASK, Vary: 'Accept-Encoding' };
  if (request.headers['if-none-match'] === file.etag) {
    sent.push({ path, status: 304, bytes: 0, gzip: 0 });
    response.writeHead(304, headers).end();
    return;
  }
  const gzip = file.packed && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const body = gzip ? file.packed : file.raw;
  sent.push({ path, status: 200, bytes: file.raw.length, gzip: (file.packed ?? file.raw).length });
  response.writeHead(200, {
    ...headers,
    ...(gzip && { 'Content-Encoding': 'gzip' }),
    'Content-Type': file.type,
    'Content-Length': body.length,
    'X-Content-Type-Options': 'nosniff',
  }).end(body);
}

const server = http.createServer(answer).listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(`http://localhost:${port}/`);
});
process.stdin.resume().once('end', () => process.exit());
