/**
 * What both texts hold, to scale: A's own part, the shared part, B's own part.
 */

import { h } from '../../common/dom.js';
import { number } from '../../common/l10n.js';

/** @param {import('../../common/result/context.js').Context} context */
export function overlap({ comparison, say }) {
  const { common, shingles_a: inA, shingles_b: inB, passages } = comparison;
  const parts = { a: inA - common, shared: common, b: inB - common };
  const bar = h('div', { class: 'overlap', role: 'img', 'aria-label': say('result-overlap', { common, onlyA: parts.a, onlyB: parts.b }) },
    h('span', { class: 'bracket a' }, say('result-overlap-a', { count: inA })),
    part('own a', parts.a),
    part('shared-part', parts.shared, say('result-overlap-shared', { count: parts.shared })),
    part('own b', parts.b),
    h('span', { class: 'bracket b' }, say('result-overlap-b', { count: inB })));
  for (const [name, count] of Object.entries(parts)) bar.style.setProperty(`--${name}-width`, track(count));
  return h('div', { class: 'overlap-block' },
    bar,
    h('p', { class: 'note' }, passages.length
      ? say('result-overlap-passages', {
        longest: passages[0].length,
        covered: comparison.covered,
        wordsA: comparison.a.words,
        wordsB: comparison.b.words,
      })
      : say('result-overlap-no-passage')));
}

/** To scale, but what exists has room for its figure, be it ever so little. */
function track(count) {
  return count ? `minmax(${number(count).length + 2}ch, ${count}fr)` : '0px';
}

/** @param {string} name @param {number} count @param {string} [text]  what stands there where it fits */
function part(name, count, text = number(count)) {
  return count > 0 && h('span', { class: name },
    h('span', { class: 'long' }, text),
    h('span', { class: 'brief' }, number(count)));
}
