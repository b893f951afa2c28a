/**
 * One text with its shared passages marked, built block by block so that a long one never holds the
 * thread. A passage's number stands in an attribute: what a reader copies is the text alone.
 */

/**
 * What numbers the passages; it is told of every mark.
 * @typedef {object} Marks
 * @property {(n: number, side: 'a'|'b', mark: HTMLElement) => void} add
 * @property {(run: import('./runs.js').Run, side: 'a'|'b', continues: boolean) => HTMLElement} number
 * @property {(words: number) => string} length
 */

import { h } from '../../dom.js';
import { chunksOf } from './chunks.js';
import { blocks } from './paragraphs.js';
import { runs } from './runs.js';
import { fold } from './fold.js';

/**
 * Builds a column's blocks into `body`; a step is one block.
 * @param {HTMLElement} body
 * @param {'a'|'b'} side
 * @param {import('../context.js').Context} context
 * @param {Marks} marks
 * @returns {Generator<void>}
 */
export function* column(body, side, context, marks) {
  const document = context.comparison[side];
  const row = [];
  for (const run of runs(document, context.comparison.passages, side)) {
    row.push(run);
    yield;
  }
  const headings = headingStarts(document);
  const put = chunksOf(body, document.text);
  const started = new Set();
  let first = 0;
  for (const block of blocks(document.text)) {
    while (first < row.length && row[first].end <= block.start) first += 1;
    const parts = partsOf(row, first, block);
    if (parts.length) {
      put(build(block, parts, headings.get(block.start)), block.end - block.start);
      yield;
    }
  }

  function build(block, parts, level) {
    const continued = !parts.some((part) => part.kind === 'own' || part.kind === 'fold')
      && parts.every((part) => part.kind !== 'shared' || started.has(part.n));
    return h('p', { class: blockClass(document.text, block, level, continued), dir: 'auto' }, parts.map(inline));
  }

  function inline(part) {
    const text = document.text.slice(part.start, part.end);
    if (part.kind === 'shared') return mark(part, text);
    if (part.kind === 'fold') return fold(part, document, side, context);
    return h('span', { class: part.kind === 'own' ? `only ${side}` : 'between' }, text);
  }

  function mark(part, text) {
    const continues = started.has(part.n);
    started.add(part.n);
    const element = h('mark', { class: part.moved ? 'moved' : null, dataset: { n: part.n, length: marks.length(part.words) } },
      marks.number(part, side, continues),
      h('span', { class: 'words' }, text));
    if (continues) element.classList.add('more');
    marks.add(part.n, side, element);
    return element;
  }
}

/** What of the runs falls into a block; of a fold, its beginning stands for the whole. */
function partsOf(row, first, block) {
  const parts = [];
  for (let index = first; index < row.length && row[index].start <= block.end; index += 1) {
    const run = row[index];
    if (run.kind === 'fold') {
      if (run.start >= block.start && run.start <= block.end && !run.placed) {
        run.placed = true;
        parts.push(run);
      }
      continue;
    }
    const start = Math.max(run.start, block.start);
    const end = Math.min(run.end, block.end);
    if (start < end) parts.push({ ...run, start, end });
  }
  return parts;
}

/** Where a heading of the page begins, and its level. */
function headingStarts(document) {
  const levels = new Map();
  for (const block of document.kept ?? []) {
    const level = /^h([1-6])$/.exec(block.tag)?.[1];
    if (level && block.start !== null) levels.set(block.start, Number(level));
  }
  return levels;
}

/** White space is kept as it is; single spaces need no keeping, and then do not stick out at a line's end. */
function blockClass(text, block, level, continued) {
  const names = ['block'];
  if (/[^\S\n]{2}|\t/.test(text.slice(block.start, block.end))) names.push('spaced');
  if (!block.opens) names.push('piece');
  if (level) names.push(level <= 2 ? 'heading' : 'subheading');
  if (continued) names.push('continued');
  return names.join(' ');
}
