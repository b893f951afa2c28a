/** Files of one folder over HTTP, as a dumb static host gives them. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';

// The types that dist/ needs; packages that know them all do not know .ftl.
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.ftl': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.xml': 'application/xml',
  '.zip': 'application/zip',
};

/**
 * @param {import('node:http').IncomingMessage} request GET or HEAD
 * @param {import('node:http').ServerResponse} response
 * @param {{root: string, pathname: string}} place `pathname` as in the URL, below the base
 */
export async function sendFile(request, response, { root, pathname }) {
  const file = await findFile(root, pathname);
  if (file === null) return sendText(response, 404, 'Not found');
  if (file.isFolder) return sendRedirect(response, request.url);
  response.setHeader('ETag', file.etag);
  response.setHeader('Cache-Control', 'no-cache'); // kept, and asked about each time: a new build shows at once
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // Other sites load the widget as a module, which browsers allow only where it is said.
  if (pathname === 'widget.js') response.setHeader('Access-Control-Allow-Origin', '*');
  if (request.headers['if-none-match'] === file.etag) return response.writeHead(304).end();
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': file.size });
  if (request.method === 'HEAD') return response.end();
  createReadStream(file.name).on('error', () => response.destroy()).pipe(response);
}

/** @param {import('node:http').ServerResponse} response */
export function sendText(response, status, text, headers = {}) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end(`${text}\n`);
}

/** So that the relative URLs of the folder's index.html lead where they should. */
function sendRedirect(response, url) {
  const [pathname, ...query] = url.split('?');
  sendText(response, 301, 'Moved', { Location: [`${pathname}/`, ...query].join('?') });
}

async function findFile(root, pathname) {
  const segments = readSegments(pathname);
  if (segments === null) return null;
  const name = path.join(root, ...segments);
  const found = await stat(name).catch(() => null);
  const wantsFolder = pathname === '' || pathname.endsWith('/');
  if (found?.isDirectory()) return wantsFolder ? findFile(root, `${pathname}index.html`) : { isFolder: true };
  if (!found?.isFile() || wantsFolder) return null;
  const etag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`;
  return { name, etag, size: found.size, type: TYPES[path.extname(name).toLowerCase()] ?? 'application/octet-stream' };
}

/** @returns {string[] | null} null where one could lead out of the folder, or to what is hidden in it */
function readSegments(pathname) {
  try {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent);
    return segments.some((segment) => /^\.|[\0/\\:]/.test(segment)) ? null : segments;
  } catch {
    return null; // a percent sign that encodes nothing
  }
}
