/**
 * A bar histogram with lines across it, as plain elements: a chart library would weigh a hundred times as much,
 * and its drawing would have to be made readable without colour, without sight and on a phone all the same.
 */

import { h } from './dom.js';
import { number, t } from './l10n.js';

/** Nearer to the edge than that, words in full would run over it. */
const EDGE = 0.2;

/** How much of a tenfold the first pair is worth: one must be seen beside thousands. */
const FIRST = 0.35;

/**
 * @typedef {object} Mark  a line across the bars
 * @property {'own' | 'table'} row  suggested, or built-in
 * @property {number} at  in bins from the left
 * @property {'before' | 'after'} side  where its words stand
 * @property {string} text
 * @property {string} short  where there is little room
 *
 * @param {object} chart
 * @param {string} chart.name
 * @param {string} chart.title
 * @param {string} chart.text  what is counted
 * @param {string} chart.alt  what is to be seen
 * @param {string} chart.unit  of the axis
 * @param {number[]} chart.different  pairs by bin
 * @param {number[] | null} chart.alike
 * @param {number[] | null} chart.undecided
 * @param {Mark[]} chart.marks
 * @param {{ at: number, text: string }[]} chart.ticks
 * @param {(bin: number) => string} chart.binName
 * @param {(entry: string) => string} chart.legendOf  what stands for what
 */
export function histogram({ name, title, text, alt, unit, different, alike, undecided, marks, ticks, binName, legendOf }) {
  /** What is counted, kind by kind. */
  const kinds = Object.entries({ different, undecided, alike }).flatMap(([kind, counts]) => (counts ? [{ kind, counts }] : []));
  const most = Math.max(10, ...kinds.flatMap(({ counts }) => counts));
  const height = (count) => (count === 0 ? 0 : (FIRST + Math.log10(count)) / (FIRST + Math.log10(most)));
  const bins = different.length;
  const across = (at) => `${(at / bins) * 100}%`;

  return h('figure', { class: `histogram ${name}`, 'aria-labelledby': `histogram-${name}`, dataset: { testid: `histogram-${name}` } },
    h('figcaption', null, h('h3', { id: `histogram-${name}` }, title), h('p', null, text)),
    legend(),
    h('div', { class: 'drawing numeric', role: 'img', 'aria-label': alt },
      h('div', { class: 'plot' },
        h('div', { class: 'rules' }, tens(most).map(rule)),
        h('div', { class: 'bars' }, different.map((_, bin) => bars(bin))),
        marks.map(line)),
      h('div', { class: 'ticks' }, ticks.map(tick)),
      h('p', { class: 'unit' }, unit)),
    numbers());

  function rule(count) {
    return placed(h('span', { class: 'rule' }, number(count)), 'insetBlockEnd', `${height(count) * 100}%`);
  }

  function bars(bin) {
    return h('span', { class: 'bin' }, kinds.map(({ kind, counts }) => counts[bin] > 0 && bar(kind, counts[bin])));
  }

  function bar(kind, count) {
    return placed(h('span', { class: `bar ${kind}` }), 'blockSize', `${height(count) * 100}%`);
  }

  function line({ row, at, side, text: long, short }) {
    const tight = side === 'before' && at / bins < EDGE;
    const words = h('span', { class: 'words' }, h('span', { class: 'long' }, long), h('span', { class: 'short' }, short));
    return placed(h('span', { class: `line ${row} ${side}${tight ? ' tight' : ''}` }, words), 'insetInlineStart', across(at));
  }

  function tick({ at, text: label }) {
    return placed(h('span', null, label), 'insetInlineStart', across(at));
  }

  function legend() {
    const rows = new Set(marks.map(({ row }) => row));
    const entries = [...kinds.map(({ kind }) => kind), rows.has('own') && 'own', rows.has('table') && 'table'];
    return h('ul', { class: 'legend' }, entries.map((entry) => entry
      && h('li', null, h('span', { class: `sample ${entry}`, 'aria-hidden': 'true' }), legendOf(entry))));
  }

  /** The same in figures, for those who cannot see it or want to know. */
  function numbers() {
    const rows = different.map((_, bin) => ({ bin, row: kinds.map(({ counts }) => counts[bin]) })).filter(({ row }) => row.some(Boolean));
    return h('details', { class: 'numbers', dataset: { testid: `numbers-${name}` } },
      h('summary', null, t('calibrate-numbers')),
      h('table', { class: 'numeric' },
        h('caption', { class: 'visually-hidden' }, title),
        h('thead', null, h('tr', null, h('th', { scope: 'col' }, unit), kinds.map(({ kind }) => h('th', { scope: 'col' }, legendOf(kind))))),
        h('tbody', null, rows.map(({ bin, row }) => h('tr', null,
          h('th', { scope: 'row' }, binName(bin)), row.map((count) => h('td', null, number(count))))))));
  }
}

/** 1, 10, 100 … up to the most. */
function tens(most) {
  return Array.from({ length: Math.floor(Math.log10(most)) + 1 }, (_, power) => 10 ** power);
}

/**
 * @param {HTMLElement} element
 * @param {'insetBlockEnd' | 'insetInlineStart' | 'blockSize'} property
 * @param {string} value
 */
function placed(element, property, value) {
  element.style[property] = value;
  return element;
}
