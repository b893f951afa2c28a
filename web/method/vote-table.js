/**
 * The vote of one text: a row for each word, a column for each bit, the sums, the fingerprint.
 */

import { h } from '../common/dom.js';
import { number, t } from '../common/l10n.js';

/** From so many columns on, a cell has room for the sign alone. */
const TIGHT = 16;

/**
 * @typedef {object} ExplainedSide
 * @property {string[]} words
 * @property {number} left_out
 * @property {{ text: string, count: number, hash: string }[]} features
 * @property {number[]} sums
 * @property {string | null} fingerprint
 *
 * @typedef {{ k: number, bits: number, distance: number | null, differing: number[], a: ExplainedSide, b: ExplainedSide }} Explained
 *   as the bridge gives it
 *
 * @param {Explained} found
 * @param {'a' | 'b'} side
 * @returns {Element[]}
 */
export function voteTable(found, side) {
  const { bits, k, differing } = found;
  const { words, left_out: leftOut, features, sums, fingerprint } = found[side];
  const others = new Set(found[side === 'a' ? 'b' : 'a'].features.map(({ text }) => text));
  const tight = bits > TIGHT;
  const columns = sums.map((_, bit) => bit);
  const most = Math.max(1, ...sums.map(Math.abs));

  return [
    h('p', { class: 'read', dataset: { testid: `vote-words-${side}` } }, t('method-vote-read'), ' ',
      words.map((word) => [h('bdi', null, word), ' '])),
    leftOut > 0 && h('p', { class: 'note', dataset: { testid: `vote-left-out-${side}` } }, t('method-vote-left-out', { count: leftOut, most: words.length })),
    fingerprint === null
      ? h('p', { class: 'none' }, t('method-vote-none', { k }))
      : h('div', { class: 'scroll', role: 'group', tabindex: 0, 'aria-label': t('method-vote-region', { side: side.toUpperCase() }) }, table()),
  ].filter(Boolean);

  function table() {
    return h('table', { class: `votes numeric${tight ? ' tight' : ''}`, dataset: { testid: `vote-table-${side}`, bits, k } },
      h('thead', null, h('tr', null, h('th', { scope: 'col' }, t('method-vote-bit')),
        columns.map((bit) => h('th', { scope: 'col', 'aria-label': t('method-vote-column', { bit: bit + 1 }) }, number(bit + 1))))),
      h('tbody', null, features.map(feature)),
      h('tfoot', null,
        h('tr', { class: 'sums' }, h('th', { scope: 'row' }, t('method-vote-sum')), sums.map(sum)),
        h('tr', { class: 'bits' }, h('th', { scope: 'row' }, t('method-vote-fingerprint')), columns.map(outcome))));
  }

  function feature({ text, count, hash }) {
    return h('tr', null,
      h('th', { scope: 'row' }, h('bdi', { class: others.has(text) && 'shared' }, text),
        count > 1 && h('span', { class: 'times' }, ' ', t('method-vote-times', { count }))),
      [...hash].map((bit) => h('td', null, h('span', { class: `cell ${bit === '1' ? 'for' : 'against'}` },
        (bit === '1' ? '+' : '−') + (tight ? '' : number(count))))));
  }

  function sum(value) {
    const bar = value !== 0 && h('span', { class: `bar ${value > 0 ? 'up' : 'down'}` });
    if (bar) bar.style.blockSize = `${(Math.abs(value) / most) * 50}%`;
    return h('td', null, h('span', { class: 'sum' }, (value > 0 ? '+' : value < 0 ? '−' : '') + number(Math.abs(value))),
      h('span', { class: 'track', 'aria-hidden': 'true' }, bar));
  }

  function outcome(bit) {
    const differs = differing.includes(bit);
    return h('td', null, h('span', { class: `cell ${fingerprint[bit] === '1' ? 'for' : 'against'}${differs ? ' differs' : ''}` }, fingerprint[bit]),
      differs && h('span', { class: 'cross' }, h('span', { 'aria-hidden': 'true' }, '×'), h('span', { class: 'visually-hidden' }, t('method-vote-differs'))));
  }
}
