/**
 * What the dots and the line show, in figures: made when it is opened.
 */

import { h } from '../common/dom.js';
import { number, t } from '../common/l10n.js';
import { asPercent } from '../common/numbers.js';

/**
 * @typedef {object} Runs
 * @property {number[]} places
 * @property {any[]} runs
 * @property {(key: string) => import('./chart.js').Dot[]} averages
 * @property {boolean} whole  whether all of them are there
 *
 * @param {import('./study.js').Study} study
 * @param {() => Runs} current
 */
export function numbersTable(study, current) {
  const body = h('div', { class: 'scroll', role: 'group', tabindex: 0, 'aria-label': t('method-numbers') });
  const element = h('details', { class: 'more', dataset: { testid: `${study.name}-numbers` }, ontoggle: show },
    h('summary', null, t('method-numbers')), body);
  return { element, show };

  function show() {
    if (!element.open) return;
    const runs = current();
    body.replaceChildren(runs.whole ? table(study, runs) : t('method-waiting'));
  }
}

/** @param {import('./study.js').Study} study @param {Runs} found */
function table(study, { places, runs, averages }) {
  const theory = study.theory && averages('expected');
  const means = averages(study.measure.key);
  return h('table', { class: 'numbers numeric' },
    h('thead', null, h('tr', null,
      h('th', { scope: 'col' }, t(`method-${study.name}-unit`)),
      h('th', { scope: 'col', colspan: study.draws }, `${t('method-distance')}, ${t('method-draws')}`),
      theory && h('th', { scope: 'col' }, `${t('method-theory')}, ${t('method-mean')}`),
      h('th', { scope: 'col' }, `${t(study.measure.title)}, ${t('method-mean')}`))),
    h('tbody', null, places.map((place, index) => h('tr', null,
      h('th', { scope: 'row' }, asPercent(place / 100)),
      runs.filter(({ percent }) => percent === place).map(({ figures }) => h('td', null, number(figures.distance))),
      theory && h('td', { dataset: { value: theory[index].y } }, number(theory[index].y, { maximumFractionDigits: 1, minimumFractionDigits: 1 })),
      h('td', { dataset: { value: means[index].y } }, study.measure.format(means[index].y))))));
}
