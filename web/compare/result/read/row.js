/**
 * How a row of blocks looks and what is said beside it.
 */

const EXCERPT = 240;
/** So many reasons are named of a fold. */
const NAMED = 3;

/** The beginning of a block's text, in one line. @param {string} text */
export function excerpt(text) {
  const line = text.slice(0, 2 * EXCERPT).trim().replace(/\s+/g, ' ');
  return line.length <= EXCERPT ? line : `${line.slice(0, EXCERPT).replace(/\s\S*$/, '')} …`;
}

/** @param {import('./blocks.js').Block} block */
export function textClass({ tag }) {
  return /^h[1-6]$/.test(tag) ? 'text heading' : 'text';
}

/** @param {boolean} kept @param {boolean} moved  not compared yet */
export function lookOf(kept, moved) {
  return ['row', kept ? 'kept' : 'removed', moved ? 'moved' : ''].join(' ').trim();
}

/**
 * What is to become of blocks, else why they are where they are.
 * @param {import('./blocks.js').Block[]} blocks
 * @param {import('./staging.js').Staging} staging
 * @param {(id: string, args?: object) => string} say
 */
export function reasonsOf(blocks, staging, say) {
  const codes = new Set(blocks.map((block) => codeOf(block, staging)).filter(Boolean));
  const reasons = [...codes].map((code) => (code.startsWith('block-') ? say(`result-${code}`) : say('result-removed', { reason: code })));
  return [...new Set(reasons)].slice(0, NAMED);
}

function codeOf(block, staging) {
  if (staging.isMoved(block)) return staging.isKept(block) ? 'block-in' : 'block-out';
  if (!block.kept) return block.reason;
  return block.reason === 'chosen' && 'block-chosen';
}

/** @param {import('./blocks.js').Block[]} blocks @param {(id: string, args?: object) => string} say */
export function lengthOf(blocks, say) {
  return say('result-length', { count: blocks.reduce((sum, block) => sum + block.words, 0) });
}
