/**
 * What folds away: the technical details and the limits of the method.
 */

import { h } from '../../common/dom.js';
import { number } from '../../common/l10n.js';
import { OWN } from '../../common/compare/boundary.js';
import { SIDES, isByHand } from '../../common/result/context.js';
import { lengthToken } from '../../common/result/facts.js';
import { folded, sidesTable } from './folded.js';
import { asRatio } from '../../common/numbers.js';

const LIMITS = ['translations', 'rewording', 'pictures', 'direction', 'short', 'ranking'];

/** @param {import('../../common/result/context.js').Context} context */
export function details(context) {
  const { comparison, say } = context;
  const { a, b, article_distance: single } = comparison;
  const start = (code) => `${code.slice(0, 4)}…`;
  const profile = comparison.options.profile ?? 'detector';
  const hint = a.fingerprint && b.fingerprint
    ? say('result-details-hint', { a: start(a.fingerprint), b: start(b.fingerprint), single, profile })
    : say('result-details-hint-short', { profile });
  return folded('details', say('result-details'), hint, [
    h('dl', { class: 'technical' }, shared(context)),
    sidesTable(bySide(context)),
  ]);
}

/** @param {import('../../common/result/context.js').Context} context */
export function limits({ say }) {
  return folded('limits', say('result-limits'), say('result-limits-hint'), [
    h('ul', { class: 'limit-items' }, LIMITS.map((name) => h('li', null,
      h('strong', null, say(`result-limit-${name}`)), ' ', say(`result-limit-${name}-text`)))),
  ]);
}

function shared({ comparison, say }) {
  const { options, bits, article_distance: single, layout, common } = comparison;
  return [
    row('article-distance', say('result-article-distance'), single,
      single === null ? say('result-not-computed') : say('result-bits-of', { distance: single })),
    row(null, say('result-common'), null, common === null ? say('result-not-computed') : number(common)),
    layout !== null && row('layout', say('result-layout'), layout, asRatio(layout)),
    row(null, say('result-option-profile'), null, say('result-profile', { profile: options.profile ?? 'detector' })),
    row(null, say('result-option-features'), null, features(options, say)),
    row(null, say('result-option-bits'), null, number(bits)),
    row(null, say('result-engine'), null, comparison.engine),
  ];

  function row(testid, label, value, text) {
    return h('div', null,
      h('dt', null, label),
      h('dd', { class: 'numeric', dataset: testid ? { testid, value: value ?? '' } : {} }, text));
  }
}

/** What a text was cut into; what stands beside the words of a mixed one is told by the option. */
function cutInto({ segmentation, options }) {
  return segmentation === 'mixed' && options.segmentation !== 'characters' ? `mixed-${options.segmentation}` : segmentation;
}

/** The options that are not the profile's own, in words. */
function features(options, say) {
  const said = [say('result-units-used')];
  if (options.weights && options.weights !== 'count') said.push(say('result-feature-weights', { weights: options.weights }));
  if (options.accents === 'keep') said.push(say('result-feature-accents'));
  if (options.stop_words) said.push(say('result-feature-stop-words', { language: String(options.stop_words) }));
  if (options.stem) said.push(say('result-feature-stem', { language: options.stem }));
  if (options.segmentation !== 'characters') said.push(say('result-feature-segmentation', { how: options.segmentation }));
  if (options.phrases) said.push(say('result-feature-phrases'));
  if (options.keep_boilerplate) said.push(say('result-feature-whole'));
  return said.join(' · ');
}

function bySide({ comparison, sources, say }) {
  const rows = {
    fingerprint: (side, document) => h('code', null, document.fingerprint ?? say('result-not-computed')),
    length: (side, document) => say('result-length', { count: document.words, token: lengthToken(document.segmentation, document.options.segmentation) }),
    shingles: (side, document) => number(document.shingles),
    different: (side) => number(comparison[`shingles_${side}`]),
    segmentation: (side, document) => say('result-segmentation', { kind: cutInto(document) }),
    charset: (side, document) => (document.charset
      ? say('result-charset', { name: document.charset.name, source: document.charset.source })
      : say('result-charset-none')),
    type: (side) => sources[side].contentType ?? say('result-not-stated'),
    content: (side, document) => mainContent(document, say),
  };
  const pages = SIDES.some((side) => comparison[side].kind === 'html');
  const names = Object.keys(rows).filter((name) => pages || name !== 'content');
  return names.map((name) => ({ label: say(`result-row-${name}`), cell: (side) => rows[name](side, comparison[side]) }));
}

/** Who chose the main content, and by which selectors. */
function mainContent(document, say) {
  if (document.kind !== 'html') return say('result-no-page');
  if (!isByHand(document)) return say('result-content-chosen');
  return OWN.filter((name) => document.boundary[name]).map((name) => h('p', { class: 'selectors' },
    say(`result-selector-${name}`), ' ', h('code', null, document.boundary[name])));
}
