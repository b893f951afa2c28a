/**
 * How far the engine is, in one line; or what failed, and a way to try again.
 */

import { h } from '../common/dom.js';
import { bytes, currentLanguage, t } from '../common/l10n.js';
import { message } from '../common/message.js';
import { EngineError } from '../engine/client.js';

/**
 * @param {HTMLElement} element
 * @param {EventTarget & { state: import('../engine/client.js').EngineState }} engine
 * @param {() => void} again
 */
export function createNote(element, engine, again) {
  // What is read aloud is the stage, never the bytes.
  const stage = h('span', { role: 'status' });
  const detail = h('span');
  const failure = h('div', { role: 'alert' });
  let failed = false;
  /** The language of the message that stands here. */
  let said = '';
  element.replaceChildren(stage, ' ', detail, failure);
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
    const broken = failed || state.name === 'error';
    const words = broken ? '' : t(state.name === 'loading' ? `engine-stage-${state.stage}-title` : 'engine-ready');
    if (stage.textContent !== words) stage.textContent = words;
    detail.textContent = !broken && state.name === 'loading' && state.stage === 'download' && state.total > 0
      ? t('engine-bytes', { loaded: bytes(state.loaded), total: bytes(state.total) }) : '';
    // A message that is there keeps the focus of its button.
    const wanted = broken ? currentLanguage() : '';
    if (said === wanted) return;
    said = wanted;
    failure.replaceChildren(...(broken ? [message({
      level: 2, title: t('engine-failed'), text: t('method-engine-failed'),
      actions: [{ label: t('method-engine-again'), run: retry }],
    })] : []));
  }

  function retry() {
    failed = false;
    again();
    show();
  }
}
