/** One page from upstream: redirects followed by hand, bytes counted, everything under one deadline. */
import { ProxyError } from './errors.mjs';
import { readTarget } from './target.mjs';

const REDIRECTS = [301, 302, 303, 307, 308];

const READABLE_TYPES =
  /^(text\/[\w.+-]+|application\/(xhtml\+xml|xml|rss\+xml|atom\+xml|rdf\+xml|json|ld\+json|feed\+json))$/;

// Nothing of the reader goes upstream: no cookie, no referrer, no language, no browser's name.
const REQUEST_HEADERS = {
  'Accept': 'text/html,application/xhtml+xml,application/xml;q=0.9,text/*;q=0.8,*/*;q=0.5',
  'User-Agent': 'Mozilla/5.0 (compatible; Sosie)',
};

/**
 * @param {URL} target already checked by readTarget
 * @param {{get: import('./handler.mjs').Get, allowLoopback: boolean,
 *          limits: {bytes: number, total_ms: number, redirects: number}}} settings
 * @param {AbortSignal} client aborted when nobody waits for the answer any more
 * @returns {Promise<{url: URL, headers: Headers, bytes: Uint8Array}>}
 * @throws {ProxyError}
 */
export async function fetchPage(target, settings, client) {
  const controller = new AbortController();
  const { signal } = controller;
  const seconds = settings.limits.total_ms / 1000;
  const timer = setTimeout(() => controller.abort(new ProxyError('timeout', { seconds })), settings.limits.total_ms);
  const leave = () => controller.abort(client.reason);
  client.addEventListener('abort', leave);
  if (client.aborted) leave();
  try {
    // `get` is told to stop, but the deadline holds even if it does not listen.
    return await Promise.race([follow(target, settings, signal), rejection(signal)]);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    clearTimeout(timer);
    client.removeEventListener('abort', leave);
    controller.abort(); // closes what is still open upstream, bodies of redirects and of refused pages included
  }
}

function rejection(signal) {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

async function follow(target, { get, allowLoopback, limits }, signal) {
  const seen = new Set();
  for (let url = target; ; ) {
    if (seen.has(url.href)) throw new ProxyError('redirects', { reason: 'loop' });
    if (seen.size > limits.redirects) throw new ProxyError('redirects', { reason: 'many', limit: limits.redirects });
    seen.add(url.href);
    signal.throwIfAborted();
    const answer = await get(url, { signal, headers: { ...REQUEST_HEADERS } });
    const location = answer.headers.get('Location');
    if (!REDIRECTS.includes(answer.status) || location === null) return read(url, answer, limits.bytes);
    url = readTarget(asUtf8(location), { base: url, allowLoopback });
  }
}

async function read(url, { status, headers, body }, limit) {
  if (status < 200 || status > 299) throw new ProxyError('upstream-status', { status });
  const type = headers.get('Content-Type');
  const essence = (type ?? '').split(';')[0].trim().toLowerCase();
  if (essence !== '' && !READABLE_TYPES.test(essence)) throw new ProxyError('content-type', { type });
  if (Number(headers.get('Content-Length')) > limit) throw new ProxyError('too-large', { limit });
  return { url, headers, bytes: await collect(body, limit) };
}

/** Counts what arrives, decoded, whatever Content-Length said; never holds more than the limit and one chunk. */
async function collect(body, limit) {
  const chunks = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new ProxyError('too-large', { limit });
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** Header values are bytes read as Latin-1; servers that put bare UTF-8 into Location mean UTF-8. */
function asUtf8(location) {
  const bytes = Uint8Array.from(location, (character) => character.charCodeAt(0));
  const isBytes = !/[^\x00-\xff]/.test(location);
  try {
    return isBytes ? new TextDecoder('utf-8', { fatal: true }).decode(bytes) : location;
  } catch {
    return location;
  }
}
