/**
 * The inputs, folded: what A and B are, and the way back to them.
 */

import { h, letter } from '../common/dom.js';
import { t } from '../common/l10n.js';

/**
 * @param {HTMLElement} element
 * @param {{ change: () => void, swap: () => void, compare: () => void }} actions
 */
export function createStrip(element, actions) {
  return {
    /**
     * @param {import('./state.js').State} state  one with both sides
     */
    show(state) {
      element.hidden = !state.sides;
      if (!state.sides) return;
      const docs = state.name === 'shown' ? state.comparison : {};
      element.replaceChildren(h('h1', { class: 'visually-hidden' }, t('app-strip.aria-label')), h('div', { class: 'page' },
        h('div', { class: 'strip-sides' }, ['a', 'b'].map((name) => summary(name, state.sides[name], docs[name]))),
        h('div', { class: 'actions' },
          button('input-change', actions.change, 'change'),
          button('input-swap', actions.swap, 'swap-again', h('span', { 'aria-hidden': 'true' }, '⇄')),
          state.name === 'shown' && button('input-compare-again', actions.compare, 'compare-again'))));
    },
  };
}

function summary(name, side, doc) {
  return h('div', { class: 'strip-side' },
    letter(name),
    h('div', null,
      h('p', { class: 'strip-title', dir: 'auto' }, titleOf(side, doc)),
      h('p', { class: 'strip-facts numeric' }, facts(side, doc).join(' · '))));
}

/** @returns {string} the page's title, else its name, else its first line */
export function titleOf(side, doc) {
  const title = doc?.title ?? (side.uses === 'held' ? side.facts?.title ?? side.held.name : null);
  return title || firstLine(doc?.text ?? textOf(side)) || t('input-untitled');
}

function facts(side, doc) {
  const held = side.uses === 'held' ? side.held : null;
  return [
    held?.url && held.url.replace(/^https?:\/\/|\/$/g, ''),
    doc && t('input-words', { count: doc.words }),
    t(`input-how-${held?.how ?? 'pasted'}`, { host: held?.proxyHost ?? '' }),
  ].filter(Boolean);
}

function textOf(side) {
  if (side.uses === 'text') return side.text;
  return typeof side.held?.data === 'string' ? side.held.data : '';
}

function firstLine(text) {
  const [line] = text.slice(0, 400).trim().split('\n');
  return line.length > 60 ? `${line.slice(0, 60).replace(/\s\S*$/, '')}…` : line;
}

function button(id, run, testid, icon) {
  const look = testid === 'compare-again' ? 'button primary' : 'button';
  return h('button', { type: 'button', class: look, onclick: run, dataset: { testid } }, icon, t(id));
}
