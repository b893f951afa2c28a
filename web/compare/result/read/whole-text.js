/**
 * The whole text retained from a page, to be read and checked. Until it is opened it is one piece of
 * text that is not laid out; then it is cut into blocks, of which only those in view are.
 */

import { h } from '../../../common/dom.js';
import { sideName } from '../../../common/result/context.js';
import { chunksOf } from '../../../common/result/text/chunks.js';
import { blocks, isLong } from '../../../common/result/text/paragraphs.js';
import { inSlices } from '../../../common/result/slices.js';

/**
 * @param {any} document  DOCUMENT of the engine
 * @param {'a'|'b'} side
 * @param {import('../../../common/result/context.js').Context} context
 * @returns {{toggle: HTMLElement, region: HTMLElement}}
 */
export function wholeText(document, side, { say, signal }) {
  const id = `result-whole-${side}`;
  const region = h('div', {
    class: isLong(document.text) ? 'whole-text long' : 'whole-text', id, hidden: true, tabindex: '0', role: 'region', lang: document.lang,
    'aria-label': say('result-whole-text', { side: sideName(side) }),
    dataset: { testid: `text-${side}` },
  }, document.text);
  const toggle = h('button', {
    type: 'button', class: 'link', 'aria-expanded': 'false', 'aria-controls': id,
    onclick: () => {
      const open = region.hidden;
      if (open && region.childElementCount === 0) layOut();
      region.hidden = !open;
      toggle.setAttribute('aria-expanded', String(open));
      toggle.textContent = say(open ? 'result-whole-hide' : 'result-whole-see');
    },
  }, say('result-whole-see'));
  return { toggle, region };

  /** The blocks' texts, white space between them included, are together the text. */
  function layOut() {
    region.textContent = '';
    inSlices(build(), signal);
  }

  function* build() {
    const put = chunksOf(region, document.text);
    const add = (text) => put(h('div', { class: 'block', dir: 'auto' }, text), text.length);
    let from = 0;
    for (const { start } of blocks(document.text)) {
      if (start > from) add(document.text.slice(from, start));
      from = Math.max(from, start);
      yield;
    }
    add(document.text.slice(from));
  }
}
