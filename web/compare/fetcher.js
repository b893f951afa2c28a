/**
 * Brings a page's bytes: from its own site where that allows it, else through the relay.
 * Nothing but the address leaves: no cookies, no referrer, never a pasted text.
 */

import { LIMIT_BYTES } from './source.js';

const TIMEOUT_S = 15;
/** A second more than the relay gives a site, so that its own reason comes first. */
const RELAY_TIMEOUT_S = 16;
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
 * What the reader typed, as an address.
 * @param {string} typed
 * @returns {URL} http or https, without credentials and fragment
 */
export function readAddress(typed) {
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
  url.username = url.password = url.hash = '';
  return url;
}

/**
 * @param {string} typed
 * @param {{ relay: { template: string, host: string } | null, signal: AbortSignal, onProgress: (bytes: number) => void }} options
 * @returns {Promise<import('./source.js').Held>} rejects with a FetchProblem, or an AbortError when `signal` fires
 */
export async function fetchPage(typed, { relay, signal, onProgress }) {
  const url = readAddress(typed);
  const asked = { asked: typed, name: null };
  const own = await attempt(url, { signal, onProgress, mode: 'direct' });
  if (own.page) return { ...asked, ...own.page, how: 'direct', proxyHost: null };
  if (!navigator.onLine) throw new FetchProblem('offline');
  if (!relay) throw new FetchProblem('blocked', { host: url.host, timeout: own.failure === 'timeout' });
  const relayed = await attempt(relayAddress(relay.template, url), { signal, onProgress, mode: 'relay' });
  if (relayed.page) return { ...asked, ...relayed.page, url: relayed.page.url ?? url.href, how: 'proxy', proxyHost: relay.host };
  const code = relayed.failure === 'timeout' ? 'relay-timeout' : 'relay-down';
  throw new FetchProblem(code, { host: relay.host, seconds: RELAY_TIMEOUT_S });
}

/**
 * @param {string} template  holds `{url}`; may be relative to the page
 * @param {URL} url
 */
export function relayAddress(template, url) {
  return new URL(template.replace('{url}', encodeURIComponent(url.href)), document.baseURI);
}

/**
 * One request. A refusal that another way might get round is returned; one that stands is thrown.
 * @returns {Promise<{ page?: { data: Uint8Array, bytes: number, url: string | null, contentType: string | null }, failure?: 'network' | 'timeout' }>}
 */
async function attempt(url, { signal, onProgress, mode }) {
  const timeout = AbortSignal.timeout((mode === 'relay' ? RELAY_TIMEOUT_S : TIMEOUT_S) * 1000);
  try {
    const answer = await fetch(url, {
      credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer', signal: AbortSignal.any([signal, timeout]),
    });
    if (!answer.ok) throw await refusal(answer, mode);
    const contentType = answer.headers.get('Content-Type');
    if (contentType && NOT_TEXT.test(contentType)) throw new FetchProblem('content-type', { type: contentType.split(';')[0] });
    const data = await readBody(answer, onProgress);
    const final = mode === 'direct' ? answer.url : answer.headers.get('X-Final-URL');
    return { page: { data, bytes: data.length, url: final, contentType } };
  } catch (problem) {
    if (problem instanceof FetchProblem || signal.aborted) throw problem;
    return { failure: timeout.aborted ? 'timeout' : 'network' };
  }
}

/** @param {Response} answer @param {'direct' | 'relay'} mode */
async function refusal(answer, mode) {
  if (mode === 'direct') return new FetchProblem('upstream-status', { status: answer.status });
  try {
    const { error } = await answer.json();
    return new FetchProblem(error.code, error.detail);
  } catch {
    return new FetchProblem('relay-status', { status: answer.status });
  }
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
