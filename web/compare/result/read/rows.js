/**
 * The rows of an editor: a block each, or a fold of many. On a long page they stand in chunks, of which
 * the browser lays out only those near the window.
 */

import { h } from '../../../common/dom.js';
import { excerpt, lengthOf, lookOf, reasonsOf, textClass } from './row.js';
import { foldRow } from './fold-row.js';

const CHUNK = 40;
/** About the height of a row, in rem, before it is laid out. */
const ROW = 3.25;

/** @typedef {import('./blocks.js').Block} Block */
/** @typedef {ReturnType<typeof createRows>} Rows */

/**
 * @param {import('../../../common/result/context.js').Context} context
 * @param {'a'|'b'} side
 * @param {() => void} changed
 */
export function createRows(context, side, changed) {
  const { say, place, comparison } = context;
  const { lang } = comparison[side];
  const { staging } = place[side];
  /** What shows a block's state: its row, and the fold that it is in. @type {Map<Block, Set<() => void>>} */
  const views = new Map();
  const rows = { fill, move, watch, show };
  return rows;

  /**
   * The steps that put rows into a list.
   * @param {HTMLElement} list
   * @param {Iterable<import('./blocks.js').Row>} some
   */
  function* fill(list, some) {
    let chunk = null;
    for (const { block, fold } of some) {
      if (!chunk || chunk.childElementCount >= CHUNK) {
        chunk = h('div', { class: 'chunk' });
        list.append(chunk);
      }
      chunk.style.containIntrinsicBlockSize = `auto ${(chunk.childElementCount + 1) * ROW}rem`;
      if (block) chunk.append(blockRow(block));
      else yield* foldRow(chunk, fold, rows, context, side);
      yield;
    }
  }

  /** @param {Block[]} blocks @param {() => void} view  shows their state anew; called at once */
  function watch(blocks, view) {
    for (const block of blocks) {
      if (!views.has(block)) views.set(block, new Set());
      views.get(block).add(view);
    }
    view();
  }

  /** @param {Block[]} blocks @param {boolean} kept */
  function move(blocks, kept) {
    for (const block of blocks) staging.move(block, kept);
    show(blocks);
    changed();
  }

  /** Shows anew what is noted of these blocks, or of all. @param {Iterable<Block>} [blocks] */
  function show(blocks = views.keys()) {
    const stale = new Set([...blocks].flatMap((block) => [...(views.get(block) ?? [])]));
    for (const view of stale) view();
  }

  function blockRow(block) {
    const box = h('input', {
      type: 'checkbox', tabindex: -1, disabled: block.selector === null, dataset: { key: `${side}-${block.index}` },
      onchange: () => move([block], box.checked),
    });
    const facts = h('span', { class: 'about numeric' });
    const length = lengthOf([block], say);
    const row = h('label', null, box, h('span', { class: textClass(block), dir: 'auto', lang }, excerpt(block.text)), facts);
    watch([block], () => {
      box.checked = staging.isKept(block);
      row.className = lookOf(box.checked, staging.isMoved(block));
      facts.textContent = [...reasonsOf([block], staging, say), length].join(' · ');
    });
    return row;
  }
}
