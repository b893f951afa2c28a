/**
 * Shows where a comparison stands: the inputs, the progress, and what stands in their place; and how high all that is.
 */

import { compareFailed, engineFailed } from '../common/compare/outcome.js';
import { createProgress } from '../common/compare/progress.js';
import { sourceInfo } from '../common/compare/source.js';
import { l10n } from '../common/l10n.js';
import { renderResult } from './result.js';

/** @returns {HTMLElement} */
const part = (name) => document.querySelector(`[data-part="${name}"]`);

/**
 * @param {object} parts
 * @param {any} parts.engine
 * @param {Controller} parts.controller
 * @param {{ a: any, b: any }} parts.panels
 *
 * @typedef {import('../common/compare/controller.js').Controller} Controller
 */
export function createScreen({ engine, controller, panels }) {
  const outcome = part('outcome');
  const progress = createProgress({ onCancel: () => controller.cancel() });
  let compact = false;
  let shown = { state: null, failure: null };
  let life = new AbortController();
  let tellHeight = (/** @type {number} */ height) => {};
  const measure = () => tellHeight(Math.ceil(document.body.getBoundingClientRect().height));

  part('bench').append(progress.element);
  l10n(progress.element);
  engine.addEventListener('state', show);
  new ResizeObserver(measure).observe(document.body);

  function show() {
    const { state } = controller;
    const failure = engine.state.name === 'error' ? engine.state : null;
    progress.show(state, engine.state);
    // The words may have changed; what is drawn has not.
    if (state === shown.state && failure === shown.failure) return;
    const first = shown.state === null;
    shown = { state, failure };
    const done = state.name === 'shown' && !failure;
    part('panels').hidden = done;
    part('panels').inert = state.name === 'comparing';
    part('bench').hidden = done;
    life.abort();
    life = new AbortController();
    outcome.replaceChildren(...shownNow(state, failure));
    measure();
    // In a frame, the focus is not taken from the page around.
    const heading = outcome.querySelector('h2');
    if (!first && heading && document.hasFocus()) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
  }

  /** @returns {HTMLElement[]} */
  function shownNow(state, failure) {
    if (failure) return [engineFailed(failure, { restart, copy: null })];
    if (state.name === 'failed') return [compareFailed(state.error, { again: () => controller.compare(state.once), change: () => edit('a') })];
    if (state.name !== 'shown') return [];
    const { comparison, sides } = state;
    return [renderResult(comparison, {
      compact,
      sources: { a: sourceInfo(sides.a), b: sourceInfo(sides.b) },
      signal: life.signal,
      actions: {
        addText: edit,
        compareWith: (options) => controller.compareWith(options),
        compareWhole: () => controller.compareWith({ keep_boilerplate: true }),
      },
    })];
  }

  /** @param {'a' | 'b'} side */
  function edit(side) {
    controller.change();
    panels[side].focus();
  }

  function restart() {
    const { name, once } = controller.state;
    engine.restart();
    if (name === 'failed') controller.compare(once);
  }

  function again() {
    shown = { state: null, failure: null };
    show();
  }

  return {
    show,
    /** Shows the same state once more, in another language. */
    again,
    /** Verdict and figures only. @param {boolean} yes */
    set compact(yes) {
      if (yes === compact) return;
      compact = yes;
      again();
    },
    /** @param {(height: number) => void} tell  now and whenever it changes */
    follow(tell) {
      tellHeight = tell;
      measure();
    },
  };
}
