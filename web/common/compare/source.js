/**
 * What one panel holds, and how the engine is asked about it.
 *
 * A panel may hold a typed text, something given whole (a file, a fetched page, a long paste) and an
 * address at once; `uses` names the one given last, which is the one compared. The others stay where they
 * are, so nothing typed is lost.
 */

import { asSelectors } from './boundary.js';
import { lengthToken } from '../result/facts.js';

/** Longer pastes are held beside the text area: laying them out would freeze the page. */
export const LONG_TEXT = 200_000;

/** How a source may be read. */
export const KINDS = /** @type {const} */ (['auto', 'text', 'html']);

/** The engine's limit of a source, known before the engine is. */
export const LIMIT_BYTES = 5_000_000;

/**
 * @typedef {object} Held
 * @property {'pasted' | 'file' | 'direct' | 'proxy'} how
 * @property {string | Uint8Array} data
 * @property {number} bytes
 * @property {string | null} name
 * @property {string | null} url  final address
 * @property {string | null} proxyHost
 * @property {string | null} contentType
 * @property {Record<string, string>} [headers]  of a fetched page: what it says of itself outside of its markup
 * @property {string} [asked]  the address as it was typed
 *
 * @typedef {{ code: string, detail: Record<string, any>, about?: 'address' | 'source' }} Problem
 *
 * @typedef {object} Side
 * @property {'text' | 'held' | 'address'} uses
 * @property {string} text
 * @property {Held | null} held
 * @property {string} address
 * @property {typeof KINDS[number]} kind
 * @property {{ loaded: number, controller: AbortController } | null} fetching
 * @property {Problem | null} problem
 * @property {{ title: string | null, words: number, token: import('../result/facts.js').Facts['token'], charset: string | null } | null} facts
 *   as the engine read `held`; `token`: what its words are
 * @property {{ of: unknown, moved: import('./boundary.js').Boundary } | null} boundary  moved by hand in what was given then
 */

/** @returns {Side} */
export function emptySide() {
  return { uses: 'text', text: '', held: null, address: '', kind: 'auto', fetching: null, problem: null, facts: null, boundary: null };
}

/** @param {Side} side */
export function isEmpty(side) {
  if (side.uses === 'held') return side.held === null;
  return side.uses === 'text' ? side.text.trim() === '' : side.address.trim() === '';
}

const givenOf = ({ uses, text, held, address }) => ({ text, held, address })[uses];

/** As the reader moved it; with something else given it is gone, and plain text has none. @param {Side} side */
export function boundaryOf(side) {
  return side.kind !== 'text' && side.boundary && side.boundary.of === givenOf(side) ? side.boundary.moved : null;
}

/**
 * @param {Side} side
 * @param {import('./boundary.js').Boundary | null} moved
 * @returns {Side}
 */
export function withBoundary(side, moved) {
  return { ...side, boundary: moved && { of: givenOf(side), moved } };
}

/** File or address of what is held whole. @param {Side} side @returns {string | null} null where it has none */
export function nameOf({ uses, held }) {
  return uses === 'held' ? held?.name ?? held?.url ?? null : null;
}

/** Whether it can be held beside the text area only. @param {Held} held */
export function isLong({ data, bytes }) {
  return (typeof data === 'string' ? data.length : bytes) > LONG_TEXT;
}

/**
 * The side as the bridge's SOURCE, its buffer pushed onto `buffers`.
 * @param {Side} side
 * @param {Uint8Array[]} buffers
 */
export function toRequest(side, buffers) {
  const selectors = asSelectors(boundaryOf(side));
  if (side.uses === 'text') return { text: side.text, kind: side.kind, ...selectors };
  const { data, contentType, url, name, headers } = side.held;
  const about = { kind: side.kind, content_type: contentType, url, name, headers, ...selectors };
  if (typeof data === 'string') return { text: data, ...about };
  return { buffer: buffers.push(data) - 1, ...about };
}

/**
 * What the results say about where a text came from.
 * @param {Side} side
 * @returns {import('../result/context.js').SourceInfo}
 */
export function sourceInfo(side) {
  if (side.uses === 'text') {
    return { how: 'pasted', name: null, url: null, proxyHost: null, contentType: null, bytes: new Blob([side.text]).size };
  }
  const { how, name, url, proxyHost, contentType, bytes } = side.held;
  return { how, name, url, proxyHost, contentType, bytes };
}

const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const WORD = new RegExp(`[${UNSPACED}]|(?:(?![${UNSPACED}])[\\p{L}\\p{N}]\\p{M}*)+`, 'gu');

const CHARACTER = new RegExp(`^[${UNSPACED}]`, 'u');

/**
 * A rough count for the foot of a panel, by the engine's rule; its own count stands in the results.
 * @param {string} text
 */
export function countWords(text) {
  const words = text.match(WORD) ?? [];
  const alone = words.filter((word) => CHARACTER.test(word)).length;
  const segmentation = alone && (2 * alone >= words.length ? 'characters' : 10 * alone >= words.length && 'mixed');
  return { count: words.length, token: lengthToken(segmentation || 'words', 'characters') };
}

/** Whether a count of words would count tags. @param {string} text @param {Side['kind']} kind */
export function looksLikeMarkup(text, kind) {
  return kind === 'html' || (kind === 'auto' && /^\s*(<!doctype|<!--|<\?xml|<[a-z][a-z0-9-]*[\s>])/i.test(text));
}
