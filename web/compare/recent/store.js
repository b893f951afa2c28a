/**
 * Comparisons kept in this browser, texts included, where the reader asked for it. Nothing is kept before.
 */

import { isObject } from '../../common/store/thresholds.js';
import { local } from '../../common/store/local.js';

const KEY = 'recent';
const VERSION = 1;
const MOST = 10;
/** Of all texts together: browsers give a site some five million characters. */
const ROOM = 2_000_000;

/**
 * @typedef {object} Recent
 * @property {string} date  ISO
 * @property {string} relation
 * @property {number | null} distance
 * @property {number | null} jaccard
 * @property {Record<string, any>} options  as the bridge takes them
 * @property {{ title: string, text: string }} a
 * @property {{ title: string, text: string }} b
 */

/** @returns {Recent[] | null} the latest first; null: the reader did not ask for it */
export function recents() {
  return local.get(KEY, (kept) => kept.version === VERSION && kept.list.every(isRecent))?.list ?? null;
}

/** Keeps from now on; what is kept already stays. */
export function keepRecents() {
  set(recents() ?? []);
}

/** Erases all, and keeps no more. */
export function forgetRecents() {
  local.set(KEY, null);
}

/** @param {Recent} recent  takes the place of one of the same texts */
export function addRecent(recent) {
  const others = recents().filter(({ a, b }) => a.text !== recent.a.text || b.text !== recent.b.text);
  let room = ROOM;
  set([recent, ...others].slice(0, MOST).filter(({ a, b }) => {
    room -= a.text.length + b.text.length;
    return room >= 0;
  }));
}

/** @param {Recent} recent */
export function eraseRecent({ date }) {
  set(recents().filter((kept) => kept.date !== date));
}

function set(list) {
  local.set(KEY, { version: VERSION, list });
}

function isRecent(kept) {
  const isSide = (side) => typeof side?.title === 'string' && typeof side.text === 'string';
  return !Number.isNaN(Date.parse(kept.date)) && typeof kept.relation === 'string' && isObject(kept.options) && isSide(kept.a) && isSide(kept.b);
}
