/**
 * The reader's own thresholds, as a calibration suggested them: what they are, what they were measured with,
 * and whether they are in use. Numbers only; no text and no name of one is kept.
 */

import { local } from './local.js';

const KEY = 'thresholds';
const VERSION = 1;

/** Told of every change. */
const changes = new EventTarget();

/**
 * @typedef {object} Thresholds  as the engine takes them
 * @property {number} near  0–1
 * @property {number} contained  0–1
 * @property {number} partial  0–1
 * @property {number} near_bits
 * @property {number} different_bits
 *
 * @typedef {object} Own
 * @property {Thresholds} thresholds
 * @property {Record<string, any>} options  those they were measured with, as the engine names them
 * @property {number} texts  of how many texts
 * @property {string} date  ISO
 */

/** @returns {(Own & { used: boolean }) | null} null where none are kept, or another version wrote them */
export function ownThresholds() {
  return local.get(KEY, isOwn);
}

/** Keeps thresholds and puts them to use. @param {Own} own */
export function keepThresholds({ thresholds, options, texts, date }) {
  set({ version: VERSION, used: true, thresholds, options, texts, date });
}

/** @param {boolean} used  false: the built-in ones serve again, and the reader's own stay kept */
export function useThresholds(used) {
  set({ ...ownThresholds(), used });
}

export function forgetThresholds() {
  set(null);
}

/** @param {() => void} listener  called after each change made in this page */
export function onThresholds(listener) {
  changes.addEventListener('change', listener);
}

function set(own) {
  local.set(KEY, own);
  changes.dispatchEvent(new Event('change'));
}

function isOwn(kept) {
  return kept.version === VERSION && typeof kept.used === 'boolean' && areThresholds(kept.thresholds)
    && isObject(kept.options) && Number.isInteger(kept.texts) && !Number.isNaN(Date.parse(kept.date));
}

/** @param {any} given */
export function areThresholds(given) {
  if (!isObject(given)) return false;
  const { near, contained, partial, near_bits: close, different_bits: far } = given;
  const shares = [partial, contained, near];
  return shares.every((share) => typeof share === 'number' && share >= 0 && share <= 1)
    && partial <= contained && contained <= near
    && Number.isInteger(close) && Number.isInteger(far) && close >= 0 && close < far;
}

/** @param {any} given */
export function isObject(given) {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}
