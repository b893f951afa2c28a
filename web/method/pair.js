/**
 * The two texts that were compared last, to be read, and to be taken elsewhere.
 */

import { h, letter } from '../common/dom.js';
import { currentLanguage, t } from '../common/l10n.js';
import { save } from '../common/save.js';

/**
 * @typedef {{ a: string, b: import('./study.js').Pieces, words: number[] }} Pair
 * @param {string} name
 */
export function pairView(name) {
  /** @type {Pair | null} */
  let pair = null;
  const body = h('div', { class: 'texts' });
  const element = h('details', { class: 'more', dataset: { testid: `${name}-texts` }, ontoggle: fill }, h('summary', null, t('method-texts')), body);
  return {
    element,
    /** @param {Pair} given */
    show(given) {
      pair = given;
      fill();
    },
  };

  /** Only what is seen is made. */
  function fill() {
    if (!pair || !element.open) return;
    const { a, b, words } = pair;
    body.replaceChildren(
      column('a', words[0], a, [a]),
      column('b', words[1], b.map(({ text }) => text).join(''), b.map(({ text, own }) => (own ? h('span', { class: 'own' }, text) : text))),
      h('p', { class: 'note' }, t('method-texts-note')));
  }

  /** @param {'a' | 'b'} side */
  function column(side, words, text, content) {
    return h('div', null,
      h('p', { class: 'head' }, letter(side), h('span', null, t(`method-texts-${side}`, { words })),
        h('button', { type: 'button', class: 'link', dataset: { testid: `${name}-save-${side}` }, onclick: () => save(`${side}.txt`, text, 'text/plain;charset=utf-8') },
          t('method-texts-save', { side: `${side}.txt` }))),
      h('div', { class: 'text', lang: currentLanguage(), tabindex: 0, role: 'group', 'aria-label': t(`method-texts-${side}`, { words }), dataset: { testid: `${name}-text-${side}` } }, content));
  }
}
