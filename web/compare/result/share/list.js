/**
 * The passages one under the other, the longest first: the way to each by mouse and by keyboard.
 */

import { h } from '../../../common/dom.js';

const FIRST = 6;
const MORE = 100;
const EXCERPT = 220;

/**
 * @param {import('../../../common/result/context.js').Context} context
 * @param {import('./twins.js').Twins} twins
 */
export function passageList({ comparison, say }, twins) {
  const { passages } = comparison;
  const rows = h('ol', { class: 'passage-rows' });
  const more = h('button', { type: 'button', class: 'link', onclick: () => show(MORE) });
  show(FIRST);
  twins.follow((n) => {
    for (const row of rows.querySelectorAll('.picked')) row.classList.remove('picked');
    rows.children[n - 1]?.classList.add('picked');
  });
  return h('div', { class: 'passages', dataset: { testid: 'passages', value: passages.length } },
    passages.length > 0 && h('div', { class: 'passage-head', 'aria-hidden': 'true' },
      ['number', 'length', 'text', 'place'].map((name) => h('span', null, say(`result-passages-${name}`)))),
    passages.length === 0 && h('p', { class: 'none' }, say('result-passages-none', { minimum: comparison.shortest_passage })),
    rows,
    more);

  function show(count) {
    const from = rows.childElementCount;
    const some = passages.slice(from, from + count);
    rows.append(...some.map((passage, index) => row(passage, from + index + 1)));
    const left = passages.length - rows.childElementCount;
    more.hidden = left <= 0;
    more.textContent = say('result-passages-more', { count: Math.min(left, MORE), all: left <= MORE ? 'yes' : 'no' });
  }

  function row(passage, n) {
    const moved = passage.moved ? 'yes' : 'no';
    const text = comparison.a.text.slice(passage.a.start, Math.min(passage.a.end, passage.a.start + EXCERPT));
    return h('li', { class: 'passage-row', dataset: { n } },
      h('button', {
        type: 'button',
        class: 'n',
        'aria-label': say('result-passage-show', { n: String(n) }),
        dataset: { label: n },
        onclick: () => twins.go(n, 'a'),
      }),
      h('span', { class: 'length numeric' }, say('result-length', { count: passage.length })),
      h('bdi', { class: 'excerpt', lang: comparison.a.lang, onclick: () => twins.go(n, 'a') }, text.replace(/\s+/g, ' ')),
      h('span', { class: 'place numeric' },
        say('result-passage-place', { inA: passage.a.word + 1, inB: passage.b.word + 1, moved })));
  }
}
