/**
 * The way from the verdict to what stands far below it: long texts lie between.
 */

import { h } from '../../common/dom.js';

/** Each place by its heading's id, and the message that names it. */
const PLACES = {
  'result-advice': 'result-advice-title',
  'result-read': 'result-read-short',
  'result-share': 'result-shared-title',
  'result-details': 'result-details',
};

/** @param {import('../../common/result/context.js').Context} context */
export function contents({ comparison, say }) {
  const places = Object.entries(PLACES).filter(([id]) => id !== 'result-advice' || comparison.advice.length > 0);
  return h('nav', { class: 'contents', 'aria-label': say('result-contents') },
    h('ul', { class: 'contents-items' }, places.map(([id, name]) =>
      h('li', null, h('a', { href: `#${id}`, onclick: (event) => go(event, id) }, say(name))))));
}

/** Goes there without a step in the browser's history; what is folded there opens. */
function go(event, id) {
  event.preventDefault();
  const heading = document.getElementById(id);
  if (!heading) return;
  const folded = heading.closest('details');
  if (folded) folded.open = true;
  const target = heading.closest('summary') ?? heading;
  if (target === heading) heading.setAttribute('tabindex', '-1');
  target.scrollIntoView({ block: 'start' });
  target.focus({ preventScroll: true });
}
