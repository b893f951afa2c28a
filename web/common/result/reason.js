/**
 * Why, in one or two sentences made of the figures: first the content, then what the fingerprint adds.
 */

import { together } from '../../common/l10n.js';
import { SIDES, sideName } from './context.js';
import { asPercent } from '../../common/numbers.js';

/**
 * The sentences under the verdict.
 * @param {import('./context.js').Context} context
 * @returns {string}
 */
export function reason(context) {
  const { comparison } = context;
  if (comparison.relation === 'too-short') return tooShort(context);
  return together([contentReason(context), ownWords(context), fingerprintReason(context)]);
}

function contentReason({ comparison, facts, say }) {
  const { relation, a_in_b: aInB, b_in_a: bInA, passages } = comparison;
  const shares = { shareA: asPercent(aInB), shareB: asPercent(bInA) };
  const rest = { moved: facts.moved, trace: facts.trace, passages: passages.length, longest: passages[0]?.length ?? 0 };
  if (relation === 'contained') return contained(comparison, facts, say);
  if (relation === 'identical') {
    return say('result-reason-identical', { accents: comparison.options.accents ?? 'fold' });
  }
  return say(`result-reason-${relation}`, { ...shares, ...rest });
}

function contained(comparison, { inner, outer, own, held }, say) {
  const times = comparison[outer].words / comparison[inner].words;
  return say('result-reason-contained', {
    share: asPercent(held),
    inner: sideName(inner),
    outer: sideName(outer),
    times: times < 3 ? Math.round(times * 10) / 10 : Math.round(times),
    longer: times >= 1.25 ? 'much' : 'little',
    own: own[outer],
  });
}

/** What each page keeps to itself, where the rest is shared. */
function ownWords({ comparison, facts, say }) {
  if (comparison.relation !== 'near-duplicate' || facts.own.a + facts.own.b === 0) return '';
  return say('result-reason-own', { ownA: facts.own.a, ownB: facts.own.b, alike: facts.own.a === facts.own.b ? 'yes' : 'no' });
}

function fingerprintReason({ comparison, facts, say }) {
  const { distance, fingerprint_verdict: verdict } = comparison;
  const id = facts.doubt ?? (facts.agreement === 'disagree' ? `against-${verdict}` : verdict);
  const unrelated = facts.unrelatedKnown ? 'known' : 'unknown';
  return say(`result-reason-bits-${id}`, { distance, unrelated, relation: comparison.relation });
}

/** Which side is short, of how many words, and what that prevents. */
function tooShort({ comparison, facts, say }) {
  const short = SIDES.filter((side) => comparison[`shingles_${side}`] === 0);
  const empty = short.filter((side) => comparison[side].words === 0);
  if (short.length === 2) {
    const id = empty.length === 2 ? 'result-reason-both-empty' : 'result-reason-both-short';
    return say(id, { wordsA: comparison.a.words, wordsB: comparison.b.words });
  }
  const side = short[0] ?? 'a';
  const id = empty.length ? 'result-reason-empty' : 'result-reason-too-short';
  return say(id, { side: sideName(side), words: comparison[side].words, k: facts.k });
}

/**
 * What each of the two verdicts says for itself. Where they agree the verdict is said once, between
 * them, and each head tells what its instrument saw; else each head gives its own verdict.
 * @param {import('./context.js').Context} context
 * @param {'fingerprint'|'content'} instrument
 * @returns {{head: string, text: string}}
 */
export function face(context, instrument) {
  return instrument === 'fingerprint' ? fingerprintFace(context) : contentFace(context);
}

function fingerprintFace({ comparison, facts, say }) {
  const { fingerprint_verdict: verdict, thresholds } = comparison;
  const manner = facts.agreement === 'agree' ? 'saw' : 'says';
  const shortest = Math.min(comparison.a.words, comparison.b.words);
  const dominant = comparison.warnings.find((warning) => warning.code === 'dominant-feature');
  return {
    head: say(`result-fingerprint-${manner}-${verdict}`),
    text: say(`result-fingerprint-because-${facts.doubt ?? verdict}`, {
      distance: comparison.distance ?? 0,
      ...(thresholds && { near: thresholds.near_bits, far: thresholds.different_bits }),
      ...(thresholds && { from: thresholds.near_bits + 1, to: thresholds.different_bits - 1 }),
      words: shortest,
      share: asPercent(dominant?.share ?? 0),
    }),
  };
}

function contentFace({ comparison, facts, say }) {
  const { relation, common, content_verdict: verdict } = comparison;
  const judged = verdict !== 'unsure' || ['partial', 'too-short'].includes(relation);
  const manner = facts.agreement === 'agree' || !judged ? 'saw' : 'says';
  const { inner, outer, union } = facts;
  const args = {
    inner: sideName(inner),
    outer: sideName(outer),
    part: facts.part,
    common: common ?? 0,
    trace: facts.trace,
    union,
    innerTotal: comparison[`shingles_${inner}`],
    added: comparison[`shingles_${outer}`] - (common ?? 0),
  };
  return {
    head: say(`result-content-${manner}-${relation}`, args),
    text: together([say(`result-content-because-${relation}`, args), !judged && say('result-content-unmeasured')]),
  };
}
