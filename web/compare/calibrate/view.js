/**
 * The calibration as the reader sees it. Shows its state; every change is made by `Calibration`.
 */

import { h } from '../../common/dom.js';
import { currentLanguage, t } from '../../common/l10n.js';
import { message } from '../../common/message.js';
import { keepThresholds, onThresholds, ownThresholds } from '../../common/store/thresholds.js';
import { holdsFiles, onDrop } from '../../common/compare/drop.js';
import { engineFailed } from '../../common/compare/outcome.js';
import { sameOptions } from '../own-thresholds.js';
import { inSlices } from '../../common/result/slices.js';
import { Calibration } from './calibration.js';
import { charts } from './charts.js';
import { closest } from './closest.js';
import { failure } from './failure.js';
import { saveCalibration } from './file.js';
import { given, leftOut } from './given.js';
import { ownNote } from './own-note.js';
import { createProgress, words } from './progress.js';
import { createChoosers } from './start.js';
import { sentence, summary } from './summary.js';
import { textOf } from './texts.js';
import { chosen, dropped } from './walk.js';

/**
 * @typedef {object} Parts
 * @property {HTMLElement} section
 * @property {ReturnType<typeof import('../../engine/client.js').createEngine>} engine
 * @property {{ value: Record<string, any>, complete: (once?: object | null) => Record<string, any> }} options
 * @property {() => void} leave
 * @property {(a: File, b: File) => void} compare
 *
 * @param {Parts} parts
 */
export function createView({ section, engine, options, leave, compare }) {
  const calibration = new Calibration({ engine, options, onChange: show });
  const large = createProgress({ large: true, onCancel: () => calibration.cancel() });
  const small = createProgress({ large: false, onCancel: () => calibration.cancel() });
  const choosers = createChoosers({
    onFiles: (files) => calibration.add(chosen(files)),
    onCalibration: (file) => calibration.load(file),
  });
  // Says the stage, never the counts.
  const status = h('p', { class: 'visually-hidden', role: 'status', dataset: { testid: 'calibrate-status' } });
  const problem = h('div', { class: 'pair-problem', role: 'alert' });
  const head = h('div', { class: 'calibrate-head' });
  const body = h('div', { class: 'calibrate-body' });
  /** What stands there, so that progress alone builds nothing anew. */
  let stamp = '';
  /** @type {any} */
  let shown = null;
  let building = new AbortController();

  section.replaceChildren(status, choosers.element, head, body);
  onDrop(section, holdsFiles, (event) => {
    if (!holdsFiles(event.dataTransfer)) return;
    event.preventDefault();
    calibration.add(dropped(event.dataTransfer));
  });
  onThresholds(show);
  engine.addEventListener('state', show);

  function show() {
    if (section.hidden) return;
    document.title = t('calibrate-title');
    const { state, value } = calibration;
    // What follows from a mark is said too: the focus stays with the pair.
    const said = words(state, engine.state).stage || (calibration.corrected && value?.thresholds ? sentence(value) : '');
    if (status.textContent !== said) status.textContent = said;
    large.show(state, engine.state);
    small.show(state, engine.state);
    const now = JSON.stringify([
      currentLanguage(), calibration.runs || state.name, value !== null, engine.state.name === 'error', ownThresholds(), options.complete(), calibration.said,
    ]);
    if (now === stamp && value === shown) return;
    const arrived = value !== null && value !== shown && !calibration.corrected;
    stamp = now;
    shown = value;
    build(arrived);
  }

  /** The parts of a result are made in slices and put in their place at once, so that nothing jumps. @param {boolean} arrived */
  async function build(arrived) {
    building.abort();
    building = new AbortController();
    const { value } = calibration;
    if (engine.state.name === 'error' || !value) {
      place(waiting());
      return;
    }
    const parts = [];
    if (!await inSlices(result(value, parts), building.signal)) return;
    place(parts);
    if (arrived) /** @type {HTMLElement | null} */ (body.querySelector('h2'))?.focus({ preventScroll: true });
  }

  /** @param {(Node | null | false)[]} parts */
  function place(parts) {
    const key = section.contains(document.activeElement) && document.activeElement.getAttribute('data-key');
    const open = new Set([...body.querySelectorAll('details[open]')].map(nameOf));
    head.replaceChildren(...heading());
    body.replaceChildren(...parts.filter((part) => part instanceof Node));
    for (const details of body.querySelectorAll('details')) if (open.has(nameOf(details))) details.open = true;
    if (key) focusAgain(key);
  }

  /** On what took the place of the part that had the focus; where nothing did, where that is said, else at the top. */
  function focusAgain(key) {
    const again = [key, key.startsWith('leave ') && 'taken-out', 'title']
      .map((wanted) => [...section.querySelectorAll('[data-key]')].find((one) => one.getAttribute('data-key') === wanted))
      .find(Boolean);
    /** @type {HTMLElement | undefined} */ (again)?.focus({ preventScroll: true });
  }

  function heading() {
    return [
      h('p', { class: 'back' }, h('button', { type: 'button', class: 'link', onclick: leave, dataset: { testid: 'calibrate-back', key: 'back' } },
        h('span', { 'aria-hidden': 'true' }, '← '), t('calibrate-back'))),
      calibration.value ? h('h1', { class: 'over-result', tabindex: '-1', dataset: { key: 'title' } }, t('calibrate-title')) : invitation(),
      ownNote(),
    ].filter(Boolean);
  }

  function invitation() {
    return h('div', { class: 'hero' },
      h('div', null, h('h1', { tabindex: '-1', dataset: { key: 'title' } }, t('calibrate-title')), h('p', { class: 'lead' }, t('calibrate-lead'))),
      h('aside', { class: 'privacy' },
        h('p', null, h('strong', null, t('calibrate-private-title'))),
        h('p', null, t('calibrate-private'))));
  }

  /** @returns {(Node | null | false)[]} */
  function waiting() {
    const { state } = calibration;
    if (engine.state.name === 'error') return [engineFailed(engine.state, { restart, copy: null })];
    if (calibration.runs) return [large.element];
    return [
      stopped(),
      ...(state.name === 'failed' ? leftOut(calibration.skipped, leaveOut) : []),
      choosers.start(),
    ];
  }

  /** @param {any} value  CALIBRATION @param {(Node | null | false)[]} parts  filled one by one */
  function* result(value, parts) {
    const { loaded, skipped, said } = calibration;
    const progress = calibration.runs ? small.element : stopped();
    const own = ownThresholds();
    yield parts.push(summary({ ...value, skipped }, {
      loaded,
      inUse: Boolean(own?.used) && JSON.stringify(own.thresholds) === JSON.stringify(value.thresholds) && sameOptions(own.options, value.options),
      otherOptions: !sameOptions(value.options, options.complete()),
      allDifferent: said.allDifferent,
      progress: calibration.recounts ? progress : null,
      actions: {
        use, save: () => saveCalibration(value), more: choosers.choose, again: () => calibration.run(), countAll: (yes) => calibration.countAll(yes),
      },
    }));
    yield parts.push(value.different.pairs > 0 && charts(value));
    yield parts.push(closest(value, {
      loaded, problem, leaveOut, pairs: calibration.closest, leftOut: said.leftOut,
      progress: calibration.recounts ? null : progress,
      isAlike: (pair) => calibration.isAlike(pair),
      mark: (pair, alike) => calibration.mark(pair, alike),
      compare: comparePair,
    }));
    yield parts.push(given(value, skipped, loaded ? null : leaveOut), foot());
  }

  /** Why it ended without a result, or without a new one. */
  function stopped() {
    const hasSet = calibration.set.items.length > 0;
    return failure(calibration.state, { hasSet, again: () => calibration.run(), clear: () => calibration.clear() });
  }

  /** Starts the engine anew, and what it did not finish. */
  function restart() {
    engine.restart();
    if (calibration.state.name === 'failed' && calibration.set.items.length > 0) calibration.run();
  }

  function foot() {
    return h('p', { class: 'actions' },
      !calibration.loaded && h('button', { type: 'button', class: 'button', onclick: choosers.choose, dataset: { testid: 'calibrate-more', key: 'more' } }, t('calibrate-more')),
      h('button', { type: 'button', class: 'link', onclick: () => calibration.clear(), dataset: { testid: 'calibrate-clear', key: 'clear' } }, t('calibrate-clear')));
  }

  function leaveOut(name, out) {
    calibration.leaveOut(name, out);
  }

  function use() {
    const { thresholds, options: measured, texts } = calibration.value;
    keepThresholds({ thresholds, options: measured, texts: texts.length, date: calibration.date });
  }

  async function comparePair([a, b]) {
    problem.replaceChildren();
    const files = await Promise.all([a, b].map((name) => textOf(calibration.set, name).catch(() => null)));
    if (files[0] && files[1]) compare(files[0], files[1]);
    else problem.replaceChildren(message({ title: t('calibrate-gone'), text: t('calibrate-gone-text', { name: files[0] ? b : a }) }));
  }

  return {
    show,
    get holds() {
      return calibration.value !== null;
    },
  };
}

/** By what it is known when it is built anew. @param {Element} details */
const nameOf = (details) => details.getAttribute('data-testid');
