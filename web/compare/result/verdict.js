/**
 * The verdict: a tag, a sentence set large, and its reason.
 */

import { h, letter } from '../../common/dom.js';
import { reason } from './reason.js';
import { SIDES, sideName } from './context.js';

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
      judged && h('span', { class: 'agreement' }, say(`result-agreement-${facts.agreement}`))),
    h('h2', { class: 'sentence', tabindex: '-1' }, say(`result-sentence-${relation}`, names)),
    h('p', { class: 'reason' }, reason(context)),
    !judged && shortBars(context),
    !judged && shortActions(context));
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
