/**
 * A calibration that was stopped or did not finish: why, what is safe, what to do.
 */

import { h } from '../../common/dom.js';
import { t } from '../../common/l10n.js';
import { message } from '../../common/message.js';

/** Failures that have a sentence of their own. */
const CODES = ['not-a-calibration', 'no-texts', 'deadline', 'crashed', 'out-of-memory', 'option-invalid'];

/**
 * @param {import('./calibration.js').State} state  stopped or failed
 * @param {{ hasSet: boolean, again: () => void, clear: () => void }} context
 */
export function failure(state, { hasSet, again, clear }) {
  const actions = hasSet
    ? [{ label: t('calibrate-again'), run: again }, { label: t('calibrate-clear'), run: clear }]
    : [];
  if (state.name === 'stopped') return message({ title: t('calibrate-stopped'), text: t('calibrate-stopped-text'), actions, level: 2 });
  if (state.name !== 'failed') return null;
  const { code, detail } = state;
  const known = CODES.includes(code) ? code : 'internal';
  const about = code === 'not-a-calibration' ? 'calibrate-unloaded' : 'calibrate-failed';
  const content = message({ title: t(about), text: t(`calibrate-failed-${known}`, { name: String(detail.name ?? '') }), actions, level: 2 });
  if (known === 'internal') content.querySelector('.body').append(support({ code, detail }));
  return h('div', { class: 'failure', dataset: { testid: 'calibrate-failure' } }, content);
}

function support(error) {
  return h('details', { class: 'support' },
    h('summary', null, t('engine-support')),
    h('pre', { class: 'numeric' }, `${JSON.stringify(error, null, 2)}\n${navigator.userAgent}`));
}
