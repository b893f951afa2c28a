/**
 * The figures, each with its name and its fraction. Each has its home here and nowhere else.
 */

import { h, letter } from '../dom.js';
import { asPercent, asRatio } from '../numbers.js';

const ALL = ['distance', 'a-in-b', 'b-in-a', 'jaccard', 'dice'];

/**
 * @param {import('./context.js').Context} context
 * @param {string[]} [names]  of those shown
 */
export function figures({ comparison, facts, say }, names = ALL) {
  const { distance, common, bits } = comparison;
  const sizes = { common: common ?? 0, a: comparison.shingles_a, b: comparison.shingles_b, union: facts.union };
  const share = (total) => say('result-share-note', { common: sizes.common, total });
  const rows = {
    distance: [distance, String, say('result-distance'), say('result-distance-note'), ` / ${bits}`],
    'a-in-b': [comparison.a_in_b, asPercent, shareLabel(say, 'a', 'b'), share(sizes.a)],
    'b-in-a': [comparison.b_in_a, asPercent, shareLabel(say, 'b', 'a'), share(sizes.b)],
    jaccard: [comparison.jaccard, asRatio, say('result-jaccard'), say('result-jaccard-note', sizes)],
    dice: [comparison.dice, asRatio, say('result-dice'), say('result-dice-note', sizes)],
  };
  return h('dl', { class: 'figures', 'aria-label': say('result-figures') }, names.map((name) => row(name, rows[name])));

  function row(testid, [value, show, label, note, suffix]) {
    const known = value !== null;
    const shownValue = known
      ? [h('span', { class: 'value' }, show(value)), suffix && h('span', { class: 'suffix' }, suffix)]
      : say('result-not-computed');
    return h('div', { class: 'figure' },
      h('dt', null, label),
      h('dd', { class: known ? 'numeric' : 'unknown', dataset: { testid, value: known ? value : '' } }, shownValue),
      known && h('dd', { class: 'note' }, note));
  }
}

/** "Share of A in B", its letters in their shapes wherever the language puts them. */
function shareLabel(say, of, within) {
  const parts = say('result-share', { of: `\u0001${of}\u0001`, within: `\u0001${within}\u0001` }).split('\u0001');
  return parts.map((part, index) => (index % 2 ? letter(/** @type {'a'|'b'} */ (part)) : part));
}
