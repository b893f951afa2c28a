/**
 * A page as its blocks, in page order, and what of them folds away: the middle of a long run that is all
 * kept or all left out. Where a boundary runs, the blocks on both sides of it stay in view.
 */

/**
 * @typedef {object} Block  of the engine, and whether it was kept
 * @property {number} index  its place in the page
 * @property {string | null} selector  null where it cannot be moved
 * @property {string} tag
 * @property {string} reason
 * @property {number} words
 * @property {string} text
 * @property {boolean} kept
 *
 * @typedef {{ block: Block, fold?: undefined } | { block?: undefined, fold: Block[] }} Row
 */

/** So many blocks of a run stay in view beside another run. */
const EDGE = 2;
const FOLD_AT_LEAST = 4;

/**
 * @param {any} document  DOCUMENT of the engine
 * @returns {Block[]}
 */
export function blocksOf(document) {
  const all = [
    ...document.kept.map((block) => ({ ...block, kept: true })),
    ...document.removed.map((block) => ({ ...block, kept: false })),
  ];
  return all.sort((one, other) => one.index - other.index);
}

/**
 * @param {Block[]} blocks  in page order
 * @returns {Generator<Row>}
 */
export function* rowsOf(blocks) {
  for (let start = 0, end = 0; start < blocks.length; start = end) {
    const { kept } = blocks[start];
    while (end < blocks.length && blocks[end].kept === kept) end += 1;
    // What a page begins or ends with and leaves out is no boundary.
    const first = kept || start > 0 ? start + EDGE : start;
    const last = kept || end < blocks.length ? end - EDGE : end;
    if (last - first < FOLD_AT_LEAST) {
      yield* single(blocks.slice(start, end));
    } else {
      yield* single(blocks.slice(start, first));
      yield { fold: blocks.slice(first, last) };
      yield* single(blocks.slice(last, end));
    }
  }
}

function* single(blocks) {
  for (const block of blocks) yield { block };
}
