/**
 * The comparisons made before, to be opened again or erased.
 */

import { h, letter } from '../../common/dom.js';
import { currentLanguage, t } from '../../common/l10n.js';
import { asRatio } from '../../common/numbers.js';
import { addRecent, eraseRecent, forgetRecents, keepRecents, recents } from './store.js';

/**
 * @param {HTMLElement} place
 * @param {(recent: import('./store.js').Recent) => void} open
 */
export function createRecents(place, open) {
  function show() {
    const kept = recents();
    place.replaceChildren(
      h('h2', null, t('recent-title')),
      h('div', null,
        kept?.length > 0 && h('ol', { class: 'recent-list' }, kept.map(item)),
        h('p', { class: 'note' }, note(kept), ' ',
          kept
            ? button('recent-stop', () => { forgetRecents(); show(); }, 'recent-stop')
            : button('recent-keep', () => { keepRecents(); show(); }, 'recent-keep'))));
  }

  /** @param {import('./store.js').Recent} recent */
  function item(recent) {
    const { date, relation, distance, jaccard, a, b } = recent;
    const day = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(date));
    const figures = jaccard === null ? [] : [t('recent-bits', { distance }), `Jaccard ${asRatio(jaccard)}`];
    const titles = Object.entries({ a, b }).map(([side, { title }]) => h('span', null, letter(/** @type {'a' | 'b'} */ (side)), h('bdi', null, title)));
    return h('li', { dataset: { testid: 'recent' } },
      h('button', { type: 'button', class: 'link', onclick: () => open(recent) }, titles),
      h('p', { class: 'note numeric' }, [t('recent-relation', { relation }), ...figures, day].join(' · '), ' ',
        h('button', { type: 'button', class: 'link', 'aria-label': t('recent-erase-one', { a: a.title, b: b.title }), onclick: () => erase(recent) }, t('recent-erase'))));
  }

  /** The focus goes on to what there is to do next. */
  function erase(recent) {
    eraseRecent(recent);
    show();
    place.querySelector('button').focus();
  }

  show();
  return {
    show,
    /** @param {import('./store.js').Recent} recent */
    add(recent) {
      if (recents() === null) return;
      addRecent(recent);
      show();
    },
  };
}

function note(kept) {
  if (kept === null) return t('recent-off');
  return t(kept.length === 0 ? 'recent-none' : 'recent-on');
}

function button(id, run, testid) {
  return h('button', { type: 'button', class: 'link', onclick: run, dataset: { testid } }, t(id));
}
