/**
 * A comparison, shown. The engine's codes and numbers become sentences and pictures here; nothing is
 * measured.
 */

import { h } from '../../common/dom.js';
import { advice } from './advice.js';
import { contents } from './contents.js';
import { details, limits } from './details.js';
import { faces } from './faces.js';
import { readFacts, sayWith } from './facts.js';
import { figures } from './figures.js';
import { foot } from './foot.js';
import { read } from './read.js';
import { scale } from './scale.js';
import { share } from './share/share.js';
import { DRAWN, inSlices } from './slices.js';
import { unfoldForPrint } from './printing.js';
import { verdict } from './verdict.js';
import { warnings } from './warnings.js';

/** @type {WeakMap<Element, AbortController>} the result that a container shows */
const current = new WeakMap();

/**
 * Shows a comparison in place of what `container` held. The verdict stands at once; long texts are
 * filled in slice by slice, without holding the page.
 * @param {HTMLElement} container
 * @param {any} comparison  COMPARISON of the engine
 * @param {object} given
 * @param {(id: string, args?: object) => string} given.t
 * @param {{a: import('./context.js').SourceInfo, b: import('./context.js').SourceInfo}} given.sources
 * @param {import('./context.js').Actions} given.actions
 * @returns {Promise<unknown>} both texts stand complete
 */
export function renderResult(container, comparison, { t, sources, actions }) {
  current.get(container)?.abort();
  const controller = new AbortController();
  current.set(container, controller);
  const facts = readFacts(comparison);
  const context = { comparison, facts, say: sayWith(t, facts), sources, actions, signal: controller.signal };
  const element = h('div', { class: 'result' });
  element.append(...opening(context));
  container.replaceChildren(element);
  unfoldForPrint(element, controller.signal);
  return inSlices(rest(element, context), controller.signal);
}

/** The verdict and what warns of it: all that must stand at once. */
function opening(context) {
  const notices = warnings(context);
  return [
    notices.above && notices.element,
    h('div', { class: 'opening' },
      h('div', null, verdict(context), !notices.above && notices.element, contents(context))),
  ].filter(Boolean);
}

/** The figures beside the verdict, everything below it, then the texts. */
function* rest(element, context) {
  element.lastElementChild.append(figures(context));
  yield DRAWN;
  for (const part of [scale, faces]) {
    element.append(...[part(context)].filter(Boolean));
    yield DRAWN;
  }
  const sharing = share(context);
  element.append(sharing.element);
  yield DRAWN;
  for (const part of [read, advice, folds, foot]) {
    element.append(...[part(context)].filter(Boolean));
    yield DRAWN;
  }
  yield* sharing.texts;
}

function folds(context) {
  return h('div', { class: 'folds' }, details(context), limits(context));
}
