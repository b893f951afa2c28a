/**
 * A text as a row of runs: what stands in both texts, what stands in this one only, and where the
 * latter is long, the part of it that folds away between its first and its last sentence.
 */

/** Longer one-sided text folds, if at least this many words would go. */
const FOLD_OVER = 80;
const FOLD_AT_LEAST = 40;
/** A sentence is looked for within so many characters. */
const SENTENCE_REACH = 320;

/**
 * @typedef {object} Run
 * @property {'shared'|'own'|'fold'|'between'} kind  `between`: white space and punctuation only
 * @property {number} start  UTF-16 offset
 * @property {number} end
 * @property {number} [n]  number of the passage, from 1
 * @property {boolean} [moved]
 * @property {number} [words]  of a passage, or of what is folded
 */

/**
 * @param {any} document  DOCUMENT of the engine
 * @param {any[]} passages  of the comparison, longest first
 * @param {'a'|'b'} side
 * @returns {Generator<Run>} in the order of the text
 */
export function* runs(document, passages, side) {
  const places = passages
    .map((passage, index) => ({ ...passage[side], length: passage.length, moved: passage.moved, n: index + 1 }))
    .sort((first, second) => first.start - second.start);
  const cut = cutter(document.lang);
  let at = 0;
  let word = 0;
  for (const place of places) {
    if (place.start > at) yield* alone(document.text, at, place.start, place.word - word, cut);
    const { n, moved, length: words } = place;
    // The first word of one passage and the last of that before may have a character in common.
    yield { kind: 'shared', start: Math.max(at, place.start), end: place.end, n, moved, words };
    at = place.end;
    word = place.word + words;
  }
  const { length } = document.text;
  if (at < length) yield* alone(document.text, at, length, document.words - word, cut);
}

/**
 * A stretch that no passage covers, of `words` words. What only closes the passage before it is no text of its own.
 * @returns {Run[]}
 */
function alone(text, start, end, words, cut) {
  const first = words > 0 ? start + ownBeginning(text.slice(start, end)) : end;
  /** @type {Run[]} */
  const before = first > start ? [{ kind: 'between', start, end: first }] : [];
  return words > 0 ? [...before, ...own(text, first, end, words, cut)] : before;
}

/** @returns {Run[]} */
function own(text, start, end, words, cut) {
  /** @type {Run[]} */
  const whole = [{ kind: 'own', start, end }];
  if (words <= FOLD_OVER) return whole;
  const from = firstSentenceEnd(text, start, end, cut);
  const to = lastSentenceStart(text, start, end, cut);
  if (to <= from) return whole;
  const hidden = words - cut.count(text.slice(start, from)) - cut.count(text.slice(to, end));
  if (hidden < FOLD_AT_LEAST) return whole;
  return [
    { kind: 'own', start, end: from },
    { kind: 'fold', start: from, end: to, words: hidden },
    { kind: 'own', start: to, end },
  ];
}

/** Where its first word begins, with the bracket or quotation mark that opens before it. */
function ownBeginning(text) {
  const word = /[\p{L}\p{N}]/u.exec(text);
  if (!word) return 0;
  return word.index - /\S*$/.exec(text.slice(0, word.index))[0].length;
}

function firstSentenceEnd(text, start, end, cut) {
  const reach = text.slice(start, Math.min(end, start + SENTENCE_REACH));
  const sentence = cut.sentences(reach)[0];
  if (!sentence) return end;
  const until = sentence.index + sentence.segment.trimEnd().length;
  if (until < reach.length) return start + until + (reach[until] === ' ' ? 1 : 0);
  const space = reach.lastIndexOf(' ');
  return space > 0 ? start + space : end;
}

function lastSentenceStart(text, start, end, cut) {
  const from = Math.max(start, end - SENTENCE_REACH);
  const reach = text.slice(from, end);
  const sentence = cut.sentences(reach).at(-1);
  if (!sentence) return start;
  if (sentence.index > 0) return from + sentence.index;
  const space = reach.indexOf(' ') + 1;
  return space > 0 ? from + space : start;
}

/** Sentences that hold a word, and the words of a short text, as the page's language cuts them. */
function cutter(language) {
  const sentence = segmenter(language, 'sentence');
  const word = segmenter(language, 'word');
  return {
    sentences: (text) => [...sentence.segment(text)].filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment)),
    count: (text) => [...word.segment(text)].filter(({ isWordLike }) => isWordLike).length,
  };
}

/** A page may declare a language that is none. */
function segmenter(language, granularity) {
  try {
    return new Intl.Segmenter(language || undefined, { granularity });
  } catch {
    return new Intl.Segmenter(undefined, { granularity });
  }
}
