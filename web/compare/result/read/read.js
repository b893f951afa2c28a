/**
 * What was read of each page and what was left out, so that the reader can check both, and move the
 * boundary between them.
 */

import { h } from '../../../common/dom.js';
import { SIDES } from '../../../common/result/context.js';
import { SECTION } from '../place.js';
import { createBar } from './bar.js';
import { readSide, removedWords } from './side.js';

/**
 * @param {import('../../../common/result/context.js').Context} context
 * @returns {{ element: HTMLElement, blocks: Iterable<unknown> }} `blocks`: the steps that fill in the blocks that are open
 */
export function read(context) {
  const { comparison, say, actions, place, signal } = context;
  const bar = createBar(context, { apply: () => apply({}), undo: () => undo(SIDES), cancel: () => actions.cancel() });
  const sides = SIDES.map((side) => readSide(context, side, { changed: bar.show, apply: () => apply({}), reset: () => reset(side) }));
  const leftOut = SIDES.some((side) => removedWords(comparison[side]) > 0);
  const element = h('section', { class: 'read', 'aria-labelledby': 'result-read', dataset: { key: SECTION } },
    h('div', { class: 'section-head' },
      h('h2', { id: 'result-read' }, say('result-read-title')),
      leftOut && h('button', { type: 'button', class: 'link', onclick: () => actions.compareWhole() }, say('result-compare-whole'))),
    h('div', { class: 'read-sides' }, sides.map((side) => side.element)),
    bar.element);
  for (const kind of ['focusin', 'click']) element.addEventListener(kind, note);
  bar.show();
  return { element, blocks: blocks() };

  function* blocks() {
    for (const side of sides) yield* side.blocks();
  }

  /** @param {Event} event  in a control that the reader may want to find again where it is */
  function note({ target }) {
    const key = /** @type {Element} */ (target).closest('[data-key]')?.getAttribute('data-key');
    if (key !== SECTION) place.used = key;
  }

  /** Compares again with all that is changed. @param {{ a?: null, b?: null }} instead  null: as the engine chose */
  async function apply(instead) {
    const boundaries = { a: place.a.staging.boundary(), b: place.b.staging.boundary(), ...instead };
    for (const side of sides) side.hold(true);
    bar.wait();
    const problem = await actions.moveBoundary(boundaries);
    if (signal.aborted) return;
    for (const side of sides) side.hold(false);
    bar.show();
    if (problem) sides[SIDES.indexOf(problem.side)].refuse(problem);
    else if (!bar.focus()) focusUsed();
  }

  /** As the engine chose: what was not compared yet needs no comparing. */
  function reset(side) {
    if (place[side].staging.applied) return void apply({ [side]: null });
    undo([side]);
  }

  /** @param {('a'|'b')[]} which */
  function undo(which) {
    for (const side of which) {
      place[side].staging.undo();
      sides[SIDES.indexOf(side)].show();
    }
    bar.show();
    focusUsed();
  }

  /** The button that was pressed is gone: the keyboard goes on from the control used before it. */
  function focusUsed() {
    /** @type {HTMLElement | null} */ (element.querySelector(`[data-key="${place.used}"]`))?.focus({ preventScroll: true });
  }
}
