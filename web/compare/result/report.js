/**
 * A comparison as one HTML file that needs nothing else: the viewer, with the figures, the sentences and both
 * texts in its slot. The command line fills the same one.
 */

import { currentLanguage } from '../../common/l10n.js';
import { root } from '../../common/root.js';
import { SIDES, pageTitle, sideName } from '../../common/result/context.js';
import { asPercent, asRatio } from '../../common/numbers.js';
import { reason } from '../../common/result/reason.js';
import { warningLines } from '../../common/result/warnings.js';

const SLOT = '{{report}}';

/** @param {import('../../common/result/context.js').Context} context @returns {Promise<string>} */
export async function reportOf(context) {
  const answer = await fetch(new URL('report.txt', root));
  if (!answer.ok) throw new Error(`report.txt: ${answer.status}`);
  // Within a script a page's own text must not end it; a function, since "$&" in a text is no pattern.
  const content = JSON.stringify(contentOf(context)).replaceAll('<', '\\u003c');
  return (await answer.text()).replace(SLOT, () => content);
}

/** @param {import('../../common/result/context.js').Context} context */
function contentOf(context) {
  const { comparison, facts, say } = context;
  const names = { inner: sideName(facts.inner), outer: sideName(facts.outer) };
  const titles = { a: pageTitle(context, 'a'), b: pageTitle(context, 'b') };
  const day = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'long' }).format(new Date());
  return {
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    title: say('report-title', titles),
    relation: say(`result-relation-${comparison.relation}`, names),
    sentence: say(`result-sentence-${comparison.relation}`, { ...names, part: facts.part, share: asPercent(facts.held ?? 0) }),
    reason: reason(context),
    notes: warningLines(context),
    figures: figures(context),
    advice: comparison.advice.map((code) => [say(`advice-${code}`, names), say(`advice-${code}-text`, names)]),
    sides: Object.fromEntries(SIDES.map((side) => [side, { title: titles[side], rows: about(context, side) }])),
    words: {
      advice: say('result-advice-title'),
      bits: say('report-bits'),
      passages: say('report-passages', { passages: comparison.passages.length }),
      made: say('report-made', { version: comparison.engine, date: day }),
    },
    comparison,
  };
}

function figures({ comparison, facts, say }) {
  const sizes = { common: comparison.common ?? 0, a: comparison.shingles_a, b: comparison.shingles_b, union: facts.union };
  const share = (total) => say('result-share-note', { common: sizes.common, total });
  return [
    [say('result-distance'), shown(comparison.distance, (value) => `${value} / ${comparison.bits}`), say('result-distance-note')],
    [say('result-share', { of: 'A', within: 'B' }), shown(comparison.a_in_b, asPercent), share(sizes.a)],
    [say('result-share', { of: 'B', within: 'A' }), shown(comparison.b_in_a, asPercent), share(sizes.b)],
    [say('result-jaccard'), shown(comparison.jaccard, asRatio), say('result-jaccard-note', sizes)],
    [say('result-dice'), shown(comparison.dice, asRatio), say('result-dice-note', sizes)],
  ];

  function shown(value, write) {
    return value === null ? say('result-not-computed') : write(value);
  }
}

function about({ comparison, sources, say }, side) {
  const { url, words, fingerprint } = comparison[side];
  const address = url ?? sources[side].url;
  return [
    ...(address ? [[say('report-address'), address]] : []),
    [say('report-length'), say('result-length', { count: words })],
    [say('result-row-fingerprint'), fingerprint ?? say('result-not-computed')],
  ];
}
