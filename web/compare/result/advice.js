/**
 * What to do about it: the engine's codes as short numbered items.
 */

import { h } from '../../common/dom.js';
import { copyButton } from '../../common/copy.js';
import { together } from '../../common/l10n.js';
import { SIDES, otherSide, sideName } from '../../common/result/context.js';

/** Relations in which a reader may fear a penalty. */
const RELATED = new Set(['identical', 'near-duplicate', 'contained']);

/** One page at one address has nothing to fear. */
const ONE_PAGE = 'same-address';

/** @param {import('../../common/result/context.js').Context} context */
export function advice(context) {
  const { comparison, say } = context;
  const codes = comparison.advice;
  if (codes.length === 0) return null;
  const related = RELATED.has(comparison.relation) && !codes.includes(ONE_PAGE);
  return h('section', { class: 'advice', 'aria-labelledby': 'result-advice' },
    h('div', null,
      h('h2', { id: 'result-advice' }, say('result-advice-title')),
      related && h('p', { class: 'intro' }, intro(context))),
    h('ol', { class: 'advice-items' }, codes.map((code) => item(code, context))));
}

/** By which the pages have told search engines already which of them to show. */
const SETTLED = /^(same-canonical|canonical-present-|refresh-|noindex-[ab]$|translations$|series$)/;

/** By which some page names an original, so that nobody may say that none does. */
const NAMED = /^(canonical|original-|same-canonical|translations-and-|series-and-)/;

/** That a duplicate is no penalty, and whether one of two pages names the other. */
function intro({ comparison, say }) {
  const pages = comparison.a.kind === 'html' && comparison.b.kind === 'html';
  const says = (pattern) => comparison.advice.some((code) => pattern.test(code));
  const sentences = [
    say('result-advice-no-penalty', { settled: says(SETTLED) ? 'yes' : 'no' }),
    pages && !says(SETTLED) && !says(NAMED) && say('result-advice-none-named'),
  ];
  return together(sentences);
}

function item(code, context) {
  const { say, facts } = context;
  const args = { inner: sideName(facts.inner), outer: sideName(facts.outer) };
  return h('li', { dataset: { code } },
    h('h3', null, say(`advice-${code}`, args)),
    h('p', null, say(`advice-${code}-text`, args)),
    codeLine(code, context));
}

/** A line for the head of one side, where the code asks for one and the address it needs is known. */
function codeLine(code, context) {
  const { say } = context;
  const { side, attributes } = linkFor(code, context) ?? {};
  if (!attributes || Object.values(attributes).some((value) => !value)) return null;
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`);
  const line = `<link ${written.join(' ')}>`;
  return h('div', { class: 'code-line' },
    h('p', { class: 'note' }, say('result-advice-in-head', { side: sideName(side) })),
    h('div', { class: 'code' }, h('code', { tabindex: '0' }, line), copyButton(say, () => line)));
}

/**
 * @param {string} code
 * @param {import('../../common/result/context.js').Context} context
 * @returns {{ side: 'a' | 'b', attributes: Record<string, string | null> } | null}
 */
function linkFor(code, { comparison, sources }) {
  const addressOf = (side) => comparison[side].url ?? sources[side].url;
  const originalOf = (side) => comparison[side].head?.canonical ?? addressOf(side);
  if (code === 'same-site-choose-canonical') {
    // For B's head the line that names A, or the other way round where only B's address is known.
    const named = SIDES.find(originalOf);
    return named && { side: otherSide(named), attributes: { rel: 'canonical', href: originalOf(named) } };
  }
  const side = /** @type {'a' | 'b'} */ (code.at(-1));
  const other = otherSide(side);
  if (code.startsWith('canonical-elsewhere-')) return { side: other, attributes: { rel: 'canonical', href: originalOf(side) } };
  if (code.startsWith('translations-return-')) {
    return { side, attributes: { rel: 'alternate', hreflang: languageOf(comparison[other]), href: originalOf(other) } };
  }
  return null;
}

/** What a page calls itself among its versions, else the language that it declares. */
function languageOf({ head, url, lang }) {
  return head?.hreflang.find((version) => version.url === (head.canonical ?? url))?.lang ?? lang;
}

const escaped = (value) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
