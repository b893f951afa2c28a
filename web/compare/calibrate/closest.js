/**
 * The pairs most alike: where a duplicate taken for two texts is found, seen and marked.
 */

import { h, letter } from '../../common/dom.js';
import { number, t } from '../../common/l10n.js';
import { asPercent } from '../../common/numbers.js';
import { takeIn } from './given.js';

/** So many texts left out are named at once. */
const NAMED = 3;

/** @typedef {import('./calibration.js').Pair} Pair */

/**
 * @param {any} value  CALIBRATION
 * @param {object} context
 * @param {boolean} context.loaded  the texts are not at hand: the pairs can be read only
 * @param {Pair[]} context.pairs  the closest ones, and others marked alike
 * @param {(pair: Pair) => boolean} context.isAlike  as marked by now, measured or not
 * @param {(pair: Pair, alike: boolean) => void} context.mark
 * @param {readonly string[]} context.leftOut  by the reader, measured so or not
 * @param {(name: string, out: boolean) => void} context.leaveOut
 * @param {(names: [string, string]) => void} context.compare
 * @param {HTMLElement | null} context.progress  how far the next measurement is, or why there is none
 * @param {HTMLElement} context.problem  why a pair could not be compared
 */
export function closest(value, { loaded, pairs, isAlike, mark, leftOut, leaveOut, compare, progress, problem }) {
  if (pairs.length === 0 && leftOut.length === 0) return null;
  return h('section', { class: 'closest', 'aria-labelledby': 'calibrate-closest' },
    h('h2', { id: 'calibrate-closest' }, t('calibrate-closest')),
    !loaded && h('p', { class: 'lead' }, t('calibrate-closest-text')),
    leftOut.length > 0 && takenOut(),
    progress,
    problem,
    pairs.length > 0 && [h('p', { class: 'order' }, order(value, pairs.length)), table()]);

  function table() {
    // On a phone it is laid out as a list, for which browsers forget that it is a table: the roles say it.
    return h('table', { role: 'table', class: 'closest-table', dataset: { testid: 'calibrate-closest' } },
      h('thead', { role: 'rowgroup' }, h('tr', { role: 'row' },
        h('th', { role: 'columnheader' }, t('calibrate-column-pair')),
        h('th', { role: 'columnheader', class: 'figure' }, t('result-distance')),
        h('th', { role: 'columnheader', class: 'figure' }, shareLabel('a', 'b')),
        h('th', { role: 'columnheader', class: 'figure' }, shareLabel('b', 'a')),
        !loaded && h('td', { role: 'cell' }))),
      h('tbody', { role: 'rowgroup' }, [...pairs].sort(byShare).map(row)));
  }

  /** The texts that the reader left out, and the way back. */
  function takenOut() {
    return h('details', { class: 'taken-out', open: leftOut.length <= NAMED, dataset: { testid: 'calibrate-taken-out' } },
      h('summary', { dataset: { key: 'taken-out' } }, t('calibrate-taken-out', { count: leftOut.length })),
      h('ul', null, leftOut.map((text) => h('li', null, h('bdi', null, text), ' ', takeIn(text, leaveOut)))));
  }

  function row(pair, index) {
    const names = /** @type {[string, string]} */ ([pair.a, pair.b]);
    const alike = loaded ? pair.alike : isAlike(pair);
    const gone = names.some((text) => leftOut.includes(text));
    const id = `calibrate-pair-${index}`;
    const known = pair.distance !== null;
    return h('tr', { role: 'row', class: gone && 'gone', dataset: { testid: 'calibrate-pair' } },
      h('th', { role: 'rowheader', id }, text('a', pair.a), text('b', pair.b), tag(pair, alike)),
      h('td', { role: 'cell', class: 'figure numeric', dataset: { label: t('result-distance') } }, known ? number(pair.distance) : '—'),
      share(known ? pair.a_in_b : null, 'a', 'b'),
      share(known ? pair.b_in_a : null, 'b', 'a'),
      !loaded && h('td', { role: 'cell', class: 'deeds' },
        deed('calibrate-compare', () => compare(names)),
        !gone && deed(alike ? 'calibrate-unmark' : 'calibrate-mark', () => mark(pair, !alike), 'mark')));

    /** One of both, and the way to leave it out. */
    function text(side, path) {
      const out = leftOut.includes(path);
      const id = out ? 'calibrate-take-in' : 'calibrate-leave-out';
      return h('div', { class: 'pair-text' }, name(side, path), !loaded && h('button', {
        type: 'button', class: 'link', onclick: () => leaveOut(path, !out), 'aria-label': t(`${id}-text`, { name: path }),
        dataset: { testid: id, key: `leave ${side} ${pair.a} ${pair.b}` },
      }, t(id)));
    }

    function deed(message, run, key = message) {
      return h('button', { type: 'button', class: 'link', onclick: run, 'aria-describedby': id, dataset: { testid: message, key: `${key} ${pair.a} ${pair.b}` } },
        t(message));
    }
  }

  function share(value, of, within) {
    const label = t('calibrate-column-share', { of: of.toUpperCase(), within: within.toUpperCase() });
    if (value === null) return h('td', { role: 'cell', class: 'figure numeric', dataset: { label } }, '—');
    const bar = h('span', { class: 'mini', 'aria-hidden': 'true' }, h('span', null));
    /** @type {HTMLElement} */ (bar.firstElementChild).style.inlineSize = `${value * 100}%`;
    return h('td', { role: 'cell', class: 'figure numeric', dataset: { label } },
      bar, asPercent(value));
  }
}

/** What stands in this order is seen: the greater of both shares, then the distance. @param {Pair} one @param {Pair} other */
function byShare(one, other) {
  const share = ({ distance, a_in_b: aInB, b_in_a: bInA }) => (distance === null ? -1 : Math.max(aInB, bInA));
  return share(other) - share(one) || one.distance - other.distance;
}

/** How many of how many are shown, and in which order. */
function order({ closest: found, different, alike, undecided }, shown) {
  const pairs = different.pairs + (alike?.pairs ?? 0) + (undecided?.pairs ?? 0);
  return t('calibrate-closest-order', { shown: found.length, pairs, all: found.length === pairs ? 'yes' : 'no', marked: shown - found.length });
}

/** What is said of a pair, or is not said yet. @param {Pair} pair @param {boolean} alike */
function tag({ undecided }, alike) {
  if (alike) return h('span', { class: 'tag' }, t('calibrate-marked'));
  return undecided && h('span', { class: 'tag open' }, t('calibrate-undecided'));
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
