/**
 * What the dots and the line show, in figures.
 */

import { h } from '../common/dom.js';
import { number, t } from '../common/l10n.js';
import { asPercent } from '../common/numbers.js';

/**
 * @param {HTMLElement} details
 * @param {object} from
 * @param {import('./study.js').Study} from.study
 * @param {number[]} from.places
 * @param {any[]} from.runs
 * @param {(key: string) => import('./chart.js').Dot[]} from.averages
 */
export function numbersTable(details, { study, places, runs, averages }) {
  const theory = study.theory && averages('expected');
  const means = averages(study.measure.key);
  details.replaceChildren(h('summary', null, t('method-numbers')),
    h('div', { class: 'scroll', role: 'region', tabindex: 0, 'aria-label': t('method-numbers') },
      h('table', { class: 'numbers numeric' },
        h('thead', null, h('tr', null,
          h('th', { scope: 'col' }, t(`method-${study.name}-unit`)),
          h('th', { scope: 'col', colspan: study.draws }, `${t('method-distance')}, ${t('method-draws')}`),
          theory && h('th', { scope: 'col' }, `${t('method-theory')}, ${t('method-mean')}`),
          h('th', { scope: 'col' }, `${t(study.measure.title)}, ${t('method-mean')}`))),
        h('tbody', null, places.map((place, index) => h('tr', null,
          h('th', { scope: 'row' }, asPercent(place / 100)),
          runs.filter(({ percent }) => percent === place).map(({ figures }) => h('td', null, number(figures.distance))),
          theory && h('td', { dataset: { value: theory[index].y } }, number(theory[index].y, { maximumFractionDigits: 1, minimumFractionDigits: 1 })),
          h('td', { dataset: { value: means[index].y } }, study.measure.format(means[index].y))))))));
}
