/**
 * Brings a page's bytes: from its own site where that allows it, else through the relay.
 * Nothing but the address leaves: no cookies, no referrer, never a pasted text.
 */

import { root } from '../root.js';
import { LIMIT_BYTES } from './source.js';

const TIMEOUT_S = 15;
/** A second more than the relay gives a site, so that its own reason comes first. */
const RELAY_TIMEOUT_S = 16;
/** Where https is our guess, http still waits for its turn. */
const GUESS_TIMEOUT_S = 7;
/** Failures that may come of the scheme: the site may speak http alone. */
const UNREACHED = ['tls', 'refused', 'timeout', 'blocked', 'relay-timeout'];
/** What our relay says went wrong, and the details without which its sentence would have holes. */
const RELAY_CODES = {
  'url-invalid': {}, 'scheme': { scheme: 'string' }, 'address-private': {}, 'name-not-found': {}, 'refused': {}, 'timeout': {}, 'tls': {},
  'too-large': { limit: 'number' }, 'content-type': {}, 'redirects': {}, 'upstream-status': { status: 'number' }, 'origin-forbidden': {},
};
/** What a page says of itself outside of its markup. A site shows it to other sites only if it wants to; a relay does. */
const KEPT_FIELDS = ['X-Robots-Tag', 'Link', 'Content-Language'];
const NOT_TEXT = /^(image|audio|video|font)\/|^application\/(pdf|zip|gzip|msword|vnd\.)/i;

/** A page that could not be fetched: a stable code and what it is about. */
export class FetchProblem extends Error {
  /** @param {string} code @param {Record<string, any>} [detail] */
  constructor(code, detail = {}) {
    super(code);
    this.code = code;
    this.detail = detail;
  }
}

/**
 * What the reader typed, as the addresses to ask in turn: where no scheme was typed, https and then http.
 * @param {string} typed
 * @returns {URL[]} without a fragment; never with credentials, which are not sent anywhere
 */
export function readAddresses(typed) {
  const text = typed.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text);
  let url;
  try {
    url = new URL(hasScheme ? text : `https://${text}`);
  } catch {
    throw new FetchProblem('url-invalid');
  }
  if (!/^https?:$/.test(url.protocol)) throw new FetchProblem('scheme', { scheme: url.protocol.replace(':', '') });
  if (!hasScheme && !/[.:]|^localhost$/.test(url.hostname)) throw new FetchProblem('url-invalid');
  // Without a scheme that is an e-mail address.
  if (url.username || url.password) throw new FetchProblem(hasScheme || url.password ? 'credentials' : 'url-invalid');
  url.hash = '';
  if (hasScheme) return [url];
  const plain = new URL(url);
  plain.protocol = 'http:';
  return [url, plain];
}

/**
 * @param {string} typed
 * @param {{ relay: Promise<{ template: string, host: string } | null>, signal: AbortSignal, onProgress: (bytes: number) => void }} options
 * @returns {Promise<import('./source.js').Held>} rejects with a FetchProblem, or an AbortError when `signal` fires
 */
export async function fetchPage(typed, options) {
  const [url, plain] = readAddresses(typed);
  const asked = { asked: typed, name: null };
  if (!plain) return { ...asked, ...await fetchFrom(url, options) };
  try {
    return { ...asked, ...await fetchFrom(url, { ...options, patience: GUESS_TIMEOUT_S }) };
  } catch (problem) {
    if (!isUnreached(problem)) throw problem;
    try {
      return { ...asked, ...await fetchFrom(plain, options) };
    } catch (second) {
      // Where neither can be had, the reason is that of https, which a site is expected to speak.
      throw isUnreached(second) ? problem : second;
    }
  }
}

const isUnreached = (problem) => problem instanceof FetchProblem && UNREACHED.includes(problem.code);

/**
 * One address, asked of its site and then of the relay.
 * @param {URL} url
 * @param {{ relay: Promise<{ template: string, host: string } | null>, signal: AbortSignal, onProgress: (bytes: number) => void, patience?: number }} options
 *   `patience`: seconds for each way, fewer than usual where another address follows
 */
async function fetchFrom(url, { relay: awaited, signal, onProgress, patience }) {
  const own = await attempt(url, { signal, onProgress, mode: 'direct', seconds: patience ?? TIMEOUT_S });
  if (own.page) return { ...own.page, how: /** @type {const} */ ('direct'), proxyHost: null };
  if (!navigator.onLine) throw new FetchProblem('offline');
  const relay = await awaited;
  if (!relay) throw new FetchProblem('blocked', { host: url.host, timeout: own.failure === 'timeout' });
  // A site that is silent to its reader would be silent to the relay; the address that follows is sooner tried.
  if (patience && own.failure === 'timeout') throw new FetchProblem('timeout', { seconds: patience });
  const seconds = patience ?? RELAY_TIMEOUT_S;
  const relayed = await attempt(relayAddress(relay.template, url), { signal, onProgress, mode: 'relay', seconds });
  if (relayed.page) return { ...relayed.page, url: relayed.page.url ?? url.href, how: /** @type {const} */ ('proxy'), proxyHost: relay.host };
  throw new FetchProblem(relayed.failure === 'timeout' ? 'relay-timeout' : 'relay-down', { host: relay.host, seconds });
}

/**
 * @param {string} template  holds `{url}`; may be relative to the page
 * @param {URL} url
 */
export function relayAddress(template, url) {
  return new URL(template.replace('{url}', encodeURIComponent(url.href)), root);
}

/**
 * One request. A refusal that another way might get round is returned; one that stands is thrown.
 * @returns {Promise<{ page?: { data: Uint8Array, bytes: number, url: string | null, contentType: string | null, headers: Record<string, string> }, failure?: 'network' | 'timeout' }>}
 */
async function attempt(url, { signal, onProgress, mode, seconds }) {
  const timeout = AbortSignal.timeout(seconds * 1000);
  try {
    const answer = await fetch(url, {
      credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer', signal: AbortSignal.any([signal, timeout]),
    });
    if (!answer.ok) throw await refusal(answer, mode);
    const contentType = answer.headers.get('Content-Type');
    if (contentType && NOT_TEXT.test(contentType)) throw new FetchProblem('content-type', { type: contentType.split(';')[0] });
    const data = await readBody(answer, onProgress);
    const final = mode === 'direct' ? answer.url : answer.headers.get('X-Final-URL');
    return { page: { data, bytes: data.length, url: final, contentType, headers: keptFields(answer.headers) } };
  } catch (problem) {
    if (problem instanceof FetchProblem || signal.aborted) throw problem;
    return { failure: timeout.aborted ? 'timeout' : 'network' };
  }
}

/** @param {Headers} fields @returns {Record<string, string>} those that came, and may be read */
function keptFields(fields) {
  return Object.fromEntries(KEPT_FIELDS.filter((name) => fields.has(name)).map((name) => [name, fields.get(name)]));
}

/** @param {Response} answer @param {'direct' | 'relay'} mode */
async function refusal(answer, mode) {
  if (mode === 'direct') return new FetchProblem('upstream-status', { status: answer.status });
  return relayProblem(await answer.json().catch(() => null)) ?? new FetchProblem('relay-status', { status: answer.status });
}

/**
 * What a relay says, where it speaks as ours does. A reader's own may answer anything.
 * @param {any} said
 * @returns {FetchProblem | null}
 */
function relayProblem(said) {
  const code = said?.error?.code;
  if (typeof code !== 'string' || !Object.hasOwn(RELAY_CODES, code)) return null;
  const given = said.error.detail ?? {};
  if (!Object.entries(RELAY_CODES[code]).every(([name, type]) => typeof given[name] === type)) return null;
  const { scheme, limit, type, status, reason } = given;
  return new FetchProblem(code, { scheme, limit, type, status, reason });
}

/** @param {Response} answer @param {(bytes: number) => void} onProgress */
async function readBody(answer, onProgress) {
  const parts = [];
  let bytes = 0;
  for (const reader = answer.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    bytes += value.length;
    if (bytes > LIMIT_BYTES) {
      await reader.cancel();
      throw new FetchProblem('too-large', { limit: LIMIT_BYTES });
    }
    onProgress(bytes);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
