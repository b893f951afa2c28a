/**
 * The inputs, folded: what A and B are, and the way back to them.
 */

import { h, letter } from '../common/dom.js';
import { currentLanguage, t } from '../common/l10n.js';
import { CALIBRATE, ownAbout } from './own-thresholds.js';
import { isByHand } from '../common/result/context.js';
import { lengthToken } from '../common/result/facts.js';
import { titleOf } from '../common/result/title.js';

/**
 * @param {HTMLElement} element
 * @param {{ change: () => void, swap: () => void, compare: () => void, builtIn: () => void, calibrated: () => boolean }} actions
 */
export function createStrip(element, actions) {
  return {
    /**
     * @param {import('../common/compare/state.js').State} state  one with both sides
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
          state.name === 'shown' && button(state.once ? 'input-compare-own' : 'input-compare-again', actions.compare, 'compare-again')),
        state.once && h('p', { class: 'strip-once', dataset: { testid: 'once' } }, t('input-once', { options: usedOnce(state.once) })),
        state.name === 'shown' && calibrated(state.own, actions)));
    },
  };
}

/** Whose thresholds the verdicts follow, where they are not the built-in ones; and the way back to a calibration. */
function calibrated(own, { builtIn, calibrated: isThere }) {
  if (!own && !isThere()) return null;
  return h('p', { class: 'strip-once' },
    own && h('span', { dataset: { testid: 'own-thresholds' } }, t('calibrate-judged', { about: ownAbout(own) }), ' ',
      h('button', { type: 'button', class: 'link', onclick: builtIn, dataset: { testid: 'use-built-in' } }, t('calibrate-table'))),
    own && isThere() && ' · ',
    isThere() && h('a', { href: CALIBRATE, dataset: { testid: 'calibrate-return' } }, t('calibrate-return')));
}

function summary(name, side, doc) {
  return h('div', { class: 'strip-side' },
    letter(name),
    h('div', null,
      h('p', { class: 'strip-title', dir: 'auto' }, stripTitle(side, doc)),
      h('p', { class: 'strip-facts numeric' }, facts(side, doc).join(' · '))));
}

/** The title as the results give it; before there are any, as far as it is known. */
function stripTitle(side, doc) {
  const held = side.uses === 'held' ? side.held : null;
  const title = doc ? doc.title : held && side.facts?.title;
  return titleOf({ title, name: held?.name, text: doc?.text ?? textOf(side) }) ?? t('input-untitled');
}

/** What this comparison alone was made with, in words. */
function usedOnce(once) {
  const said = [once.k === 1 && t('input-once-single'), once.keep_boilerplate && t('input-once-whole')].filter(Boolean);
  return new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(said);
}

function facts(side, doc) {
  const held = side.uses === 'held' ? side.held : null;
  return [
    held?.url && held.url.replace(/^https?:\/\/|\/$/g, ''),
    doc && t('result-length', { count: doc.words, token: lengthToken(doc.segmentation, doc.options.segmentation) }),
    t(`input-how-${held?.how ?? 'pasted'}`, { host: held?.proxyHost ?? '' }),
    doc && isByHand(doc) && t('result-by-hand'),
  ].filter(Boolean);
}

function textOf(side) {
  if (side.uses === 'text') return side.text;
  return typeof side.held?.data === 'string' ? side.held.data : '';
}

function button(id, run, testid, icon) {
  const look = testid === 'compare-again' ? 'button primary' : 'button';
  return h('button', { type: 'button', class: look, onclick: run, dataset: { testid } }, icon, t(id));
}
