/**
 * The set: what was measured, and what was left out and why.
 */

import { h } from '../../common/dom.js';
import { bytes, t } from '../../common/l10n.js';
import { lengthToken } from '../../common/result/facts.js';
import { LIMIT_BYTES } from '../../common/compare/source.js';
import { LIMIT_ALL } from './set.js';

/** Reasons with a sentence of their own; what the engine may add is told by its code. */
const REASONS = ['by-hand', 'kind', 'too-large', 'full', 'unreadable', 'too-short', 'copy-of', 'dominant-feature', 'binary', 'source-invalid', 'archive-unreadable'];

/** So many of one reason are named at once. */
const NAMED = 200;

/**
 * @param {any} value  CALIBRATION
 * @param {import('./set.js').Skipped[]} skipped
 * @param {((name: string, out: boolean) => void) | null} leaveOut  null where the texts are not at hand
 */
export function given(value, skipped, leaveOut) {
  return h('section', { class: 'given', 'aria-labelledby': 'calibrate-set' },
    h('h2', { id: 'calibrate-set' }, t('calibrate-set')),
    measured(value, leaveOut),
    leftOut(skipped, leaveOut));
}

function measured({ texts, options }, leaveOut) {
  return folded(t('calibrate-measured', { count: texts.length }), 'calibrate-measured', () => texts.map((text) =>
    h('li', null, h('bdi', null, text.name), h('span', { class: 'numeric' }, lengthOf(text, options),
      leaveOut && [' · ', h('button', {
        type: 'button', class: 'link', onclick: () => leaveOut(text.name, true), 'aria-label': t('calibrate-leave-out-text', { name: text.name }),
      }, t('calibrate-leave-out'))]))));
}

/** In what the text was cut into; a calibration may not say it. */
export function lengthOf({ words, segmentation = 'words' }, options) {
  return t('result-length', { count: words, token: lengthToken(segmentation, options?.segmentation ?? 'characters') });
}

/**
 * @param {import('./set.js').Skipped[]} skipped
 * @param {((name: string, out: boolean) => void) | null} leaveOut
 */
export function leftOut(skipped, leaveOut) {
  const codes = [...new Set(skipped.map(({ code }) => code))];
  return codes.map((code) => {
    const these = skipped.filter((one) => one.code === code);
    return folded(
      t('calibrate-skipped-head', { count: these.length, reason: reason(code) }),
      `calibrate-skipped-${code}`,
      () => [
        ...these.slice(0, NAMED).map((one) => h('li', null, h('bdi', null, one.name), code === 'by-hand' ? takeIn(one.name, leaveOut) : more(one))),
        these.length > NAMED && h('li', null, t('calibrate-skipped-more', { count: these.length - NAMED })),
      ].filter(Boolean));
  });
}

function reason(code) {
  return t('calibrate-skipped', { code: REASONS.includes(code) ? code : 'other', raw: code, limit: bytes(code === 'full' ? LIMIT_ALL : LIMIT_BYTES) });
}

function more(one) {
  if (one.of !== undefined) return h('span', null, t('calibrate-skipped-copy', { of: one.of }));
  if (one.words !== undefined) return h('span', { class: 'numeric' }, lengthOf(one));
  return null;
}

/** @param {string} name @param {((name: string, out: boolean) => void) | null} leaveOut */
export function takeIn(name, leaveOut) {
  return h('button', { type: 'button', class: 'link', onclick: () => leaveOut(name, false), 'aria-label': t('calibrate-take-in-text', { name }) },
    t('calibrate-take-in'));
}

/** Hundreds of names are built when they are asked for. */
function folded(title, testid, items) {
  const list = h('ul', { class: 'names' });
  return h('details', { dataset: { testid }, ontoggle: () => { if (!list.childElementCount) list.append(...items()); } },
    h('summary', null, title), list);
}
