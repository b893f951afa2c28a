/**
 * What stands where the verdict would: a comparison stopped or failed, an engine that does not start.
 */

import { h } from '../dom.js';
import { progressGrid } from '../grid.js';
import { bytes, t } from '../l10n.js';
import { message } from '../message.js';

/** Failures of the boot that have a sentence of their own. */
const BOOT = ['asset-missing', 'asset-truncated', 'asset-corrupt', 'network', 'boot-timeout', 'unsupported', 'crashed'];
/** Failures of a comparison that have a sentence of their own. */
const CALL = ['deadline', 'crashed', 'out-of-memory', 'option-invalid'];

/** @param {{ again: () => void }} actions */
export function stopped({ again }) {
  return h('div', { class: 'stopped' },
    progressGrid().element,
    h('div', null,
      h('h2', { tabindex: -1 }, t('engine-stopped')),
      h('p', { class: 'lead' }, t('engine-stopped-text')),
      h('p', { class: 'actions' },
        h('button', { type: 'button', class: 'button primary', onclick: again, dataset: { testid: 'compare-again' } }, t('input-compare-again')))));
}

/**
 * @param {{ code: string, detail: Record<string, any> }} error
 * @param {{ restart: () => void, copy: (() => void) | null }} actions  `copy` where there is something typed
 */
export function engineFailed({ code, detail }, { restart, copy }) {
  const id = bootReason({ code, detail });
  return failure('engine-failed', t(`engine-failed-${id}`, sizes(detail)), { code, detail }, [
    { label: t(id === 'offline' ? 'input-action-again' : 'engine-action-again'), run: restart },
    ...(copy ? [{ label: t('engine-action-copy'), run: copy }] : []),
  ]);
}

/** Whether a failed boot may come of the network, so that it is worth trying anew when that is back. */
export function isOfNetwork({ code, detail }) {
  return ['network', 'asset-truncated', 'boot-timeout'].includes(code) || isUnloaded(code, detail);
}

/** No host has said that it lacks the file. */
const isUnloaded = (code, detail) => code === 'asset-missing' && !detail.status;

function bootReason({ code, detail }) {
  if (!navigator.onLine && isOfNetwork({ code, detail })) return 'offline';
  if (isUnloaded(code, detail)) return 'unloaded';
  return BOOT.includes(code) ? code : 'crashed';
}

/**
 * @param {{ code: string, detail: Record<string, any> }} error
 * @param {{ again: () => void, change: () => void }} actions
 */
export function compareFailed({ code, detail }, { again, change }) {
  const id = CALL.includes(code) ? code : 'internal';
  return failure('engine-compare-failed', t(`engine-compare-failed-${id}`, sizes(detail)), { code, detail }, [
    { label: t('input-compare-again'), run: again },
    { label: t('input-change'), run: change },
  ]);
}

function failure(title, text, error, actions) {
  const content = message({ title: t(title), text, actions, level: 2 });
  content.querySelector('.body').append(h('details', { class: 'support' },
    h('summary', null, t('engine-support')),
    h('pre', { class: 'numeric' }, `${JSON.stringify(error, null, 2)}\n${navigator.userAgent}`)));
  return h('div', { class: 'failure', dataset: { testid: 'failure' } }, content);
}

function sizes(detail) {
  return {
    file: '', status: 0, feature: '',
    ...Object.fromEntries(Object.entries(detail).filter(([, value]) => ['string', 'number'].includes(typeof value))),
    loaded: bytes(Number(detail.loaded ?? 0)),
    total: bytes(Number(detail.total ?? 0)),
    seconds: Math.round(Number(detail.ms ?? 0) / 1000),
  };
}
