/**
 * One page: how much of it was read, where it came from, and its blocks, kept and left out.
 */

import { h, letter } from '../../../common/dom.js';
import { bytes } from '../../../common/l10n.js';
import { isByHand, sideName } from '../../../common/result/context.js';
import { textWarnings } from '../../../common/result/warnings.js';
import { createEditor } from './editor.js';
import { pieces } from './pieces.js';
import { wholeText } from './whole-text.js';

/**
 * @param {import('../../../common/result/context.js').Context} context
 * @param {'a'|'b'} side
 * @param {{ changed: () => void, apply: () => void, reset: () => void }} on
 */
export function readSide(context, side, on) {
  const { comparison, say } = context;
  const document = comparison[side];
  const page = document.kind === 'html';
  const removed = removedWords(document);
  const text = wholeText(document, side, context);
  const list = page ? pieces(context, side) : null;
  const editor = page ? createEditor(context, side, { ...on, opened: (open) => { list.hidden = open; } }) : null;
  const element = h('div', { class: `read-side ${side}`, role: 'group', 'aria-label': say(`result-page-${side}`) },
    h('div', { class: 'read-head' },
      letter(side),
      h('strong', { class: 'numeric' }, say('result-read-words', { kept: document.words, removed })),
      h('span', { class: 'read-links' }, editor?.toggle, document.words > 0 && text.toggle)),
    page && proportion(document.words, removed),
    text.region,
    textWarnings(context, side),
    h('p', { class: 'note origin' }, origin(context, side)),
    page ? [list, editor.element] : h('p', { class: 'note' }, say('result-read-plain', { side: sideName(side) })));
  return {
    element,
    blocks: () => editor?.build() ?? [],
    show: () => editor?.show(),
    hold: (yes) => editor?.hold(yes),
    refuse: (problem) => editor?.refuse(problem),
  };
}

export function removedWords(document) {
  return document.removed.reduce((sum, block) => sum + block.words, 0);
}

function proportion(kept, removed) {
  const bar = h('div', { class: 'proportion', 'aria-hidden': 'true' },
    h('span', { class: 'kept' }),
    removed > 0 && h('span', { class: 'removed' }));
  bar.style.gridTemplateColumns = removed > 0 ? `${kept}fr ${removed}fr` : '1fr';
  return bar;
}

/** Where the text came from: address or file, relay, charset and why, size; and who chose its main content. */
function origin({ comparison, sources, say }, side) {
  const source = sources[side];
  const document = comparison[side];
  const place = source.url ?? source.name;
  const facts = [
    say(`result-origin-${source.how}`, { relay: source.proxyHost ?? '' }),
    document.charset && source.how !== 'pasted' && say('result-charset', { name: document.charset.name, source: document.charset.source }),
    source.bytes && bytes(source.bytes),
    isByHand(document) && say('result-by-hand'),
  ];
  return [place && h('bdi', null, place), place && ' · ', facts.filter(Boolean).join(' · ')];
}
