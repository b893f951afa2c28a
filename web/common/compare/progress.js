/**
 * How far the engine and the comparison are: small beside the controls, large where the verdict will stand.
 */

import { h } from '../dom.js';
import { progressGrid } from '../grid.js';
import { bytes, t } from '../l10n.js';

/** What cannot be measured gets its cells when it is over; bytes fill theirs one by one. */
const SHARES = { download: 44 / 64, start: 54 / 64, engine: 60 / 64, compare: 1 };
const STAGES = Object.keys(SHARES);

/**
 * @param {{ onCancel: () => void }} actions
 */
export function createProgress({ onCancel }) {
  const grid = progressGrid();
  // One live region for the whole page: it says the stage, never the bytes.
  const status = h('p', { class: 'status', role: 'status', dataset: { testid: 'status' } });
  const detail = h('p', { class: 'detail numeric' });
  const stages = h('ol', { class: 'stages numeric' });
  const cancel = h('button', { type: 'button', class: 'button', onclick: onCancel, dataset: { testid: 'cancel', l10n: 'input-cancel' } });
  const note = h('span', { class: 'detail' });
  const element = h('div', { class: 'progress' },
    h('div', { class: 'progress-text' }, status, detail, stages, h('p', { class: 'actions' }, cancel, note)), grid.element);

  return {
    element,
    /**
     * @param {import('./state.js').State} state
     * @param {import('../../engine/client.js').EngineState} engine
     */
    show(state, engine) {
      // Where a result stays in view meanwhile, its own bar shows the work.
      const comparing = state.name === 'comparing' && !state.over;
      const { title, text, share } = words(state, engine);
      if (status.textContent !== title) status.textContent = title;
      detail.textContent = text;
      grid.show(share);
      element.classList.toggle('large', comparing);
      element.classList.toggle('quiet', Boolean(state.over) || ['shown', 'stopped', 'failed'].includes(state.name) || engine.name === 'error');
      element.classList.toggle('waits', comparing && engine.name === 'busy');
      cancel.hidden = !comparing && state.name !== 'fetching';
      note.textContent = comparing && engine.name === 'loading' ? t('engine-next-visit') : '';
      stages.hidden = !comparing;
      stages.replaceChildren(...(comparing ? STAGES.map((stage) => stageRow(stage, stageOf(engine), engine)) : []));
    },
  };
}

/** @returns {{ title: string, text: string, share: number }} */
function words(state, engine) {
  if (engine.name === 'error') return { title: t('engine-failed'), text: '', share: 0 };
  if (state.name === 'stopped') return { title: t('engine-stopped'), text: '', share: 0 };
  if (state.name === 'failed') return { title: t('engine-compare-failed'), text: '', share: 0 };
  if (state.name === 'shown') return { title: t('engine-compared', { seconds: Math.max(0.1, state.seconds) }), text: '', share: 1 };
  if (state.name === 'fetching') return { title: t('engine-fetching'), text: t('engine-fetching-text'), share: share(engine) };
  if (state.name === 'comparing') {
    if (engine.name === 'busy' && engine.call === 'calibrate') return { title: t('calibrate-first'), text: '', share: SHARES.engine };
    return engine.name === 'loading'
      ? { title: t(`engine-stage-${engine.stage}-title`), text: t('engine-waiting'), share: share(engine) }
      : { title: t('engine-comparing'), text: t('engine-comparing-text'), share: SHARES.engine };
  }
  if (engine.name === 'loading') return { title: loading(engine), text: t('engine-loading-text'), share: share(engine) };
  return { title: t('engine-ready'), text: t('engine-ready-text'), share: 1 };
}

function loading({ stage, loaded, total }) {
  return stage === 'download' && total > 0
    ? t('engine-loading-bytes', { loaded: bytes(loaded), total: bytes(total) })
    : t(`engine-stage-${stage}-title`);
}

/** How far the engine's start is. @param {import('../../engine/client.js').EngineState} engine @returns {number} 0–1 */
export function share(engine) {
  if (engine.name !== 'loading') return SHARES.engine;
  if (engine.stage === 'download') return engine.total ? (engine.loaded / engine.total) * SHARES.download : 0;
  return SHARES[STAGES[STAGES.indexOf(engine.stage) - 1]];
}

/** The stage under way; the comparison itself is the last. */
function stageOf(engine) {
  return engine.name === 'loading' ? engine.stage : 'compare';
}

function stageRow(stage, current, engine) {
  const place = STAGES.indexOf(stage) - STAGES.indexOf(current);
  const state = place < 0 ? 'done' : place === 0 ? 'running' : 'to-come';
  const figure = stage === 'download' && engine.name === 'loading' && engine.total > 0
    ? (state === 'running' ? t('engine-bytes', { loaded: bytes(engine.loaded), total: bytes(engine.total) }) : bytes(engine.total))
    : state === 'running' ? t('engine-running') : '';
  return h('li', { class: state, 'aria-current': state === 'running' && 'step' },
    h('span', { class: 'tick', 'aria-hidden': 'true' }, { done: '✓', running: '▸', 'to-come': '' }[state]),
    h('span', null, t(`engine-stage-${stage}`)),
    h('span', { class: 'figure' }, figure));
}
