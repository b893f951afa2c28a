/**
 * A comparison, shown. The engine's codes and numbers become sentences and pictures here; nothing is
 * measured.
 */

import { h } from '../../common/dom.js';
import { advice } from './advice.js';
import { contents } from './contents.js';
import { details, limits } from './details.js';
import { faces } from './faces.js';
import { readFacts, sayWith } from '../../common/result/facts.js';
import { figures } from '../../common/result/figures.js';
import { foot } from './foot.js';
import { createPlace, takePlace } from './place.js';
import { read } from './read/read.js';
import { says } from './says.js';
import { scale } from './scale.js';
import { share } from './share/share.js';
import { DRAWN, inSlices } from '../../common/result/slices.js';
import { unfoldForPrint } from './printing.js';
import { verdict } from '../../common/result/verdict.js';
import { warnings } from '../../common/result/warnings.js';

/** @type {WeakMap<Element, { controller: AbortController, place: import('./place.js').Place }>} the result that a container shows */
const current = new WeakMap();

/**
 * Shows a comparison in place of what `container` held. The verdict stands at once; long texts are
 * filled in slice by slice, without holding the page. With `stays` the result shown stays until the new
 * one is complete, and the reader stays at the same place of it.
 * @param {HTMLElement} container
 * @param {any} comparison  COMPARISON of the engine
 * @param {object} given
 * @param {(id: string, args?: object) => string} given.t
 * @param {{a: import('../../common/result/context.js').SourceInfo, b: import('../../common/result/context.js').SourceInfo}} given.sources
 * @param {import('../../common/result/context.js').Context['boundaries']} given.boundaries
 * @param {import('../../common/result/context.js').Actions} given.actions
 * @param {boolean} given.stays
 * @returns {Promise<void>} both texts stand complete
 */
export async function renderResult(container, comparison, { t, sources, boundaries, actions, stays }) {
  const before = current.get(container);
  before?.controller.abort();
  const controller = new AbortController();
  const { signal } = controller;
  const place = createPlace(comparison, boundaries, stays || before?.place.comparison === comparison ? before?.place : undefined);
  current.set(container, { controller, place });
  const facts = readFacts(comparison);
  const context = { comparison, facts, say: sayWith(t, facts), sources, boundaries, actions, place, stays, signal };
  const element = h('div', { class: 'result' });
  element.append(...opening(context));
  unfoldForPrint(element, signal);
  if (!stays) container.replaceChildren(element);
  const complete = await inSlices(rest(element, context), signal);
  if (complete && stays) await takePlace(container, element, place.used, signal);
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
  const reading = read(context);
  const sharing = share(context);
  // Both texts may be long: what is short stands before them.
  for (const part of [advice(context), reading.element, sharing.element, folds(context), foot(context)]) {
    element.append(...[part].filter(Boolean));
    yield DRAWN;
  }
  yield* sharing.texts;
  yield* reading.blocks;
}

function folds(context) {
  return h('div', { class: 'folds' }, says(context), details(context), limits(context));
}
