/**
 * The distance on its scale: one cell a bit, the differing ones filled, and the lines they fall between.
 */

import { h } from '../../common/dom.js';
import { number } from '../../common/l10n.js';

/** Closer to the middle than this, the note on unrelated pages would run into the distance itself. */
const ROOM_FOR_NOTE = 14;

/** @param {import('../../common/result/context.js').Context} context */
export function scale({ comparison, facts, say }) {
  const { distance, bits } = comparison;
  if (distance === null) return null;
  const measured = facts.bands.length > 0;
  const bands = measured ? facts.bands : [{ code: 'all', from: 1, to: bits }];
  const figure = h('figure', { class: measured ? 'scale' : 'scale plain', 'aria-label': say('result-scale', { distance }) },
    h('div', { class: 'cells', 'aria-hidden': 'true' }, bands.map(cellsOf)),
    measured
      ? h('ul', { class: 'bands' }, bands.map(bandLabel))
      : h('figcaption', { class: 'note' }, say('result-scale-unmeasured')));
  figure.style.setProperty('--wide', bands.map(wideTrack).join(' '));
  figure.style.setProperty('--narrow', bands.map(narrowTrack).join(' '));
  return figure;

  function cellsOf({ code, from, to }) {
    const group = h('div', { class: `band ${code}` });
    group.style.setProperty('--count', String(to - from + 1));
    for (let bit = from; bit <= to; bit += 1) group.append(cell(bit));
    return group;
  }

  function cell(bit) {
    const state = bit === 0 ? 'cell origin' : bit <= distance ? 'cell full' : 'cell';
    return h('span', { class: state },
      bit === distance && h('span', { class: 'marker' }, number(distance)),
      bit === bits / 2 && noteFits() && h('span', { class: 'usual' }, say('result-scale-unrelated')));
  }

  function noteFits() {
    return facts.unrelatedKnown && Math.abs(distance - bits / 2) >= ROOM_FOR_NOTE;
  }

  function bandLabel({ code, from, to }) {
    const judged = facts.doubt === null || facts.doubt === 'between';
    const here = judged && distance >= from && distance <= to;
    return h('li', { class: here ? `here ${code}` : code, 'aria-current': here && 'true' },
      h('span', { class: 'range numeric' }, say('result-band-range', { code: from === to ? 'single' : code, from, to })),
      ' ',
      h('span', { class: 'name' }, say(`result-band-${code}`)));
  }
}

/**
 * The room of a band: the first ones get what their names need, so their cells are wide. It is there that
 * pages are told apart; the right half says only "different".
 */
function wideTrack({ code, from, to }) {
  const count = to - from + 1;
  if (code === 'same') return '6.5rem';
  if (count <= 3) return '8.5rem';
  return `minmax(5.5rem, ${code === 'different' || code === 'all' ? count : 2 * count}fr)`;
}

/** On a phone, the names stand below: every cell as wide as the next. */
function narrowTrack({ code, from, to }) {
  return code === 'same' ? '4px' : `${to - from + 1}fr`;
}
