/**
 * The limit: what JavaScript written for speed takes for Sosie's fingerprint alone. The same words, shingles and
 * bits wherever letters fold by decomposition or by the few below; the overlap, the relation and all else of
 * Sosie's pipeline it does without.
 */
import { md5 } from 'js-md5/build/md5.modern.mjs';
import { run } from './run.js';

const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** In scripts without spaces each letter is a word; digits and other scripts between them stay whole. */
const PIECES = /(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]\p{M}*)|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;
const ACCENTED = /[\p{Script=Latin}\p{Script=Greek}]/u;
const LETTERS = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' };
const BITS = 64;
const HASH_BYTES = 8;

/** @type {Map<string, string[]>} what each distinct word came to */
const folded = new Map();

function fold(word) {
  if (UNSPACED.test(word)) return word.match(PIECES);
  if (!ACCENTED.test(word)) return [word.replaceAll('ё', 'е')];
  const bare = word.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return [bare.replace(/[ßæœøđðþłı]/g, (letter) => LETTERS[letter])];
}

function words(text) {
  const found = [];
  for (const word of text.normalize('NFKC').toLowerCase().match(WORDS) ?? []) {
    let pieces = folded.get(word);
    if (!pieces) folded.set(word, pieces = fold(word));
    for (const piece of pieces) found.push(piece);
  }
  return found;
}

function fingerprint(text) {
  const found = words(text);
  const counts = new Int32Array(BITS);
  const windows = found.length - 2;
  for (let i = 0; i < windows; i += 1) {
    const digest = md5.array(`${found[i]} ${found[i + 1]} ${found[i + 2]}`);
    for (let byte = 0; byte < HASH_BYTES; byte += 1) {
      const value = digest[HASH_BYTES + byte];
      const at = byte * 8;
      counts[at] += value >> 7;
      counts[at + 1] += value >> 6 & 1;
      counts[at + 2] += value >> 5 & 1;
      counts[at + 3] += value >> 4 & 1;
      counts[at + 4] += value >> 3 & 1;
      counts[at + 5] += value >> 2 & 1;
      counts[at + 6] += value >> 1 & 1;
      counts[at + 7] += value & 1;
    }
  }
  const halves = new Int32Array(2);
  for (let bit = 0; bit < BITS; bit += 1) {
    if (2 * counts[bit] > windows) halves[bit >> 5] |= 1 << (31 - (bit & 31));
  }
  return halves;
}

function ones(value) {
  let count = 0;
  for (let rest = value; rest; rest &= rest - 1) count += 1;
  return count;
}

run(fingerprint, (a, b) => ones(a[0] ^ b[0]) + ones(a[1] ^ b[1]));
