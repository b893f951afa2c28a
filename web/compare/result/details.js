/**
 * What folds away: the technical details and the limits of the method.
 */

import { h, letter } from '../../common/dom.js';
import { number } from '../../common/l10n.js';
import { SIDES } from './context.js';
import { asRatio } from './numbers.js';

const LIMITS = ['translations', 'rewording', 'pictures', 'direction', 'short', 'ranking'];

/** @param {import('./context.js').Context} context */
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
    h('table', { class: 'technical-sides' },
      h('thead', null, h('tr', null, h('td'), SIDES.map((side) => h('th', { scope: 'col' }, letter(side))))),
      h('tbody', null, bySide(context))),
  ]);
}

/** @param {import('./context.js').Context} context */
export function limits({ say }) {
  return folded('limits', say('result-limits'), say('result-limits-hint'), [
    h('ul', { class: 'limit-items' }, LIMITS.map((name) => h('li', null,
      h('strong', null, say(`result-limit-${name}`)), ' ', say(`result-limit-${name}-text`)))),
  ]);
}

function folded(name, title, hint, children) {
  return h('details', { class: `folded ${name}` },
    h('summary', null, h('h2', { id: `result-${name}` }, title), h('span', { class: 'hint numeric' }, hint)),
    children);
}

function shared({ comparison, say }) {
  const { options, bits, article_distance: single, layout, common } = comparison;
  return [
    row('article-distance', say('result-article-distance'), single,
      single === null ? say('result-not-computed') : say('result-bits-of', { distance: single })),
    row(null, say('result-common'), null, common === null ? say('result-not-computed') : number(common)),
    layout !== null && row('layout', say('result-layout'), layout,
      [asRatio(layout), comparison.layout_kind && ` · ${say('result-layout-kind', { kind: comparison.layout_kind })}`]),
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

/** The options that are not the profile's own, in words. */
function features(options, say) {
  const said = [say('result-units-used')];
  if (options.weights && options.weights !== 'count') said.push(say('result-feature-weights', { weights: options.weights }));
  if (options.accents === 'keep') said.push(say('result-feature-accents'));
  if (options.stop_words) said.push(say('result-feature-stop-words', { language: String(options.stop_words) }));
  if (options.stem) said.push(say('result-feature-stem', { language: options.stem }));
  if (options.phrases) said.push(say('result-feature-phrases'));
  if (options.keep_boilerplate) said.push(say('result-feature-whole'));
  return said.join(' · ');
}

function bySide({ comparison, sources, say }) {
  const rows = {
    fingerprint: (side, document) => h('code', null, document.fingerprint ?? say('result-not-computed')),
    words: (side, document) => number(document.words),
    shingles: (side, document) => number(document.shingles),
    different: (side) => number(comparison[`shingles_${side}`]),
    segmentation: (side, document) => say('result-segmentation', { kind: document.segmentation }),
    language: (side, document) => document.lang ?? say('result-not-stated'),
    charset: (side, document) => (document.charset
      ? say('result-charset', { name: document.charset.name, source: document.charset.source })
      : say('result-charset-none')),
    type: (side) => sources[side].contentType ?? say('result-not-stated'),
    canonical: (side, document) => h('bdi', null, document.head?.canonical ?? say('result-not-stated')),
    robots: (side, document) => document.head?.robots.join(', ') || say('result-not-stated'),
  };
  const pages = SIDES.some((side) => comparison[side].kind === 'html');
  const names = Object.keys(rows).filter((name) => pages || !['canonical', 'robots'].includes(name));
  return names.map((name) => h('tr', null,
    h('th', { scope: 'row' }, say(`result-row-${name}`)),
    SIDES.map((side) => h('td', { class: 'numeric' }, rows[name](side, comparison[side])))));
}
