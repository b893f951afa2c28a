/**
 * The pairs most alike: where a duplicate taken for two texts is found, seen and marked.
 */

import { h, letter } from '../../common/dom.js';
import { number, t } from '../../common/l10n.js';
import { asPercent } from '../result/numbers.js';

/**
 * @param {any} value  CALIBRATION
 * @param {object} context
 * @param {boolean} context.loaded  the texts are not at hand: the pairs can be read only
 * @param {(names: [string, string]) => boolean} context.isAlike  as marked by now, measured or not
 * @param {(names: [string, string], alike: boolean) => void} context.mark
 * @param {(names: [string, string]) => void} context.compare
 * @param {HTMLElement | null} context.progress  how far the next measurement is, or why there is none
 * @param {HTMLElement} context.problem  why a pair could not be compared
 */
export function closest({ closest: pairs }, { loaded, isAlike, mark, compare, progress, problem }) {
  if (pairs.length === 0) return null;
  return h('section', { class: 'closest', 'aria-labelledby': 'calibrate-closest' },
    h('h2', { id: 'calibrate-closest' }, t('calibrate-closest')),
    h('p', { class: 'lead' }, t('calibrate-closest-text')),
    progress,
    problem,
    // On a phone it is laid out as a list, for which browsers forget that it is a table: the roles say it.
    h('table', { role: 'table', class: 'closest-table', dataset: { testid: 'calibrate-closest' } },
      h('thead', { role: 'rowgroup' }, h('tr', { role: 'row' },
        h('th', { role: 'columnheader' }, t('calibrate-column-pair')),
        h('th', { role: 'columnheader', class: 'figure' }, t('result-distance')),
        h('th', { role: 'columnheader', class: 'figure' }, shareLabel('a', 'b')),
        h('th', { role: 'columnheader', class: 'figure' }, shareLabel('b', 'a')),
        !loaded && h('td', { role: 'cell' }))),
      h('tbody', { role: 'rowgroup' }, pairs.map(row))));

  function row(pair, index) {
    const names = /** @type {[string, string]} */ ([pair.a, pair.b]);
    const alike = loaded ? pair.alike : isAlike(names);
    const id = `calibrate-pair-${index}`;
    return h('tr', { role: 'row', dataset: { testid: 'calibrate-pair' } },
      h('th', { role: 'rowheader', id }, name('a', pair.a), name('b', pair.b), alike && h('span', { class: 'tag' }, t('calibrate-marked'))),
      h('td', { role: 'cell', class: 'figure numeric', dataset: { label: t('result-distance') } }, number(pair.distance)),
      share(pair.a_in_b, 'a', 'b'),
      share(pair.b_in_a, 'b', 'a'),
      !loaded && h('td', { role: 'cell', class: 'deeds' },
        deed('calibrate-compare', () => compare(names)),
        deed(alike ? 'calibrate-unmark' : 'calibrate-mark', () => mark(names, !alike), 'mark')));

    function deed(message, run, key = message) {
      return h('button', { type: 'button', class: 'link', onclick: run, 'aria-describedby': id, dataset: { testid: message, key: `${key} ${pair.a} ${pair.b}` } },
        t(message));
    }
  }

  function share(value, of, within) {
    const bar = h('span', { class: 'mini', 'aria-hidden': 'true' }, h('span', null));
    /** @type {HTMLElement} */ (bar.firstElementChild).style.inlineSize = `${value * 100}%`;
    return h('td', { role: 'cell', class: 'figure numeric', dataset: { label: t('calibrate-column-share', { of: of.toUpperCase(), within: within.toUpperCase() }) } },
      bar, asPercent(value));
  }
}

/** The end of a path tells files apart; its start gives way. */
function name(side, path) {
  const cut = path.lastIndexOf('/') + 1;
  return h('span', { class: 'pair-name', title: path },
    letter(side),
    h('bdi', null, cut > 0 && h('span', { class: 'folder' }, path.slice(0, cut)), h('span', { class: 'file' }, path.slice(cut))));
}

/** "A in B", the letters in their shapes wherever the language puts them. */
function shareLabel(of, within) {
  const parts = t('calibrate-column-share', { of: `\u0001${of}\u0001`, within: `\u0001${within}\u0001` }).split('\u0001');
  return parts.map((part, index) => (index % 2 ? letter(/** @type {'a' | 'b'} */ (part)) : part));
}
