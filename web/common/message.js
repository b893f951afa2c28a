/**
 * A message: what happened, what is still safe, and what to do, one action first.
 */

import { h } from './dom.js';

/**
 * @typedef {{ label: string, run: () => void, kind?: 'primary' | 'button' | 'link' }} Action
 * @param {{ title: string, text: import('./dom.js').Child, actions?: Action[], level?: number }} content
 */
export function message({ title, text, actions = [], level = 3 }) {
  return h('div', { class: 'message' },
    h('span', { class: 'disc', 'aria-hidden': 'true' }, '!'),
    h('div', { class: 'body' },
      h(/** @type {'h2' | 'h3'} */ (`h${level}`), { class: 'title' }, title),
      h('p', { class: 'text' }, text),
      actions.length > 0 && h('div', { class: 'actions' }, actions.map(actionButton))));
}

/** The first action is a filled button, the second an outlined one, the rest are links. */
function actionButton(action, index) {
  const kind = action.kind ?? ['primary', 'button'][index] ?? 'link';
  const look = { primary: 'button primary', button: 'button', link: 'link' }[kind];
  return h('button', { type: 'button', class: look, onclick: () => action.run() }, action.label);
}
