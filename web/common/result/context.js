/**
 * What every part of a result is given.
 *
 * @typedef {object} SourceInfo  where a side's text came from
 * @property {'pasted'|'file'|'direct'|'proxy'} how
 * @property {string|null} [name]
 * @property {string|null} [url]  the final address
 * @property {string|null} [proxyHost]
 * @property {string|null} [contentType]
 * @property {number|null} [bytes]
 *
 * @typedef {object} Actions
 * @property {(side: 'a'|'b') => void} addText
 * @property {(options: object) => void} compareWith
 * @property {() => void} compareWhole
 * @property {(boundaries: Context['boundaries']) => Promise<null | Refusal>} [moveBoundary]  compares again, the result stays until then
 * @property {() => void} [cancel]
 * @property {() => void} [share]
 *
 * @typedef {object} Refusal  a selector that the engine cannot read
 * @property {'a'|'b'} side
 * @property {{ option: 'content' | 'keep' | 'drop', rest: string }} detail  `rest`: from where on it cannot be read
 *
 * @typedef {object} Context
 * @property {any} comparison  COMPARISON of the engine
 * @property {import('./facts.js').Facts} facts
 * @property {(id: string, args?: object) => string} say  a message; the counted unit is always at hand
 * @property {{a: SourceInfo, b: SourceInfo}} sources
 * @property {{a: import('../compare/boundary.js').Boundary | null, b: import('../compare/boundary.js').Boundary | null}} [boundaries]  as the reader moved them, where that can be done
 * @property {Actions} actions
 * @property {import('../../compare/result/place.js').Place} [place]
 * @property {boolean} [stays]  takes the place of another result, the reader staying where he is
 * @property {AbortSignal} signal  aborted once another result takes the place
 */

import { titleOf } from './title.js';

/** @type {['a', 'b']} */
export const SIDES = ['a', 'b'];

/** @param {'a'|'b'} side */
export const otherSide = (side) => (side === 'a' ? 'b' : 'a');

/** "A" or "B". @param {'a'|'b'} side */
export const sideName = (side) => side.toUpperCase();

/** Why a block is kept or left out where a selector of the reader's decided. */
const BY_HAND = ['chosen', 'dropped', 'outside'];

/** Whether the reader moved the boundary of a page's main content: selectors that name nothing do not. @param {any} document  DOCUMENT of the engine */
export const isByHand = ({ kind, kept, removed }) => kind === 'html' && [...kept, ...removed].some(({ reason }) => BY_HAND.includes(reason));

/**
 * What a page is called, where nothing names it by its place in the comparison.
 * @param {Context} context
 * @param {'a'|'b'} side
 */
export function pageTitle({ comparison, sources, say }, side) {
  const { title, text } = comparison[side];
  return titleOf({ title, name: sources[side]?.name, text }) ?? say(`result-page-${side}`);
}
