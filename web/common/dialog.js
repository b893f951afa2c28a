/**
 * A small window over the page.
 */

import { h } from './dom.js';

/**
 * Shows a modal dialog; the browser keeps the focus in it and gives it back.
 * @param {string} title
 * @param {Element} content  a form of the method `dialog` closes it
 */
export function openDialog(title, content) {
  const dialog = h('dialog', { 'aria-labelledby': 'dialog-title' }, h('h2', { id: 'dialog-title' }, title), content);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', (event) => { if (event.target === dialog) dialog.close(); });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
