/**
 * How the reader moved the boundary between a page's main content and the rest of it.
 *
 * @typedef {object} Boundary
 * @property {string} content  CSS selectors of the reader's own; '' where there are none: only these elements
 * @property {string} keep  these as well
 * @property {string} drop  and not these
 * @property {Map<string, Move>} blocks  the blocks moved one by one, by the selector that names each
 *
 * @typedef {object} Move
 * @property {boolean} kept
 * @property {string} under  what else decided when it was moved: while that is the same, moving the block back undoes it
 */

/** Selectors that a reader may write, in the order in which they are offered. */
export const OWN = /** @type {const} */ (['content', 'keep', 'drop']);

/** @param {Boundary} boundary */
export function isUnmoved({ blocks, ...own }) {
  return blocks.size === 0 && OWN.every((name) => own[name] === '');
}

/**
 * A boundary as the engine takes it.
 * @param {Boundary | null} boundary
 * @returns {Partial<Record<typeof OWN[number], string>>}
 */
export function asSelectors(boundary) {
  if (!boundary) return {};
  const moved = (kept) => [...boundary.blocks].filter(([, move]) => move.kept === kept).map(([selector]) => selector);
  const lists = {
    content: [boundary.content],
    keep: [...moved(true), boundary.keep],
    drop: [...moved(false), boundary.drop],
  };
  const joined = Object.entries(lists).map(([name, list]) => [name, list.filter(Boolean).join(', ')]);
  return Object.fromEntries(joined.filter(([, selectors]) => selectors !== ''));
}
