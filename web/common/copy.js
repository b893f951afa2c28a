/**
 * Copying, also where the clipboard's own interface is missing (a page served without TLS).
 */

import { h } from './dom.js';

const SAID_FOR_MS = 2000;

/**
 * A button that copies a text and says that it did.
 * @param {(id: string) => string} say
 * @param {() => string} text
 * @param {{label?: string, look?: string}} [manner]
 */
export function copyButton(say, text, { label = say('result-copy'), look = 'link' } = {}) {
  const caption = h('span', { 'aria-live': 'polite' }, label);
  return h('button', {
    type: 'button',
    class: look,
    onclick: async () => {
      caption.textContent = say((await copy(text())) ? 'result-copied' : 'result-copy-failed');
      setTimeout(() => { caption.textContent = label; }, SAID_FOR_MS);
    },
  }, caption);
}

/** @param {string} text @returns {Promise<boolean>} */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text) {
  const field = h('textarea', { class: 'visually-hidden', readonly: true });
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
