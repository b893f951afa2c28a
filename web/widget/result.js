/**
 * A comparison on little room: the texts with what they share, the verdict, the bits that differ, four figures.
 */

import { h, letter } from '../common/dom.js';
import { t } from '../common/l10n.js';
import { pageTitle, SIDES, sideName } from '../common/result/context.js';
import { readFacts, sayWith } from '../common/result/facts.js';
import { figures } from '../common/result/figures.js';
import { differences } from '../common/result/grids.js';
import { inSlices } from '../common/result/slices.js';
import { column } from '../common/result/text/column.js';
import { verdict } from '../common/result/verdict.js';
import { warnings } from '../common/result/warnings.js';

const FIGURES = ['distance', 'a-in-b', 'b-in-a', 'jaccard'];
/** Here they are texts, not pages. */
const OWN = {
  'result-sentence-identical': 'widget-sentence-identical',
  'result-sentence-near-duplicate': 'widget-sentence-near-duplicate',
  'result-sentence-partial': 'widget-sentence-partial',
  'result-sentence-distinct': 'widget-sentence-distinct',
};

/** Where the texts stand one under the other, they would keep the verdict out of sight. */
const narrow = matchMedia('(max-width: 34rem)');

/**
 * @param {any} comparison  COMPARISON of the engine
 * @param {Pick<import('../common/result/context.js').Context, 'sources' | 'actions' | 'signal'> & { compact: boolean }} given
 */
export function renderResult(comparison, { compact, ...given }) {
  const facts = readFacts(comparison);
  const say = sayWith((id, args) => t(OWN[id] ?? id, args), facts);
  const context = { comparison, facts, say, ...given };
  const both = [texts(context, compact), judged(context)];
  return h('div', { class: 'result' }, narrow.matches || compact ? both.reverse() : both);
}

function judged(context) {
  return h('div', { class: 'judged' },
    h('div', { class: 'opening' },
      h('div', null, verdict(context), warnings(context).element),
      differences(context)),
    figures(context, FIGURES));
}

/** Both texts, and what goes on from here; the latter alone where there is no room. */
function texts(context, compact) {
  const { comparison, say, actions, signal } = context;
  const bodies = SIDES.map((side) => h('div', {
    class: 'text-body', lang: comparison[side].lang, tabindex: '0', role: 'region', 'aria-label': say(`result-page-${side}`), dataset: { testid: `text-${side}` },
  }));
  if (!compact) inSlices(steps(bodies, context), signal);
  return h('div', { class: 'texts' },
    !compact && h('div', { class: 'columns' }, SIDES.map((side, index) => h('article', { class: `column ${side}` },
      h('header', null, letter(side), h('h2', null, h('bdi', null, title(context, side))), h('span', { class: 'numeric' }, say('result-length', { count: comparison[side].words }))),
      bodies[index]))),
    h('div', { class: 'actions' },
      h('button', { type: 'button', class: 'button', dataset: { testid: 'edit' }, onclick: () => actions.addText('a') }, say('widget-edit')),
      !compact && legend(context)));
}

/** Its first words stand right below. */
function title(context, side) {
  return context.sources[side].how === 'pasted' && !context.comparison[side].title ? context.say(`result-page-${side}`) : pageTitle(context, side);
}

function* steps(bodies, context) {
  const { say } = context;
  const marks = {
    add() {},
    number: (run, side, continues) => h('span', { class: continues ? 'n hollow' : 'n', dataset: { label: run.n } }),
    length: (words) => say('result-length', { count: words }),
  };
  for (const [index, side] of SIDES.entries()) yield* column(bodies[index], side, context, marks);
}

function legend({ comparison, facts, say }) {
  const some = comparison.passages.length > 0;
  return h('ul', { class: 'legend' },
    some && h('li', null, h('span', { class: 'shared' }, say('result-legend-both'))),
    facts.moved > 0 && h('li', null, h('span', { class: 'shared moved' }, say('result-legend-moved'))),
    SIDES.map((side) => h('li', { class: `only ${side}` }, say('result-legend-only', { side: sideName(side) }))));
}
