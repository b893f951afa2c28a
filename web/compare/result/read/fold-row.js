/**
 * One row for many blocks that are all kept or all left out, theirs under it once it is opened.
 */

import { h } from '../../../common/dom.js';
import { inSlices } from '../../../common/result/slices.js';
import { lengthOf, lookOf, reasonsOf } from './row.js';

/**
 * The steps that put it into a chunk.
 * @param {HTMLElement} chunk
 * @param {import('./blocks.js').Block[]} blocks
 * @param {import('./rows.js').Rows} rows
 * @param {import('../../../common/result/context.js').Context} context
 * @param {'a'|'b'} side
 */
export function* foldRow(chunk, blocks, rows, { say, place, signal }, side) {
  const { staging, unfolded } = place[side];
  const key = `${side}-${blocks[0].index}-fold`;
  const movable = blocks.filter((block) => block.selector !== null);
  const box = h('input', {
    type: 'checkbox', tabindex: -1, disabled: movable.length === 0, dataset: { key },
    'aria-label': say('result-fold-all', { count: blocks.length }),
    onchange: () => rows.move(movable, box.checked),
  });
  const button = h('button', { type: 'button', class: 'fold', tabindex: -1, dataset: { key: `${key}-open` }, onclick: turn },
    say('result-fold-blocks', { count: blocks.length, kept: blocks[0].kept ? 'yes' : 'no' }));
  const reasons = h('span', { class: 'reasons' });
  const length = h('span', { class: 'about numeric' }, lengthOf(blocks, say));
  const row = h('div', null, h('label', { class: 'fold-box' }, box), h('span', { class: 'text' }, button, reasons), length);
  const inside = h('div', { class: 'inside' });
  chunk.append(row, inside);
  rows.watch(blocks, () => {
    const kept = movable.filter((block) => staging.isKept(block)).length;
    box.checked = kept > 0 && kept === movable.length;
    box.indeterminate = kept > 0 && kept < movable.length;
    row.className = lookOf(kept > 0, movable.some((block) => staging.isMoved(block)));
    reasons.textContent = reasonsOf(blocks, staging, say).join(' · ');
  });
  const wasOpen = blocks.some(({ index }) => unfolded.has(index));
  open(wasOpen);
  if (wasOpen) yield* fill();

  function turn() {
    open(inside.hidden);
    if (inside.childElementCount === 0) inSlices(fill(), signal);
  }

  function open(yes) {
    inside.hidden = !yes;
    button.setAttribute('aria-expanded', String(yes));
    for (const { index } of blocks) unfolded[yes ? 'add' : 'delete'](index);
  }

  function fill() {
    return rows.fill(inside, blocks.map((block) => ({ block })));
  }
}
