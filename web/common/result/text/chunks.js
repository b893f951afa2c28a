/**
 * Where a text's blocks go. Those of a long text go into chunks, of which the browser styles and lays out
 * only the ones near the window: what is not shown costs next to nothing, however much there is of it.
 */

import { h } from '../../dom.js';
import { isLong, keepRoom } from './paragraphs.js';

const CHUNK = 12_000;

/**
 * @param {HTMLElement} body
 * @param {string} text  all that will go into it
 * @returns {(block: HTMLElement, characters: number) => void} puts the next block in
 */
export function chunksOf(body, text) {
  if (!isLong(text)) return (block) => body.append(block);
  let chunk = null;
  let filled = 0;
  return (block, characters) => {
    if (!chunk || filled > CHUNK) {
      chunk = h('div', { class: 'chunk' });
      filled = 0;
    }
    filled += characters;
    keepRoom(block, characters);
    keepRoom(chunk, filled);
    chunk.append(block);
    if (!chunk.parentNode) body.append(chunk);
  };
}

/**
 * The block after another, be it in the next chunk.
 * @param {Element} block
 */
export function nextBlock(block) {
  return block.nextElementSibling ?? block.closest('.chunk')?.nextElementSibling?.firstElementChild ?? null;
}
