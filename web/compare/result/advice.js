/**
 * What to do about it: the engine's codes as short numbered items.
 */

import { h } from '../../common/dom.js';
import { copyButton } from './copy.js';
import { SIDES, otherSide, sideName } from './context.js';

/** Relations in which a reader may fear a penalty. */
const RELATED = new Set(['identical', 'near-duplicate', 'contained']);

/** @param {import('./context.js').Context} context */
export function advice(context) {
  const { comparison, say } = context;
  const codes = comparison.advice;
  if (codes.length === 0) return null;
  const related = RELATED.has(comparison.relation);
  return h('section', { class: 'advice', 'aria-labelledby': 'result-advice' },
    h('div', null,
      h('h2', { id: 'result-advice' }, say('result-advice-title')),
      related && h('p', { class: 'intro' }, intro(context))),
    h('ol', { class: 'advice-items' }, codes.map((code) => item(code, context))));
}

/** By which the pages have told search engines already which of them to show. */
const SETTLED = /^(same-canonical|canonical-present-|noindex-|translations)/;

/** That a duplicate is no penalty, and whether one of two pages names the other. */
function intro({ comparison, say }) {
  const pages = comparison.a.kind === 'html' && comparison.b.kind === 'html';
  const settled = comparison.advice.some((code) => SETTLED.test(code));
  const sentences = [
    say('result-advice-no-penalty', { settled: settled ? 'yes' : 'no' }),
    pages && !settled && say('result-advice-none-named'),
  ];
  return sentences.filter(Boolean).join(' ');
}

function item(code, context) {
  const { say, facts } = context;
  const args = { inner: sideName(facts.inner), outer: sideName(facts.outer) };
  return h('li', { dataset: { code } },
    h('h3', null, say(`advice-${code}`, args)),
    h('p', null, say(`advice-${code}-text`, args)),
    code === 'same-site-choose-canonical' && canonicalLine(context));
}

/** The line for B's head that names A, or the other way round where only B's address is known. */
function canonicalLine({ comparison, sources, say }) {
  const side = SIDES.find((item) => addressOf(item));
  if (!side) return null;
  const line = `<link rel="canonical" href="${addressOf(side).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;
  return h('div', { class: 'code-line' },
    h('p', { class: 'note' }, say('result-advice-in-head', { side: sideName(otherSide(side)) })),
    h('div', { class: 'code' }, h('code', { tabindex: '0' }, line), copyButton(say, () => line)));

  function addressOf(item) {
    return comparison[item].head?.canonical ?? comparison[item].url ?? sources[item].url;
  }
}
