/**
 * The two texts side by side, each with its passages marked; on a narrow page one at a time, by tabs.
 */

import { h, letter } from '../../../common/dom.js';
import { SIDES, pageTitle, sideName } from '../../../common/result/context.js';
import { column } from '../../../common/result/text/column.js';
import { isLong } from '../../../common/result/text/paragraphs.js';
import { keepInView } from './sticky.js';

/**
 * @param {import('../../../common/result/context.js').Context} context
 * @returns {{element: HTMLElement, tabs: HTMLElement, bodies: {a: HTMLElement, b: HTMLElement},
 *   show: (side: 'a'|'b') => void}} `bodies` hold the texts, once `fill` has run
 */
export function createColumns(context) {
  const { comparison, say, signal } = context;
  const bodies = { a: body('a'), b: body('b') };
  const element = h('div', { class: 'columns' }, SIDES.map(panel));
  const tabs = h('div', { class: 'tabs', role: 'tablist', 'aria-label': say('result-texts'), onkeydown: turn }, SIDES.map(tab));
  show('a');
  keepInView(element, signal);
  return { element, tabs, bodies, show };

  function body(side) {
    const { text, lang } = comparison[side];
    return h('div', { class: isLong(text) ? 'text-body long' : 'text-body', lang });
  }

  function panel(side) {
    const { words } = comparison[side];
    return h('article', { class: `column ${side}`, id: `result-text-${side}`, 'aria-label': say(`result-page-${side}`) },
      h('header', null,
        letter(side),
        h('h3', null, h('bdi', null, pageTitle(context, side))),
        h('span', { class: 'numeric' }, say('result-length', { count: words }))),
      words > 0 ? bodies[side] : h('p', { class: 'none' }, say('result-text-empty', { side: sideName(side) })));
  }

  function tab(side) {
    return h('button', {
      type: 'button',
      role: 'tab',
      class: 'tab',
      'aria-controls': `result-text-${side}`,
      dataset: { side },
      onclick: () => show(side),
    }, letter(side), say(`result-page-${side}`));
  }

  function turn(event) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    show(element.dataset.shown === 'a' ? 'b' : 'a');
    /** @type {HTMLElement} */ (tabs.querySelector('[aria-selected="true"]')).focus();
  }

  function show(side) {
    element.dataset.shown = side;
    for (const item of tabs.children) {
      const chosen = item.getAttribute('data-side') === side;
      item.setAttribute('aria-selected', String(chosen));
      item.setAttribute('tabindex', chosen ? '0' : '-1');
    }
  }
}

/**
 * Fills both columns, step by step and in turn: the eye meets their beginnings first.
 * @param {{a: HTMLElement, b: HTMLElement}} bodies
 * @param {import('../../../common/result/context.js').Context} context
 * @param {import('./twins.js').Twins} twins
 */
export function* fill(bodies, context, twins) {
  const growing = SIDES.map((side) => column(bodies[side], side, context, twins));
  while (growing.length) {
    for (const steps of [...growing]) if (steps.next().done) growing.splice(growing.indexOf(steps), 1);
    yield;
  }
}
