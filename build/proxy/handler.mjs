/**
 * The CORS proxy: hands the page of a public address to the pages of the configured origins.
 * Only web standards here, so that Node, Cloudflare Workers and Deno run the same file.
 */
import { ProxyError } from './errors.mjs';
import { fetchPage } from './fetch-page.mjs';
import { statedLinks } from './links.mjs';
import { isAllowed } from './origins.mjs';
import { readTarget } from './target.mjs';

// What a page says of itself outside of its markup is part of the page.
const STATED = ['X-Robots-Tag', 'Content-Language'];

const LIMITS = { bytes: 5_000_000, total_ms: 15_000, redirects: 10 };

// The origin that runs the proxy must never run a proxied page, however its address is opened.
const LOCKED = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Content-Disposition': 'attachment',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/**
 * @typedef {object} Answer what one request upstream gave; a `Response` is one
 * @property {number} status
 * @property {Headers} headers
 * @property {AsyncIterable<Uint8Array> | null} body decoded (no content encoding left)
 *
 * @callback Get one request, redirects not followed; `fetch` is nearly one
 * @param {URL} url
 * @param {{signal: AbortSignal, headers: Record<string, string>}} options
 * @returns {Promise<Answer>} rejects with a ProxyError where it can tell the cause
 */

/**
 * @param {object} options
 * @param {Get} options.get
 * @param {readonly string[]} options.origins the only origins answered, compared whole
 * @param {boolean} [options.allowLoopback] for tests, whose sites are on this machine
 * @param {Partial<typeof LIMITS>} [options.limits]
 * @returns {(request: Request) => Promise<Response>}
 */
export function createHandler({ get, origins, allowLoopback = false, limits = {} }) {
  const settings = { get, allowLoopback, limits: { ...LIMITS, ...limits } };

  return async function handle(request) {
    try {
      if (!isAllowed(request, origins)) throw new ProxyError('origin-forbidden');
      if (request.method === 'OPTIONS') return preflight(request);
      if (request.method !== 'GET') throw new ProxyError('method', { method: request.method });
      const target = readTarget(parameter(request), settings);
      return pageResponse(request, await fetchPage(target, settings, request.signal));
    } catch (error) {
      return errorResponse(request, error);
    }
  };
}

function parameter(request) {
  const urls = new URL(request.url).searchParams.getAll('url');
  if (urls.length !== 1 || !urls[0]) throw new ProxyError('url-invalid', { reason: 'missing' });
  return urls[0];
}

function preflight(request) {
  const headers = { 'Access-Control-Allow-Methods': 'GET, OPTIONS', 'Access-Control-Max-Age': '86400' };
  return new Response(null, { status: 204, headers: { ...sharedHeaders(request), ...headers } });
}

function pageResponse(request, page) {
  const headers = new Headers({ ...sharedHeaders(request), 'X-Final-URL': page.url.href });
  for (const name of ['Content-Type', ...STATED]) {
    if (page.headers.has(name)) headers.set(name, page.headers.get(name));
  }
  const links = statedLinks(page.headers.get('Link'));
  if (links !== null) headers.set('Link', links);
  return new Response(page.bytes, { status: 200, headers });
}

/** An origin that is not served may still read why, to tell its reader so: nothing else is in such an answer. */
function errorResponse(request, error) {
  const { code, detail, status } = error instanceof ProxyError ? error : new ProxyError('refused');
  const headers = { ...sharedHeaders(request), 'Content-Type': 'application/json', 'X-Proxy-Error': code };
  if (code === 'method') headers.Allow = 'GET, OPTIONS';
  return new Response(JSON.stringify({ error: { code, detail } }), { status, headers });
}

function sharedHeaders(request) {
  const origin = request.headers.get('Origin');
  const cors = origin === null ? {} : { 'Access-Control-Allow-Origin': origin };
  const exposed = ['X-Final-URL', ...STATED, 'Link', 'X-Proxy-Error'].join(', ');
  return { ...LOCKED, ...cors, 'Access-Control-Expose-Headers': exposed, 'Vary': 'Origin' };
}
