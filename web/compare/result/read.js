/**
 * What was read of each page and what was left out, so that the reader can check both.
 */

import { h, letter } from '../../common/dom.js';
import { bytes } from '../../common/l10n.js';
import { SIDES, pageTitle, sideName } from './context.js';
import { textWarnings } from './warnings.js';
import { wholeText } from './whole-text.js';

/** So many removed blocks are listed at once. */
const LISTED = 8;
const EXCERPT = 140;

/** @param {import('./context.js').Context} context */
export function read(context) {
  const { comparison, say, actions } = context;
  const leftOut = SIDES.some((side) => removedWords(comparison[side]) > 0);
  return h('section', { class: 'read', 'aria-labelledby': 'result-read' },
    h('div', { class: 'section-head' },
      h('h2', { id: 'result-read' }, say('result-read-title')),
      leftOut && h('button', { type: 'button', class: 'link', onclick: () => actions.compareWhole() }, say('result-compare-whole'))),
    h('div', { class: 'read-sides' }, SIDES.map((side) => readSide(context, side))));
}

function readSide(context, side) {
  const { comparison, say } = context;
  const document = comparison[side];
  const removed = removedWords(document);
  const text = wholeText(document, side, context);
  return h('div', { class: `read-side ${side}`, role: 'group', 'aria-label': say(`result-page-${side}`) },
    h('div', { class: 'read-head' },
      letter(side),
      h('strong', { class: 'numeric' }, say('result-read-words', { kept: document.words, removed })),
      document.words > 0 && text.toggle),
    document.kind === 'html' && proportion(document.words, removed),
    text.region,
    textWarnings(context, side),
    h('p', { class: 'note origin' }, origin(context, side)),
    document.kind === 'html'
      ? h('ul', { class: 'pieces' }, keptRow(context, side), removedRows(document, say))
      : h('p', { class: 'note' }, say('result-read-plain', { side: sideName(side) })));
}

function removedWords(document) {
  return (document.removed ?? []).reduce((sum, block) => sum + block.words, 0);
}

function proportion(kept, removed) {
  const bar = h('div', { class: 'proportion', 'aria-hidden': 'true' },
    h('span', { class: 'kept' }),
    removed > 0 && h('span', { class: 'removed' }));
  bar.style.gridTemplateColumns = removed > 0 ? `${kept}fr ${removed}fr` : '1fr';
  return bar;
}

/** Where the text came from: address or file, relay, charset, size. */
function origin({ comparison, sources, say }, side) {
  const source = sources[side];
  const document = comparison[side];
  const place = source.url ?? source.name;
  const facts = [
    say(`result-origin-${source.how}`, { relay: source.proxyHost ?? '' }),
    document.charset && source.how !== 'pasted' && document.charset.name,
    source.bytes && bytes(source.bytes),
  ];
  return [place && h('bdi', null, place), place && ' · ', facts.filter(Boolean).join(' · ')];
}

function keptRow(context, side) {
  const { comparison, say } = context;
  const { kept, words } = comparison[side];
  const reasons = [...new Set(kept.map((block) => block.reason))];
  return h('li', { class: 'piece kept-piece' },
    h('span', { class: 'reason-name' }, say('result-kept')),
    h('span', { class: 'excerpt' },
      h('bdi', null, pageTitle(context, side)), ' · ', say('result-blocks', { count: kept.length }),
      reasons.length > 0 && h('span', { class: 'why' }, reasons.map((reason) => say('result-kept-because', { reason })).join(' '))),
    h('span', { class: 'numeric' }, say('result-length', { count: words })));
}

function removedRows(document, say) {
  const blocks = (document.removed ?? []).filter((block) => block.words > 0);
  const rows = blocks.slice(0, LISTED).map((block) => removedRow(block, say));
  if (blocks.length <= LISTED) return rows;
  const more = h('button', {
    type: 'button',
    class: 'link',
    onclick: () => more.parentElement.replaceWith(...blocks.slice(LISTED).map((block) => removedRow(block, say))),
  }, say('result-removed-more', { count: blocks.length - LISTED }));
  return [...rows, h('li', null, more)];
}

/** Struck through and in one line; opened, the whole block. */
function removedRow(block, say) {
  const full = h('p', { class: 'full', dir: 'auto' });
  const details = h('details', { class: 'piece removed-piece', ontoggle: () => { full.textContent = block.text; } },
    h('summary', null,
      h('span', { class: 'reason-name' }, say('result-removed', { reason: block.reason })),
      h('s', { class: 'excerpt' }, h('bdi', null, block.text.slice(0, EXCERPT).replace(/\s+/g, ' '))),
      h('span', { class: 'numeric' }, say('result-length', { count: block.words }))),
    full);
  return h('li', null, details);
}
