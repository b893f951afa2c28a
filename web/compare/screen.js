/**
 * Shows the page's state: the inputs open or folded into the strip, the progress, and what stands below.
 */

import { t } from '../common/l10n.js';
import { compareFailed, engineFailed, isOfNetwork, stopped } from './outcome.js';
import { createProgress } from './progress.js';
import { renderResult } from './result/result.js';
import { sourceInfo } from './source.js';
import { FOLDED } from './state.js';
import { createStrip } from './strip.js';

/** @returns {HTMLElement} */
const part = (name) => document.querySelector(`[data-part="${name}"]`);

/**
 * @param {{ engine: any, controller: import('./controller.js').Controller, panels: { a: any, b: any } }} parts
 */
export function createScreen({ engine, controller, panels }) {
  const outcome = part('outcome');
  const foldable = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[data-fold]')]);
  const progress = createProgress({ onCancel: () => controller.cancel() });
  const strip = createStrip(part('strip'), {
    change: () => edit('a'),
    swap: () => controller.swap(),
    compare: () => controller.compare(),
  });
  /** What is on the screen: a state of the page, and the engine's where it failed. */
  let shown = { state: null, failure: null };

  part('state').append(progress.element);
  engine.addEventListener('state', show);
  window.addEventListener('online', () => {
    if (engine.state.name === 'error' && isOfNetwork(engine.state)) restart();
  });

  function show() {
    const { state } = controller;
    const failure = engine.state.name === 'error' ? engine.state : null;
    progress.show(state, engine.state);
    if (state === shown.state && failure === shown.failure) return;
    const wasFolded = foldable[0].hidden;
    const folded = FOLDED.includes(state.name);
    shown = { state, failure };
    for (const element of foldable) element.hidden = folded;
    strip.show(state);
    showOutcome(state, failure);
    if (folded && !wasFolded) window.scrollTo(0, 0);
    if (folded) focusHeading();
  }

  function showOutcome(state, failure) {
    outcome.replaceChildren();
    if (failure) outcome.append(engineFailed(failure, { restart, copy: copyAction() }));
    else if (state.name === 'stopped') outcome.append(stopped({ again: () => controller.compare(state.once) }));
    else if (state.name === 'failed') outcome.append(compareFailed(state.error, { again: () => controller.compare(state.once), change: () => edit('a') }));
    else if (state.name === 'shown') showResult(state);
  }

  function showResult({ comparison, sides }) {
    renderResult(outcome, comparison, {
      t,
      sources: { a: sourceInfo(sides.a), b: sourceInfo(sides.b) },
      actions: {
        addText: edit,
        compareWith: (options) => controller.compareWith(options),
        compareWhole: () => controller.compareWith({ keep_boilerplate: true }),
      },
    });
  }

  /** The verdict takes the focus, so that it is read out and the keyboard goes on from there. */
  function focusHeading() {
    const heading = /** @type {HTMLElement | null} */ (outcome.querySelector('h1, h2'));
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }

  function edit(side) {
    controller.change();
    panels[side].element.scrollIntoView({ block: 'nearest' });
    panels[side].focus();
  }

  /** Starts the engine anew, and the comparison that waited for it. */
  function restart() {
    const { name, once } = controller.state;
    engine.restart();
    if (name === 'failed') controller.compare(once);
  }

  function copyAction() {
    const typed = [panels.a.side.text, panels.b.side.text].filter((text) => text.trim() !== '');
    return typed.length > 0 ? () => navigator.clipboard.writeText(typed.join('\n\n———\n\n')) : null;
  }

  return {
    show,
    /** Shows the same state once more, in another language. */
    again() {
      shown = { state: null, failure: null };
      show();
    },
  };
}
