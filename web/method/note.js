/**
 * How far the engine is, in one line; or what failed, and a way to try again.
 */

import { bytes, currentLanguage, t } from '../common/l10n.js';
import { message } from '../common/message.js';
import { EngineError } from '../engine/client.js';

/**
 * @param {HTMLElement} element
 * @param {EventTarget & { state: import('../engine/client.js').EngineState }} engine
 * @param {() => void} again
 */
export function createNote(element, engine, again) {
  let failed = false;
  /** The language of the message that stands here. */
  let said = '';
  engine.addEventListener('state', show);
  return { show, fail };

  /** A call came to nothing. @param {Error} error */
  function fail(error) {
    if (!(error instanceof EngineError)) throw error;
    failed = true;
    show();
  }

  function show() {
    const { state } = engine;
    if (state.name === 'error' || failed) {
      // One that is there keeps the focus of its button.
      if (said === currentLanguage()) return;
      said = currentLanguage();
      element.replaceChildren(message({
        level: 2, title: t('engine-failed'), text: t('method-engine-failed'),
        actions: [{ label: t('method-engine-again'), run: retry }],
      }));
    } else {
      said = '';
      element.textContent = state.name === 'loading' ? loading(state) : t('engine-ready');
    }
  }

  function retry() {
    failed = false;
    again();
    show();
  }
}

/** @param {Extract<import('../engine/client.js').EngineState, { name: 'loading' }>} state */
function loading({ stage, loaded, total }) {
  return stage === 'download' && total > 0
    ? t('engine-loading-bytes', { loaded: bytes(loaded), total: bytes(total) })
    : t(`engine-stage-${stage}-title`);
}
