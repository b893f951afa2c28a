/**
 * What the reader has changed at the boundary of one page and not compared yet.
 */

import { OWN, isUnmoved } from '../../../common/compare/boundary.js';

/** @typedef {ReturnType<typeof createStaging>} Staging */

/**
 * @param {import('../../../common/compare/boundary.js').Boundary | null} applied  the boundary of the result shown
 * @param {boolean} whole  menus and footers are compared as well
 */
export function createStaging(applied, whole) {
  const before = { content: applied?.content ?? '', keep: applied?.keep ?? '', drop: applied?.drop ?? '' };
  let own = { ...before };
  /** By their index: the blocks are others where the result is built anew. @type {Map<number, import('./blocks.js').Block>} */
  const moved = new Map();
  return {
    isMoved: (block) => moved.has(block.index),
    isKept,
    get own() {
      return own;
    },
    /** The boundary of the result shown was moved by hand. */
    get applied() {
      return applied !== null;
    },
    get count() {
      return moved.size + OWN.filter((name) => own[name].trim() !== before[name]).length;
    },
    /** @param {import('./blocks.js').Block} block @param {boolean} kept */
    move(block, kept) {
      if (kept === block.kept) moved.delete(block.index);
      else moved.set(block.index, block);
    },
    /** @param {typeof OWN[number]} name @param {string} selectors */
    write(name, selectors) {
      own = { ...own, [name]: selectors };
    },
    undo() {
      moved.clear();
      own = { ...before };
    },
    boundary,
  };

  function isKept(block) {
    return block.kept !== moved.has(block.index);
  }

  /** The boundary with these changes; null where it is the engine's own again. */
  function boundary() {
    const blocks = new Map(applied?.blocks);
    const under = JSON.stringify([whole, before]);
    for (const block of moved.values()) {
      if (blocks.get(block.selector)?.under === under) blocks.delete(block.selector);
      else blocks.set(block.selector, { kept: isKept(block), under });
    }
    const made = { content: own.content.trim(), keep: own.keep.trim(), drop: own.drop.trim(), blocks };
    return isUnmoved(made) ? null : made;
  }
}
