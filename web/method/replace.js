/**
 * B is A with a share of its words replaced by words of another text.
 */

import { t } from '../common/l10n.js';
import { asRatio } from '../common/numbers.js';
import { chance, isHan, wordsOf } from './words.js';

/** @type {import('./study.js').Study} */
export const replace = {
  name: 'replace',
  most: 100,
  step: 1,
  start: 8,
  every: 5,
  draws: 4,
  measure: { key: 'jaccard', top: 1, ticks: [0, 0.5, 1], format: asRatio, title: 'method-jaccard', text: 'method-jaccard-text' },
  theory: true,
  verdicts: false,
  make,
  sentence: (share, { distance, jaccard }) => t('method-replace-sentence', { share, distance, jaccard: asRatio(jaccard) }),
};

/** One draw: the words go one after the other, so that a greater share holds the lesser one. */
function make({ text, more }, seed) {
  const next = chance(seed);
  const words = wordsOf(text);
  const end = text.slice(words.reduce((length, { before, word }) => length + before.length + word.length, 0));
  const others = wordsOf(more).map(({ word }) => word);
  const [han, rest] = [others.filter(isHan), others.filter((word) => !isHan(word))];
  const drawn = words.map(({ word }) => other(word, isHan(word) ? han : rest, next));
  /** When each word goes. */
  const turn = shuffled(words.length, next);
  return (share) => {
    const count = Math.round(share * words.length);
    const pieces = words.flatMap(({ before, word }, index) => [
      { text: before, own: false },
      turn[index] < count ? { text: drawn[index], own: true } : { text: word, own: false },
    ]);
    return [...pieces, { text: end, own: false }];
  };
}

function other(word, pool, next) {
  let found = word;
  while (found.toLowerCase() === word.toLowerCase()) found = pool[Math.floor(next() * pool.length)];
  return found;
}

/** 0 … count − 1 in an order of chance (Fisher and Yates). */
function shuffled(count, next) {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last -= 1) {
    const index = Math.floor(next() * (last + 1));
    [order[last], order[index]] = [order[index], order[last]];
  }
  return order;
}
