/**
 * Both histograms: the distances of all pairs, and what they share, with the lines of the thresholds.
 */

import { h } from '../../common/dom.js';
import { number, t } from '../../common/l10n.js';
import { asPercent } from '../../common/numbers.js';
import { histogram } from '../../common/histogram.js';
import { thresholdsTable } from './thresholds-table.js';

/** From this share on, words after a line would run over the edge. */
const EDGE = 0.88;

/** @typedef {import('../../common/store/thresholds.js').Thresholds} Thresholds */

/** @param {any} value  CALIBRATION */
export function charts(value) {
  return h('section', { class: 'charts', 'aria-labelledby': 'calibrate-pairs' },
    h('div', { class: 'charts-head' }, h('h2', { id: 'calibrate-pairs' }, t('calibrate-pairs')), h('p', null, t('calibrate-scale'))),
    distances(value),
    h('div', { class: 'beside' }, shares(value), thresholdsTable(value)));
}

function distances({ different, alike, undecided, thresholds, table }) {
  const counts = different.distance.histogram;
  const bits = counts.length - 1;
  const { least, median } = different.distance;
  return histogram({
    name: 'distance',
    title: t('calibrate-distances'),
    text: t('calibrate-distances-text'),
    alt: t('calibrate-distances-alt', { pairs: different.pairs, least: least ?? 0, median: median ?? 0, alike: alike?.pairs ?? 0, most: alike?.distance.most ?? 0 }),
    unit: t('calibrate-distances-unit'),
    different: counts,
    alike: alike?.distance.histogram ?? null,
    undecided: undecided?.distance.histogram ?? null,
    marks: marksOf({ own: thresholds, table }, distanceMarks),
    // A bin stands for one distance, named under its middle.
    ticks: Array.from({ length: 9 }, (_, step) => (bits / 8) * step).map((bit) => ({ at: bit + 0.5, text: number(bit) })),
    binName: number,
    legendOf,
  });
}

/** @param {string} entry */
const legendOf = (entry) => t(`calibrate-legend-${entry}`);

function shares({ different, alike, undecided, thresholds, table }) {
  const counts = different.containment.histogram;
  const bins = counts.length;
  const { median, most } = different.containment;
  return histogram({
    name: 'share',
    title: t('calibrate-shares'),
    text: t('calibrate-shares-text'),
    alt: t('calibrate-shares-alt', {
      pairs: different.pairs, median: asPercent(median ?? 0), most: asPercent(most ?? 0), alike: alike?.pairs ?? 0, least: asPercent(alike?.containment.least ?? 0),
    }),
    unit: t('calibrate-shares-unit'),
    different: counts,
    alike: alike?.containment.histogram ?? null,
    undecided: undecided?.containment.histogram ?? null,
    marks: marksOf({ own: thresholds, table }, (row) => shareMarks(row, bins)),
    ticks: [0, 0.25, 0.5, 0.75, 1].map((share) => ({ at: share * bins, text: asPercent(share) })),
    binName: (bin) => t('calibrate-band', { from: asPercent(bin / bins), to: asPercent((bin + 1) / bins) }),
    legendOf,
  });
}

/**
 * @param {Record<'own' | 'table', Thresholds | null>} rows
 * @param {(row: Thresholds) => Omit<import('../../common/histogram.js').Mark, 'row'>[]} marks
 */
function marksOf(rows, marks) {
  return /** @type {const} */ (['table', 'own']).filter((row) => rows[row])
    .flatMap((row) => marks(rows[row]).map((mark) => ({ ...mark, row })));
}

/** @param {Thresholds} row @returns {Omit<import('../../common/histogram.js').Mark, 'row'>[]} */
function distanceMarks({ near_bits: near, different_bits: different }) {
  return [
    { at: near + 1, side: 'before', text: t('calibrate-mark-near', { bits: near }), short: t('calibrate-mark-short', { side: 'up-to', value: number(near) }) },
    { at: different, side: 'after', text: t('calibrate-mark-different', { bits: different }), short: t('calibrate-mark-short', { side: 'from', value: number(different) }) },
  ];
}

/** Three lines stand close together: figures only; what they mean stands in the table beside. */
function shareMarks({ near, contained, partial }, bins) {
  const lines = [shareMark(partial, 'before'), shareMark(contained, 'before'), shareMark(near, 'after')];
  // Where two coincide, the last one stands for both.
  return lines.filter(({ at }, index) => lines[index + 1]?.at !== at);

  /** @returns {Omit<import('../../common/histogram.js').Mark, 'row'>} */
  function shareMark(share, side) {
    // At the edge there is room on one side only.
    return { at: share * bins, side: share > EDGE ? 'before' : side, text: asPercent(share), short: asPercent(share) };
  }
}
