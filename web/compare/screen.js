/**
 * Shows the page's state: the inputs open or folded into the strip, the progress, and what stands below.
 */

import { t } from '../common/l10n.js';
import { useThresholds } from '../common/store/thresholds.js';
import { compareFailed, engineFailed, isOfNetwork, stopped } from '../common/compare/outcome.js';
import { createProgress } from '../common/compare/progress.js';
import { renderResult } from './result/result.js';
import { boundaryOf, sourceInfo } from '../common/compare/source.js';
import { FOLDED } from '../common/compare/state.js';
import { createStrip } from './strip.js';

/** @returns {HTMLElement} */
const part = (name) => document.querySelector(`[data-part="${name}"]`);

/**
 * @param {object} parts
 * @param {any} parts.engine
 * @param {import('../common/compare/controller.js').Controller} parts.controller
 * @param {{ a: any, b: any }} parts.panels
 * @param {{ value: Record<string, any> }} parts.options
 * @param {{ holds: boolean }} parts.calibration
 */
export function createScreen({ engine, controller, panels, options, calibration }) {
  const outcome = part('outcome');
  const foldable = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[data-fold]')]);
  const progress = createProgress({ onCancel: () => controller.cancel() });
  const strip = createStrip(part('strip'), {
    change: () => edit('a'),
    swap: () => controller.swap(),
    compare: () => controller.compare(),
    builtIn: () => { useThresholds(false); controller.compare(controller.state.once); },
    calibrated: () => calibration.holds,
  });
  /** What is on the screen: a state of the page, and the engine's where it failed. */
  let shown = { state: null, failure: null };

  part('state').append(progress.element);
  engine.addEventListener('state', show);
  window.addEventListener('online', () => {
    if (engine.state.name === 'error' && isOfNetwork(engine.state)) restart();
  });

  function show() {
    // A result that another is to take the place of stays until then.
    const state = controller.state.over ?? controller.state;
    const failure = engine.state.name === 'error' ? engine.state : null;
    progress.show(controller.state, engine.state);
    if (state === shown.state && failure === shown.failure) return;
    const wasFolded = foldable[0].hidden;
    const folded = FOLDED.includes(state.name);
    const stays = failure === null && state.name === 'shown' && state.stays && shown.state?.name === 'shown' && shown.failure === null;
    shown = { state, failure };
    for (const element of foldable) element.hidden = folded;
    strip.show(state);
    if (stays) {
      showResult(state, stays);
      return;
    }
    outcome.replaceChildren();
    showOutcome(state, failure);
    if (folded && !wasFolded) window.scrollTo(0, 0);
    if (folded) focusHeading();
  }

  function showOutcome(state, failure) {
    if (failure) outcome.append(engineFailed(failure, { restart, copy: copyAction() }));
    else if (state.name === 'stopped') outcome.append(stopped({ again: () => controller.compare(state.once) }));
    else if (state.name === 'failed') outcome.append(compareFailed(state.error, { again: () => controller.compare(state.once), change: () => edit('a') }));
    else if (state.name === 'shown') showResult(state, false);
  }

  /**
   * @param {import('../common/compare/state.js').Shown} state
   * @param {boolean} stays  it takes the place of the result shown, and the reader stays where he is
   */
  function showResult(state, stays) {
    const { comparison, sides } = state;
    renderResult(outcome, comparison, {
      t,
      sources: { a: sourceInfo(sides.a), b: sourceInfo(sides.b) },
      boundaries: { a: boundaryOf(sides.a), b: boundaryOf(sides.b) },
      stays,
      actions: {
        addText: edit,
        compareWith: (options) => controller.compareWith(options),
        compareWhole: () => controller.compareWith({ keep_boilerplate: true }),
        moveBoundary: (boundaries) => controller.moveBoundary(boundaries),
        cancel: () => controller.cancel(),
        share: () => share(state),
      },
    });
  }

  /** What is needed for it is loaded when it is first asked for. @param {import('../common/compare/state.js').Shown} state */
  async function share({ comparison, sides, once }) {
    const { openShareDialog } = await import('./share/dialog.js');
    openShareDialog({ comparison, sides, options: { ...options.value, ...once } });
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
