/**
 * A comparison in an address: behind its "#", compressed, which no server is sent.
 */

import { KINDS, LIMIT_BYTES } from '../../common/compare/source.js';

export const SHARED = '#share=';

/** Two texts of the largest size, and what stands around them. */
const LONGEST = 3 * LIMIT_BYTES;

/**
 * @typedef {{ text: string, kind: typeof KINDS[number] } | { address: string }} SharedSide
 * @typedef {object} Shared
 * @property {Record<string, any>} options  as the bridge takes them
 * @property {SharedSide} [a]
 * @property {SharedSide} [b]
 */

/** @param {Shared} shared @param {URL} page @returns {Promise<string>} */
export async function toLink(shared, page) {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(shared)));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const link = new URL(page);
  link.hash = SHARED + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return link.href;
}

/** @param {string} hash @returns {Promise<Shared>} rejects where nothing of ours can be read from it */
export async function fromLink(hash) {
  const binary = atob(hash.slice(SHARED.length).replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = await through(new DecompressionStream('deflate-raw'), Uint8Array.from(binary, (character) => character.charCodeAt(0)));
  const shared = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  const { options, a, b } = shared;
  if (typeof options !== 'object' || options === null || ![a, b].every(isSide)) throw new TypeError('not a comparison');
  return { options, a, b };
}

function isSide(side) {
  if (side === undefined) return true;
  if (typeof side?.address === 'string') return true;
  return typeof side?.text === 'string' && KINDS.includes(side.kind);
}

/** @param {CompressionStream | DecompressionStream} stream @param {Uint8Array} content */
async function through(stream, content) {
  const reader = new Blob([/** @type {BlobPart} */ (content)]).stream().pipeThrough(stream).getReader();
  const pieces = [];
  let length = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    length += step.value.length;
    // A few bytes can swell to any size.
    if (length > LONGEST) throw new RangeError('too long');
    pieces.push(step.value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
