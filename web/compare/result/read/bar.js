/**
 * The bar under both pages, in view while there is something to compare again: how much is changed, and
 * after the comparison what came of it, since the verdict stands far above.
 */

import { h } from '../../../common/dom.js';
import { sideName } from '../../../common/result/context.js';
import { asPercent } from '../../../common/numbers.js';

/**
 * @param {import('../../../common/result/context.js').Context} context
 * @param {{ apply: () => void, undo: () => void, cancel: () => void }} on
 */
export function createBar(context, on) {
  const { say, place, stays } = context;
  const text = h('p', { id: 'result-bar', role: 'status' });
  const verdict = button('link', 'verdict', toVerdict);
  const undo = button('link', 'undo', on.undo);
  const cancel = button('link', 'cancel', on.cancel);
  const apply = button('button primary', 'apply', on.apply);
  const element = h('div', { class: 'boundary-bar', dataset: { testid: 'boundary-bar' } },
    text, h('div', { class: 'actions' }, verdict, undo, cancel, apply));
  verdict.setAttribute('aria-describedby', text.id);
  // Where the keyboard goes on once the result that was waited for is there.
  verdict.setAttribute('data-arrival', '');

  return {
    element,
    /** What is noted as changed, else what came of the changes that made this result. */
    show() {
      const count = place.a.staging.count + place.b.staging.count;
      element.hidden = count === 0 && !stays;
      text.textContent = count > 0 ? say('result-bar-changes', { count }) : outcome(context);
      only(count > 0 ? [undo, apply] : [verdict]);
    },
    wait() {
      element.hidden = false;
      text.textContent = say('result-bar-waits');
      only([cancel]);
      cancel.focus({ preventScroll: true });
    },
    /** After a comparison was stopped. @returns {boolean} whether there is something to compare, so that it has the focus */
    focus() {
      apply.focus({ preventScroll: true });
      return document.activeElement === apply;
    },
  };

  function button(look, name, run) {
    return h('button', { type: 'button', class: look, dataset: { testid: `boundary-${name}` }, onclick: run }, say(`result-bar-${name}`));
  }

  function only(shown) {
    for (const item of [verdict, undo, cancel, apply]) item.hidden = !shown.includes(item);
  }
}

/** The new verdict in a line. */
function outcome({ comparison, facts, say }) {
  const relation = say(`result-relation-${comparison.relation}`, { inner: sideName(facts.inner), outer: sideName(facts.outer) });
  if (comparison.a_in_b === null) return say('result-bar-done-short', { relation });
  return say('result-bar-done', { relation, shareA: asPercent(comparison.a_in_b), shareB: asPercent(comparison.b_in_a) });
}

function toVerdict() {
  const heading = /** @type {HTMLElement} */ (document.querySelector('.result .sentence'));
  scrollTo({ top: 0 });
  heading.focus({ preventScroll: true });
}
