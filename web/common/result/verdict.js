/**
 * The verdict: a tag, a sentence set large, and its reason.
 */

import { h, letter } from '../dom.js';
import { reason } from './reason.js';
import { SIDES, isByHand, sideName } from './context.js';
import { asPercent } from '../../common/numbers.js';

/** Words under which a fingerprint is unstable, and the room the bars of short texts give. */
const STABLE_WORDS = 50;
const SHORT_SCALE = 100;

/** @param {import('./context.js').Context} context */
export function verdict(context) {
  const { comparison, facts, say } = context;
  const { relation } = comparison;
  const names = { inner: sideName(facts.inner), outer: sideName(facts.outer) };
  const judged = relation !== 'too-short';
  return h('header', { class: 'verdict' },
    h('p', { class: 'relation-line' },
      h('strong', { class: 'relation', dataset: { testid: 'relation', value: relation } },
        say(`result-relation-${relation}`, names)),
      h('span', null, [judged && say(`result-agreement-${facts.agreement}`), byHand(context)].filter(Boolean).join(' · '))),
    h('h2', { class: 'sentence', tabindex: '-1' }, say(`result-sentence-${relation}`, { ...names, part: facts.part, share: asPercent(facts.held ?? 0) })),
    h('p', { class: 'reason' }, reason(context)),
    kind(context),
    !judged && shortBars(context),
    !judged && shortActions(context));
}

/** What was compared is not what the engine would have chosen. */
function byHand({ comparison, say }) {
  const sides = SIDES.filter((side) => isByHand(comparison[side]));
  return sides.length > 0 && say('result-verdict-by-hand', { sides: sides.join('') });
}

/** Which of the four kinds of near-duplicate two HTML pages are: their content held against their layout. */
function kind({ comparison: { layout, layout_kind: name }, say }) {
  return name && h('details', { class: 'opens kind', dataset: { testid: 'kind', value: name } },
    h('summary', null, say('result-kind', { kind: name, alike: asPercent(layout) })),
    h('p', null, say('result-kind-text', { kind: name })));
}

/** How long each text is, against the length from which a fingerprint holds. */
function shortBars({ comparison, say }) {
  return h('div', { class: 'short' },
    SIDES.map((side) => {
      const bar = h('span', { class: 'fill' });
      bar.style.inlineSize = `${Math.min(1, comparison[side].words / SHORT_SCALE) * 100}%`;
      return h('p', { class: 'short-row' },
        letter(side),
        h('span', { class: 'track', 'aria-hidden': 'true' }, bar),
        h('span', { class: 'numeric' }, say('result-length', { count: comparison[side].words })));
    }),
    h('p', { class: 'note' }, say('result-short-line', { words: STABLE_WORDS })));
}

function shortActions({ comparison, facts, say, actions }) {
  const side = SIDES.find((item) => comparison[`shingles_${item}`] === 0) ?? 'a';
  const single = facts.k > 1 && facts.unit !== 'window' && SIDES.every((item) => comparison[item].words > 0);
  return h('div', { class: 'actions' },
    h('button', { type: 'button', class: 'button primary', onclick: () => actions.addText(side) },
      say('result-add-text', { side: sideName(side) })),
    single && h('button', { type: 'button', class: 'link', onclick: () => actions.compareWith({ profile: 'article', k: 1 }) },
      say('result-compare-single')));
}
