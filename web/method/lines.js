/**
 * The thresholds and their evidence, as the engine states them.
 */

import { h } from '../common/dom.js';
import { histogram } from '../common/histogram.js';
import { number, t } from '../common/l10n.js';
import { asPercent } from '../common/numbers.js';

/** Phrases of three words: what Sosie compares by. */
const USUAL = 3;
/** What Google's index took for one page. */
const GOOGLE = 3;
const LAST_BIN = 50;

/**
 * @param {HTMLElement} element
 * @param {{ engine: any, onFailure: (error: Error) => void, onRow: (row: Record<string, any>) => void }} context
 */
export function createLines(element, { engine, onFailure, onRow }) {
  /** @type {any} THRESHOLDS of the bridge */
  let value = null;
  ask();
  return { show, ask };

  async function ask() {
    if (value) return;
    try {
      value = await engine.call('thresholds', {});
      show();
      onRow(value.rows[USUAL]);
    } catch (error) {
      onFailure(error);
    }
  }

  function show() {
    if (!value) {
      element.replaceChildren(h('p', { class: 'waiting' }, t('method-waiting')));
      return;
    }
    const row = value.rows[USUAL];
    const [, [, found, flagged]] = value.evidence[USUAL];
    element.replaceChildren(
      distances(value.distances, row),
      linesTable(value.distances, row),
      h('p', { class: 'note' }, t('method-lines-other', { found: fine(found), flagged: fine(flagged) })),
      rowsTable(value));
  }
}

/** @param {{ near: number[], distinct: number[] }} counts @param {Record<string, any>} row */
function distances({ near, distinct }, row) {
  const full = (counts) => Array.from({ length: LAST_BIN }, (_, bits) => counts[bits] ?? 0);
  return histogram({
    name: 'distance',
    title: t('method-lines-chart'),
    text: t('method-lines-chart-text'),
    alt: t('method-lines-alt', {
      near: total(near), nearMedian: median(near), nearMost: near.length - 1,
      distinct: total(distinct), distinctLeast: distinct.findIndex(Boolean), distinctMedian: median(distinct),
    }),
    unit: t('method-distance-text'),
    different: full(distinct),
    alike: full(near),
    undecided: null,
    marks: [
      { row: 'own', at: row.near_bits + 1, side: 'before', text: t('method-lines-near', { bits: row.near_bits }), short: t('method-lines-short', { side: 'up-to', bits: row.near_bits }) },
      { row: 'own', at: row.different_bits, side: 'after', text: t('method-lines-different', { bits: row.different_bits }), short: t('method-lines-short', { side: 'from', bits: row.different_bits }) },
    ],
    ticks: [0, 8, 16, 24, 32, 40, 48].map((bits) => ({ at: bits + 0.5, text: number(bits) })),
    binName: number,
    legendOf: (kind) => t('method-lines-kind', { kind, count: total(kind === 'alike' ? near : distinct) }),
  });
}

/** What a line finds and flags, at Sosie's and at others. */
function linesTable({ near, distinct }, row) {
  const far = row.different_bits - 1;
  const uses = new Map([
    [GOOGLE, t('method-lines-use-google')], [10, ''], [row.near_bits, t('method-lines-use-near')], [far, t('method-lines-use-far')],
  ]);
  return h('div', { class: 'scroll', role: 'group', tabindex: 0, 'aria-labelledby': 'lines-title' },
    h('table', { class: 'lines numeric', dataset: { testid: 'lines' } },
      h('thead', null, h('tr', null, ['at-most', 'found', 'flagged', 'use'].map((name) => h('th', { scope: 'col' }, t(`method-lines-${name}`))))),
      h('tbody', null, [...uses].map(([bits, use]) => h('tr', { class: bits === row.near_bits && 'chosen' },
        h('th', { scope: 'row' }, t('method-bits', { bits })),
        share(near, bits, 'found'), share(distinct, bits, 'flagged'), h('td', { class: 'use' }, use))))));
}

/** A share with its bar. @param {number[]} counts */
function share(counts, bits, kind) {
  const upTo = total(counts.slice(0, bits + 1));
  const part = upTo / total(counts);
  const bar = h('span', { class: `bar ${kind}`, 'aria-hidden': 'true' });
  bar.style.inlineSize = `${part * 100}%`;
  return h('td', { dataset: { value: part, label: t(`method-lines-${kind}`) } }, upTo > 0 && h('span', { class: 'track', 'aria-hidden': 'true' }, bar),
    upTo === 0 ? t('method-lines-none') : t('method-lines-some', { share: fine(part), count: number(upTo) }));
}

function rowsTable({ rows, evidence }) {
  const names = ['k', 'near', 'contained', 'partial', 'near-bits', 'different-bits', 'found', 'flagged'];
  return h('details', { class: 'more', dataset: { testid: 'rows' } }, h('summary', null, t('method-rows')),
    h('div', { class: 'scroll', role: 'group', tabindex: 0, 'aria-label': t('method-rows') },
      h('table', { class: 'numbers numeric' },
        h('thead', null, h('tr', null, names.map((name) => h('th', { scope: 'col' }, t(`method-rows-${name}`))))),
        h('tbody', null, Object.entries(rows).map(([k, row]) => h('tr', null,
          h('th', { scope: 'row' }, number(Number(k))),
          ['near', 'contained', 'partial'].map((name) => h('td', null, asPercent(row[name]))),
          ['near_bits', 'different_bits'].map((name) => h('td', null, number(row[name]))),
          // Found, then flagged.
          [1, 2].map((place) => h('td', null, t('method-rows-both', { own: fine(evidence[k][0][place]), other: fine(evidence[k][1][place]) })))))))),
    h('p', { class: 'note' }, t('method-rows-note')));
}

/** Rare mistakes need their decimals. */
function fine(part) {
  return number(part, { style: 'percent', maximumFractionDigits: part < 0.1 ? 2 : 1 }).replace('\u00a0%', '\u202f%');
}

const total = (counts) => counts.reduce((sum, count) => sum + count, 0);

/** The least distance that half of the pairs do not exceed. */
function median(counts) {
  let below = 0;
  return counts.findIndex((count) => (below += count) * 2 >= total(counts));
}
