/**
 * A text as words and what stands between them, cut where the engine cuts it; and chance that can be repeated.
 */

/** In scripts without spaces each character is a word; of these only Han is met in our texts. */
const WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu;
const HAN = /^\p{Script=Han}/u;

/** @param {string} text @returns {{ word: string, before: string }[]} each word with what stands before it */
export function wordsOf(text) {
  let end = 0;
  return [...text.matchAll(WORD)].map((match) => {
    const before = text.slice(end, match.index);
    end = match.index + match[0].length;
    return { word: match[0], before };
  });
}

/** Two words of one kind can stand in for each other: neither runs into its neighbours. */
export const isHan = (word) => HAN.test(word);

/**
 * Numbers in [0, 1), the same for the same seed (mulberry32): a draw that is shown can be made again.
 * @param {number} seed
 */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
