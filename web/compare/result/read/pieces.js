/**
 * In short: what was kept of a page, and the blocks left out.
 */

import { h } from '../../../common/dom.js';
import { pageTitle } from '../../../common/result/context.js';

/** So many removed blocks are listed at once, and so many more at a time. */
const LISTED = 8;
const MORE = 100;
const EXCERPT = 140;

/**
 * @param {import('../../../common/result/context.js').Context} context
 * @param {'a'|'b'} side
 */
export function pieces(context, side) {
  const { comparison, say } = context;
  const blocks = comparison[side].removed.filter((block) => block.words > 0);
  const more = h('button', { type: 'button', class: 'link', onclick: () => show(MORE) });
  const last = h('li', null, more);
  const list = h('ul', { class: 'pieces' }, keptRow(context, side), last);
  let shown = 0;
  show(LISTED);
  return list;

  function show(count) {
    last.before(...blocks.slice(shown, shown + count).map((block) => removedRow(block, say)));
    shown += count;
    last.hidden = shown >= blocks.length;
    more.textContent = say('result-removed-more', { count: Math.min(MORE, blocks.length - shown) });
  }
}

function keptRow(context, side) {
  const { comparison, say } = context;
  const { kept, words } = comparison[side];
  const reasons = [...new Set(kept.map((block) => block.reason))];
  return h('li', { class: 'piece kept-piece' },
    h('span', { class: 'reason-name' }, say('result-kept')),
    h('span', { class: 'excerpt' },
      h('bdi', null, pageTitle(context, side)), ' · ', say('result-blocks', { count: kept.length }),
      reasons.length > 0 && h('span', { class: 'why' }, reasons.map((reason) => say('result-kept-because', { reason })).join(', '))),
    h('span', { class: 'numeric' }, say('result-length', { count: words })));
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
