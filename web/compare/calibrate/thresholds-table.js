/**
 * The thresholds in words: the built-in ones against those suggested.
 */

import { h } from '../../common/dom.js';
import { t } from '../../common/l10n.js';
import { asPercent } from '../../common/numbers.js';

const ROWS = ['near-bits', 'different-bits', 'near', 'contained', 'partial'];

/** @param {any} value  CALIBRATION */
export function thresholdsTable(value) {
  const columns = /** @type {('table' | 'thresholds')[]} */ (['table', 'thresholds']).filter((column) => value[column]);
  if (columns.length === 0) return null;
  return h('table', { class: 'change-table numeric', dataset: { testid: 'calibrate-thresholds' } },
    h('caption', null, t('calibrate-change')),
    h('thead', null, h('tr', null,
      h('td'),
      columns.map((column) => h('th', { scope: 'col' }, t(column === 'table' ? 'calibrate-legend-table' : 'calibrate-legend-own'))))),
    h('tbody', null,
      ROWS.map((name) => row(t(`calibrate-row-${name}`), columns.map((column) => said(name, value[column])))),
      counted('different'),
      value.alike && counted('alike')));

  /** How many pairs the fingerprint flags, or finds. @param {'different' | 'alike'} kind */
  function counted(kind) {
    const { pairs, distance: { histogram } } = value[kind];
    const upTo = (bits) => histogram.slice(0, bits + 1).reduce((sum, count) => sum + count, 0);
    return row(t(`calibrate-row-${kind}`), columns.map((column) => (
      t('calibrate-row-count', { count: upTo(value[column].near_bits), total: pairs }))));
  }
}

/** What changes stands out. */
function row(label, texts) {
  const [first, ...others] = texts;
  return h('tr', null,
    h('th', { scope: 'row' }, label),
    h('td', null, first),
    others.map((other) => h('td', other === first ? null : { class: 'changes' }, other)));
}

/** @param {string} name @param {import('../../common/store/thresholds.js').Thresholds} row */
function said(name, row) {
  return {
    'near-bits': () => t('calibrate-row-up-to', { bits: row.near_bits }),
    'different-bits': () => t('calibrate-row-from', { bits: row.different_bits }),
    near: () => t('calibrate-row-share', { share: asPercent(row.near), of: 'both' }),
    contained: () => t('calibrate-row-share', { share: asPercent(row.contained), of: 'one' }),
    partial: () => t('calibrate-row-share', { share: asPercent(row.partial), of: 'one' }),
  }[name]();
}
