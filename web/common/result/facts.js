/**
 * What the sentences of a result are made of: counts, shares and codes read from a comparison.
 * Nothing is measured here; the engine has measured.
 */

/**
 * @typedef {object} Band  distances that mean the same
 * @property {'same'|'close'|'near'|'unsure'|'different'} code
 * @property {number} from  first distance
 * @property {number} to  last
 *
 * @typedef {object} Facts
 * @property {'word'|'phrase'|'character'|'characters'|'token'|'mixed'|'pair'|'pairs'|'token-pairs'|'mixed-pairs'|'window'} unit
 *   what was counted
 * @property {'word'|'character'|'pair'|'run'|'mixed'|'mixed-pairs'} token  what a text's length is counted in
 * @property {number} k
 * @property {number} bits
 * @property {'agree'|'disagree'|'fingerprint-open'|'content-open'|'both-open'} agreement
 * @property {null|'none'|'short'|'dominant'|'between'|'unmeasured'} doubt  why the fingerprint leaves it open
 * @property {boolean} unrelatedKnown  how far apart unrelated pages stand is known for these options
 * @property {Band[]} bands  what the distances mean, where that has been measured; else none
 * @property {'a'|'b'} inner  where one page holds the other: the held one
 * @property {'a'|'b'} outer
 * @property {{a: number, b: number}} own  words outside the shared passages
 * @property {number} moved  passages out of the common order
 * @property {number} union  distinct phrases in either text
 * @property {number|null} held  the share of the inner one that stands in the outer, 0–1
 * @property {'all'|'nearly'|'most'|'part'} part  the same in words
 * @property {'none'|'little'|'some'} trace  how much is shared, where the pages are not related
 */

/** The published line for a crawl of the Web (Google 2007): up to here, almost word for word. */
const CLOSE_BITS = 3;
/** Runs of fewer words recur in unrelated pages too; those stand closer than half of the bits. */
const RARE_FROM_K = 3;

/** What a text's words are, by what it was cut into. */
const TOKENS = {
  words: 'word', characters: 'character', pairs: 'pair', runs: 'run',
  'mixed-characters': 'mixed', 'mixed-pairs': 'mixed-pairs', 'mixed-runs': 'word',
};

/** What is counted, by what the words are: one of them, a run of them. */
const UNITS = {
  word: ['word', 'phrase'], run: ['word', 'phrase'], character: ['character', 'characters'], mixed: ['token', 'mixed'],
  pair: ['pair', 'pairs'], 'mixed-pairs': ['token-pairs', 'mixed-pairs'],
};

/**
 * @param {any} comparison  COMPARISON of the engine
 * @returns {Facts}
 */
export function readFacts(comparison) {
  const { a, b, bits, options } = comparison;
  const outer = comparison.container ?? 'b';
  const token = readToken(a.segmentation, b.segmentation, options.segmentation);
  const doubt = readDoubt(comparison);
  const held = outer === 'a' ? comparison.b_in_a : comparison.a_in_b;
  return {
    unit: readUnit(options, token),
    token,
    k: options.k ?? 4,
    bits,
    agreement: readAgreement(comparison.fingerprint_verdict, comparison.content_verdict),
    doubt,
    unrelatedKnown: comparison.thresholds !== null && options.k >= RARE_FROM_K,
    bands: comparison.thresholds ? readBands(comparison.thresholds, bits) : [],
    inner: outer === 'a' ? 'b' : 'a',
    outer,
    own: { a: a.words - comparison.covered, b: b.words - comparison.covered },
    moved: comparison.passages.filter((passage) => passage.moved).length,
    held,
    part: readPart(held),
    trace: readTrace(comparison, token),
    union: comparison.shingles_a + comparison.shingles_b - (comparison.common ?? 0),
  };
}

/**
 * The message function with the counted unit always at hand: every sentence may name it.
 * @param {(id: string, args?: object) => string} t
 * @param {Facts} facts
 */
export function sayWith(t, facts) {
  const always = { unit: facts.unit, token: facts.token, k: facts.k, bits: facts.bits, half: facts.bits / 2 };
  return (id, args) => t(id, { ...always, ...args });
}

/** @returns {Band[]} */
function readBands({ near_bits: near, different_bits: different }, bits) {
  const close = near > CLOSE_BITS ? CLOSE_BITS : 0;
  /** @type {Band[]} */
  const bands = [
    { code: 'same', from: 0, to: 0 },
    { code: 'close', from: 1, to: close },
    { code: 'near', from: close + 1, to: near },
    { code: 'unsure', from: near + 1, to: different - 1 },
    { code: 'different', from: different, to: bits },
  ];
  return bands.filter(({ from, to }) => from <= to);
}

function readUnit(options, token) {
  if (options.profile === 'package') return 'window';
  const [one, run] = UNITS[token];
  return options.k === 1 ? one : run;
}

function readToken(first, second, cut) {
  return lengthToken(first === second ? first : 'mixed', cut);
}

/**
 * What the length of a text is counted in.
 * @param {string} segmentation  what the text was cut into, as the engine names it
 * @param {string} cut  the option: what stands beside the words of a mixed text
 * @returns {Facts['token']}
 */
export function lengthToken(segmentation, cut) {
  return TOKENS[segmentation === 'mixed' ? `mixed-${cut}` : segmentation];
}

/** From this share of either text on, or with so long a passage, two different pages share something. */
const SOME_SHARE = 0.1;
const SOME_WORDS = 20;
const SOME_CHARACTERS = 40;

/** How much two pages share that are not related. */
function readTrace({ a_in_b: aInB, b_in_a: bInA, common, passages }, token) {
  if (!common && passages.length === 0) return 'none';
  const long = token === 'character' || token === 'pair' ? SOME_CHARACTERS : SOME_WORDS;
  return Math.max(aInB, bInA) >= SOME_SHARE || passages[0]?.length >= long ? 'some' : 'little';
}

/** From these shares on, less than the whole is nearly all, or most. */
const NEARLY = 0.95;
const MOST = 0.5;

/** @param {number|null} held  0–1 */
function readPart(held) {
  if (held === 1) return 'all';
  return held >= NEARLY ? 'nearly' : held >= MOST ? 'most' : 'part';
}

/** "Same" and "near" go together: one instrument is finer than the other, they do not contradict. */
function readAgreement(fingerprint, content) {
  const open = { fingerprint: fingerprint === 'unsure', content: content === 'unsure' };
  if (open.fingerprint && open.content) return 'both-open';
  if (open.fingerprint) return 'fingerprint-open';
  if (open.content) return 'content-open';
  return (fingerprint === 'different') === (content === 'different') ? 'agree' : 'disagree';
}

function readDoubt(comparison) {
  if (comparison.distance === null) return 'none';
  if (comparison.fingerprint_verdict !== 'unsure') return null;
  const codes = new Set(comparison.warnings.map((warning) => warning.code));
  if (codes.has('short-text')) return 'short';
  if (codes.has('dominant-feature')) return 'dominant';
  return comparison.thresholds ? 'between' : 'unmeasured';
}
