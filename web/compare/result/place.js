/**
 * What stays as the reader has it when one result takes another's place: what is open, what is changed
 * and not compared yet, and where in the window the part stands that was used last.
 */

import { createStaging } from './read/staging.js';
import { inSlices, nextFrame } from '../../common/result/slices.js';

/**
 * @typedef {object} SidePlace
 * @property {boolean} open  the blocks are shown
 * @property {boolean} selectors  so are the fields for CSS selectors
 * @property {Set<number>} unfolded  indices of blocks whose folds were opened
 * @property {import('./read/staging.js').Staging} staging
 *
 * @typedef {object} Place
 * @property {any} comparison  the one shown
 * @property {SidePlace} a
 * @property {SidePlace} b
 * @property {string | null} used  `data-key` of the control used last
 */

/** What is above may still take its true height. */
const CORRECTIONS = 3;
/** Pixels between two places where a row is looked for. */
const STEP = 48;
/** `data-key` of the section itself. */
export const SECTION = 'read';

/**
 * @param {any} comparison
 * @param {{ a: any, b: any }} boundaries
 * @param {Place | undefined} before  of the result whose place is taken
 * @returns {Place}
 */
export function createPlace(comparison, boundaries, before) {
  if (before?.comparison === comparison) return before;
  const whole = Boolean(comparison.options.keep_boilerplate);
  const side = (name) => ({ open: false, selectors: false, unfolded: new Set(), ...before?.[name], staging: createStaging(boundaries[name], whole) });
  return { comparison, used: before?.used ?? null, a: side('a'), b: side('b') };
}

/**
 * Puts one result in another's place: what the reader used last stays where it stands in the window, or
 * where that is gone, what is in view there. Both results may be long: the new one is put in and the old
 * one taken out in slices, unseen; between them lies one step that only shows the one and hides the other.
 * @param {HTMLElement} container
 * @param {HTMLElement} element
 * @param {string | null} used  `data-key` of the control used last
 * @param {AbortSignal} signal
 */
export async function takePlace(container, element, used, signal) {
  const before = /** @type {HTMLElement[]} */ ([...container.children]);
  const shown = before.find((child) => child.matches('.result:not([hidden])'));
  if (!shown) return;
  const keys = [used, ...keysInView(shown), SECTION];
  element.hidden = true;
  if (!await inSlices(putIn(container, element), signal)) return;
  const tops = topsOf(shown, keys);
  for (const old of before) old.hidden = true;
  element.hidden = false;
  const [key, top] = [...tops].find(([name]) => find(element, name));
  /** @type {HTMLElement | null} */ (element.querySelector('[data-arrival]'))?.focus({ preventScroll: true });
  for (let turn = 0; turn < CORRECTIONS; turn += 1) {
    scrollBy({ top: find(element, key).getBoundingClientRect().top - top, behavior: 'instant' });
    await nextFrame();
  }
  await inSlices(takeOut(before), signal);
}

function* putIn(container, element) {
  const lists = [...element.querySelectorAll('.blocks')].map((list) => ({ list, chunks: [...list.children] }));
  for (const { list } of lists) list.replaceChildren();
  container.append(element);
  for (const { list, chunks } of lists) {
    for (const chunk of chunks) {
      list.append(chunk);
      yield;
    }
  }
}

function* takeOut(results) {
  for (const result of results) {
    for (const chunk of result.querySelectorAll('.chunk')) {
      chunk.remove();
      yield;
    }
    result.remove();
  }
}

/** Where the places stand in the window that may be found again, the likeliest first. */
function topsOf(result, keys) {
  const found = keys.filter((key) => find(result, key));
  return new Map(found.map((key) => [key, find(result, key).getBoundingClientRect().top]));
}

/** @returns {HTMLElement | null} */
function find(result, key) {
  return result.querySelector(`[data-key="${key}"]`);
}

/** Of the rows of blocks, found where they are seen: asked for its place, one that is not laid out would be. */
function keysInView(result) {
  const keys = new Set();
  for (const list of result.querySelectorAll('.blocks')) {
    const { left } = list.getBoundingClientRect();
    for (let y = STEP; y < innerHeight; y += STEP) {
      const row = document.elementFromPoint(left + 1, y)?.closest('.row');
      if (row) keys.add(row.querySelector('[data-key]').getAttribute('data-key'));
    }
  }
  return keys;
}
