/**
 * A calibration as a file: the object that `sosie calibrate --json` prints and `sosie compare --thresholds` reads.
 */

import { save } from '../../common/save.js';
import { areThresholds, isObject } from '../../common/store/thresholds.js';

const SCHEMA = 1;

/** @param {any} value  CALIBRATION of the engine */
export function saveCalibration(value) {
  save('sosie-calibration.json', JSON.stringify(value, null, 2), 'application/json');
}

/** Whether it can be shown: a file may hold anything. @param {any} value */
export function isCalibration(value) {
  return isObject(value) && value.schema === SCHEMA && isObject(value.options)
    && isDistribution(value.different) && [value.alike, value.undecided ?? null].every((pairs) => pairs === null || isDistribution(pairs))
    && isListOf(value.texts, ({ name, words }) => isText(name) && isCount(words))
    && isListOf(value.skipped, ({ name, code }) => isText(name) && isText(code))
    && isListOf(value.warnings, ({ code }) => isText(code))
    && isListOf(value.closest, isPair)
    && [value.thresholds, value.table].every((row) => row === null || areThresholds(row))
    && (value.thresholds === null || isFlagged(value.flagged))
    && (value.found === null || isObject(value.found));
}

function isDistribution(given) {
  return isObject(given) && isCount(given.pairs)
    && [given.distance, given.containment].every((one) => isObject(one) && Array.isArray(one.histogram)
      && one.histogram.length > 1 && one.histogram.every(isCount));
}

function isPair({ a, b, distance, a_in_b: aInB, b_in_a: bInA, alike }) {
  return isText(a) && isText(b) && isCount(distance) && isShare(aInB) && isShare(bInA) && typeof alike === 'boolean';
}

function isFlagged(given) {
  return isObject(given) && isCount(given.fingerprint) && isCount(given.content) && isShare(given.at_most);
}

const isListOf = (list, test) => Array.isArray(list) && list.every((item) => isObject(item) && test(item));
const isText = (value) => typeof value === 'string';
const isCount = (value) => Number.isInteger(value) && value >= 0;
const isShare = (value) => typeof value === 'number' && value >= 0 && value <= 1;
