/**
 * What was typed, kept for this tab alone, so that a reload loses nothing. It is never sent.
 */

import { session } from '../common/store/local.js';
import { emptySide, KINDS, LONG_TEXT } from '../common/compare/source.js';

const KEY = 'compare';

/** Long texts are not written at every keystroke. */
const PAUSE_MS = 400;

/**
 * @param {() => import('../common/compare/state.js').Sides} sides
 * @returns {() => void} to be called after every change
 */
export function keeper(sides) {
  let timer;
  const keep = () => {
    clearTimeout(timer);
    const { a, b } = sides();
    session.set(KEY, { a: typed(a), b: typed(b) });
  };
  window.addEventListener('pagehide', keep);
  return () => {
    clearTimeout(timer);
    timer = setTimeout(keep, PAUSE_MS);
  };
}

/** @returns {import('../common/compare/state.js').Sides} */
export function keptSides() {
  const kept = session.get(KEY, ({ a, b }) => isTyped(a) && isTyped(b));
  return { a: { ...emptySide(), ...(kept && typed(kept.a)) }, b: { ...emptySide(), ...(kept && typed(kept.b)) } };
}

function isTyped({ text, address, kind, uses }) {
  return typeof text === 'string' && typeof address === 'string' && KINDS.includes(kind) && typeof uses === 'string';
}

/**
 * Files and fetched pages are not kept: an address can be fetched again, a file chosen again.
 * @param {import('../common/compare/source.js').Side} side
 * @returns {Pick<import('../common/compare/source.js').Side, 'text' | 'address' | 'kind' | 'uses'>}
 */
function typed({ text, address, kind, uses }) {
  return {
    text: text.length <= LONG_TEXT ? text : '',
    address,
    kind,
    uses: uses !== 'text' && address !== '' ? 'address' : 'text',
  };
}
