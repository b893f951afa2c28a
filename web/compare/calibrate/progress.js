/**
 * How far a calibration is: large where the result will stand, small beside the pairs while they are measured anew.
 */

import { h } from '../../common/dom.js';
import { progressGrid } from '../../common/grid.js';
import { bytes, t } from '../../common/l10n.js';
import { share as startShare } from '../../common/compare/progress.js';

/**
 * @param {{ large: boolean, onCancel: () => void }} how
 */
export function createProgress({ large, onCancel }) {
  const grid = progressGrid();
  const title = h('p', { class: 'status' });
  const detail = h('p', { class: 'detail numeric', dataset: { testid: 'calibrate-progress' } });
  const cancel = h('button', { type: 'button', class: 'button', onclick: onCancel, dataset: { testid: 'calibrate-cancel', l10n: 'input-cancel', key: 'cancel' } });
  const element = h('div', { class: large ? 'progress large' : 'progress small' },
    h('div', { class: 'progress-text' }, title, detail, h('p', { class: 'actions' }, cancel)), grid.element);
  return {
    element,
    /**
     * @param {import('./calibration.js').State} state
     * @param {import('../../engine/client.js').EngineState} engine
     */
    show(state, engine) {
      const { stage, text, share } = words(state, engine);
      title.textContent = stage;
      detail.textContent = text;
      cancel.textContent = t('input-cancel');
      grid.show(share);
    },
  };
}

/**
 * @param {import('./calibration.js').State} state
 * @param {import('../../engine/client.js').EngineState} engine
 * @returns {{ stage: string, text: string, share: number }}  share: 0–1
 */
export function words(state, engine) {
  if (state.name === 'gathering') return { stage: t('calibrate-gathering'), text: t('calibrate-gathering-count', { count: state.count }), share: 0 };
  if (state.name === 'reading') return { stage: t('calibrate-reading'), text: counted(state), share: part(state) };
  if (state.name !== 'measuring') return { stage: '', text: '', share: 0 };
  if (engine.name === 'loading') return { ...starting(engine), share: startShare(engine) };
  if (state.total > 0 && state.done === state.total) {
    return { stage: t('calibrate-pairing'), text: t('calibrate-pairing-count', { pairs: (state.total * (state.total - 1)) / 2 }), share: 1 };
  }
  return { stage: t('calibrate-measuring'), text: state.total > 0 ? counted(state) : '', share: part(state) };
}

function starting({ stage, loaded, total }) {
  const comes = stage === 'download' && total > 0;
  return {
    stage: t(`engine-stage-${stage}-title`),
    text: comes ? t('engine-bytes', { loaded: bytes(loaded), total: bytes(total) }) : t('calibrate-waiting'),
  };
}

const counted = ({ done, total }) => t('calibrate-count', { done, total });
const part = ({ done, total }) => (total > 0 ? done / total : 0);
