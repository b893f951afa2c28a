/**
 * Cutting a text into the blocks that are laid out: its paragraphs, the longest of them in pieces.
 * Offsets are UTF-16, half open; what stands between two blocks is white space only.
 */

/** Longer paragraphs are laid out in pieces: no single block may take a long task. */
const LONGEST = 6000;
/** How far back from there a piece may end to end well. */
const LOOK_BACK = 1500;

/** Characters from which a text is laid out only where it is in view. */
const LONG_TEXT = 40_000;
/** For the room a block takes before it is laid out: characters in a line, height of a line and of a gap in rem. */
const LINE = { characters: 58, height: 1.8, gap: 1 };

/** Whether only the blocks in view should be laid out. @param {string} text */
export const isLong = (text) => text.length > LONG_TEXT;

/**
 * Keeps room for a block that is not laid out yet, so that the scroll bar tells the truth.
 * @param {HTMLElement} element
 * @param {number} characters
 */
export function keepRoom(element, characters) {
  const lines = Math.ceil(characters / LINE.characters);
  element.style.containIntrinsicBlockSize = `auto ${lines * LINE.height + LINE.gap}rem`;
}

/**
 * @typedef {object} Block
 * @property {number} start
 * @property {number} end
 * @property {boolean} opens  begins a paragraph, not only a piece of one
 */

/**
 * @param {string} text
 * @returns {Generator<Block>}
 */
export function* blocks(text) {
  const gap = /\n(?:[^\S\n]*\n)+/g;
  let start = 0;
  for (let match = gap.exec(text); match; match = gap.exec(text)) {
    yield* pieces(text, start, match.index);
    start = gap.lastIndex;
  }
  yield* pieces(text, start, text.length);
}

function* pieces(text, start, end) {
  let from = start;
  while (end - from > LONGEST) {
    const cut = goodCut(text, from + LONGEST - LOOK_BACK, from + LONGEST);
    yield { start: from, end: cut, opens: from === start };
    from = cut;
  }
  if (from < end) yield { start: from, end, opens: from === start };
}

/** After a sentence if one ends there, else after a space, else between two characters. */
function goodCut(text, from, to) {
  const window = text.slice(from, to);
  const sentence = lastEnd(window, /[.!?…]["'”’»)]*\s+|[。！？]|\n/g);
  if (sentence > 0) return from + sentence;
  const space = window.lastIndexOf(' ') + 1;
  if (space > 0) return from + space;
  return isHighSurrogate(text.charCodeAt(to - 1)) ? to - 1 : to;
}

function lastEnd(window, pattern) {
  let end = 0;
  for (let match = pattern.exec(window); match; match = pattern.exec(window)) end = pattern.lastIndex;
  return end;
}

function isHighSurrogate(code) {
  return code >= 0xd800 && code <= 0xdbff;
}
