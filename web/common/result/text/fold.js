/**
 * A fold in one-sided text: a button with the number of words it holds. What it holds is built when
 * it is first opened; a text that shares nothing is then short to lay out, however long it is.
 */

import { h } from '../../dom.js';
import { inSlices } from '../slices.js';
import { sideName } from '../context.js';
import { nextBlock } from './chunks.js';
import { blocks, keepRoom } from './paragraphs.js';

/**
 * @param {import('./runs.js').Run} run
 * @param {any} document  DOCUMENT of the engine
 * @param {'a'|'b'} side
 * @param {import('../context.js').Context} context
 * @returns {HTMLElement}
 */
export function fold(run, document, side, { say, signal }) {
  /** @type {HTMLElement[] | null} */
  let held = null;
  const button = h('button', { type: 'button', class: `fold ${side}`, 'aria-expanded': 'false', onclick: toggle },
    say('result-fold', { count: run.words, side: sideName(side) }));
  return button;

  function toggle() {
    const open = button.getAttribute('aria-expanded') !== 'true';
    button.setAttribute('aria-expanded', String(open));
    if (held) held.forEach((element) => { element.hidden = !open; });
    else inSlices(unfold(), signal);
  }

  /** The rest of the fold's own block beside the button, whole blocks after it, the last one's beginning. */
  function* unfold() {
    held = [];
    const home = button.closest('.block');
    const last = nextBlock(home);
    let after = home;
    for (const block of blocks(document.text)) {
      if (block.end <= run.start || block.start >= run.end) continue;
      const text = document.text.slice(Math.max(run.start, block.start), Math.min(run.end, block.end));
      const element = h('span', { class: `only ${side}` }, text);
      if (block.start <= run.start) button.after(element);
      else if (block.end > run.end) last.prepend(element);
      else {
        const whole = h('p', { class: block.opens ? 'block' : 'block piece', dir: 'auto' }, element);
        keepRoom(whole, text.length);
        after.after(whole);
        after = whole;
        held.push(whole);
        yield;
        continue;
      }
      held.push(element);
    }
  }
}
