/**
 * B is A with a piece of another text behind it.
 */

import { t } from '../common/l10n.js';
import { asPercent } from '../common/numbers.js';
import { chance, wordsOf } from './words.js';

/** @type {import('./study.js').Study} */
export const append = {
  name: 'append',
  most: 200,
  step: 5,
  start: 100,
  every: 10,
  draws: 3,
  measure: { key: 'a_in_b', top: 1, ticks: [0, 0.5, 1], format: asPercent, title: 'method-append-share', text: 'method-append-share-text' },
  theory: false,
  verdicts: true,
  make,
  sentence: (share, { distance, a_in_b: part }) => t('method-append-sentence', {
    share, distance, whole: part === 1 ? 'yes' : 'no', part: asPercent(part),
  }),
};

/** One draw: the added text begins somewhere, and goes on from its own beginning where it ends. */
function make({ text, more }, seed) {
  const words = wordsOf(more);
  const start = Math.floor(chance(seed)() * words.length);
  const length = wordsOf(text).length;
  return (share) => {
    const count = Math.round(share * length);
    const piece = Array.from({ length: count }, (_, index) => {
      const place = (start + index) % words.length;
      const { before, word } = words[place];
      return index === 0 ? word : (place === 0 ? '\n\n' : before) + word;
    }).join('');
    return count ? [{ text: `${text}\n\n`, own: false }, { text: piece, own: true }] : [{ text, own: false }];
  };
}
