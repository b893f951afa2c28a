/**
 * Both texts as two bars, to scale in words, and a ribbon from each passage to its twin.
 */

import { h, letter, svg } from '../../../common/dom.js';

/** So many passages, the longest, can be told apart and picked out; the rest are drawn as one. */
const APART = 80;
/** A piece's share of the bar, in percent, from which its number or more has room there. */
const ROOM = [2, 5, 10, 25];
const WIDTH = 1000;
const HEIGHT = 100;

/**
 * @param {import('../../../common/result/context.js').Context} context
 * @param {import('./twins.js').Twins} twins
 */
export function ribbon({ comparison, say }, twins) {
  const { passages } = comparison;
  const longest = Math.max(comparison.a.words, comparison.b.words);
  const parts = passages.slice(0, APART).map((passage, index) => apart(passage, index + 1));
  const figure = h('div', { class: 'ribbon', role: 'img', 'aria-label': say('result-ribbon', { count: passages.length }) },
    letter('a'), bar('a'),
    svg('svg', { class: 'bands', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none' },
      together('rest', passages.slice(APART).filter((passage) => !passage.moved)),
      together('rest moved', passages.slice(APART).filter((passage) => passage.moved)),
      parts.map((part) => part.path).reverse()),
    letter('b'), bar('b'));
  figure.addEventListener('click', pickAt);
  twins.follow((n) => {
    for (const element of figure.querySelectorAll('.picked')) element.classList.remove('picked');
    const part = parts[n - 1];
    for (const element of part ? [part.path, part.a, part.b] : []) element.classList.add('picked');
  });
  return figure;

  function apart(passage, n) {
    const kind = passage.moved ? 'passage moved' : 'passage';
    const path = svg('path', { class: kind, d: shape(passage), dataset: { n } });
    return { path, a: piece(passage, 'a', n, kind), b: piece(passage, 'b', n, kind) };
  }

  function piece(passage, side, n, kind) {
    const { words } = comparison[side];
    const room = ROOM.filter((percent) => (passage.length / longest) * 100 >= percent).map((percent) => `room-${percent}`);
    const element = h('span', { class: [kind, ...room].join(' '), dataset: { n } },
      passage.moved && h('span', { class: 'wide' }, say('result-passage-moved', { n: String(n) })),
      h('span', { class: passage.moved ? 'narrow' : 'any' }, n));
    element.style.insetInlineStart = `${(passage[side].word / words) * 100}%`;
    element.style.inlineSize = `${(passage.length / words) * 100}%`;
    return element;
  }

  function bar(side) {
    const element = h('span', { class: `bar ${side}` });
    element.style.inlineSize = `${(comparison[side].words / longest) * 100}%`;
    const rest = svg('svg', { class: 'rest-bar', viewBox: `0 0 ${comparison[side].words} 1`, preserveAspectRatio: 'none' },
      svg('path', { d: passages.slice(APART).map((passage) => stripe(passage, side)).join('') }));
    element.append(rest, ...parts.map((part) => part[side]));
    return element;
  }

  function shape({ a, b, length }) {
    const x = (word) => Math.round((word / longest) * WIDTH * 10) / 10;
    const [a0, a1, b0, b1] = [x(a.word), x(a.word + length), x(b.word), x(b.word + length)];
    const middle = HEIGHT / 2;
    return `M${a0} 0C${a0} ${middle} ${b0} ${middle} ${b0} ${HEIGHT}H${b1}C${b1} ${middle} ${a1} ${middle} ${a1} 0Z`;
  }

  function together(kind, some) {
    return some.length > 0 && svg('path', { class: kind, d: some.map(shape).join('') });
  }

  /** The mouse's short cut; the list of passages is the way for everyone. */
  function pickAt(event) {
    const target = event.target.closest('[data-n]');
    if (target) twins.go(Number(target.getAttribute('data-n')), target.closest('.bar.b') ? 'b' : 'a');
  }
}

function stripe(passage, side) {
  return `M${passage[side].word} 0h${passage.length}v1h-${passage.length}z`;
}
