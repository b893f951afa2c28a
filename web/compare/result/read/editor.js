/**
 * The blocks of one page, to be moved across the boundary: ticked is compared. What is changed is only
 * noted here; the bar below both pages compares again.
 */

import { h } from '../../../common/dom.js';
import { sideName } from '../../../common/result/context.js';
import { inSlices } from '../../../common/result/slices.js';
import { blocksOf, rowsOf } from './blocks.js';
import { offerFirst, takeKeys } from './keys.js';
import { createRows } from './rows.js';
import { createSelectors } from './selectors.js';

/**
 * @param {import('../../../common/result/context.js').Context} context
 * @param {'a'|'b'} side
 * @param {{ changed: () => void, apply: () => void, reset: () => void, opened: (open: boolean) => void }} on
 */
export function createEditor(context, side, on) {
  const { comparison, say, place, signal } = context;
  const here = place[side];
  const id = `result-blocks-${side}`;
  const list = h('div', { class: 'blocks' });
  const rows = createRows(context, side, changed);
  const selectors = createSelectors(context, side, { changed, apply: on.apply });
  const reset = h('button', { type: 'button', class: 'link', dataset: { testid: `reset-${side}` }, onclick: on.reset }, say('result-as-chosen'));
  const help = `${id}-help`;
  const element = h('fieldset', { class: 'editor', id, 'aria-describedby': help, dataset: { testid: `blocks-${side}` } },
    h('legend', { class: 'visually-hidden' }, say('result-blocks-of', { side: sideName(side) })),
    h('div', { class: 'editor-head' }, h('p', { class: 'note', id: help }, say('result-blocks-help')), reset),
    selectors.element,
    list);
  const toggle = h('button', {
    type: 'button', class: 'link', 'aria-controls': id, dataset: { testid: `choose-${side}`, key: `${side}-choose` },
    onclick: () => {
      open(!here.open);
      inSlices(build(), signal);
    },
  });
  takeKeys(list);
  open(here.open);
  show();
  return { element, toggle, build, show, hold: (yes) => { element.disabled = yes; }, refuse: selectors.refuse };

  function open(yes) {
    here.open = yes;
    element.hidden = !yes;
    toggle.setAttribute('aria-expanded', String(yes));
    toggle.textContent = say(yes ? 'result-blocks-hide' : 'result-blocks-choose');
    on.opened(yes);
  }

  /** The steps that fill in the blocks, once they are open. */
  function* build() {
    if (!here.open || list.childElementCount > 0) return;
    yield* rows.fill(list, rowsOf(blocksOf(comparison[side])));
    offerFirst(list);
  }

  function changed() {
    showReset();
    on.changed();
  }

  /** Shows what is noted as changed. */
  function show() {
    rows.show();
    selectors.show();
    showReset();
  }

  function showReset() {
    reset.hidden = !here.staging.applied && here.staging.count === 0;
  }
}
