/**
 * The set: what was measured, and what was left out and why.
 */

import { h } from '../../common/dom.js';
import { bytes, t } from '../../common/l10n.js';
import { LIMIT_BYTES } from '../source.js';
import { LIMIT_ALL } from './set.js';

/** Reasons with a sentence of their own; what the engine may add is told by its code. */
const REASONS = ['kind', 'too-large', 'full', 'unreadable', 'too-short', 'copy-of', 'dominant-feature', 'binary', 'source-invalid', 'archive-unreadable'];

/** So many of one reason are named at once. */
const NAMED = 200;

/**
 * @param {any} value  CALIBRATION, or null where there is none yet
 * @param {import('./set.js').Skipped[]} skipped
 */
export function given(value, skipped) {
  return h('section', { class: 'given', 'aria-labelledby': 'calibrate-set' },
    h('h2', { id: 'calibrate-set' }, t('calibrate-set')),
    value && measured(value.texts),
    leftOut(skipped));
}

function measured(texts) {
  return folded(t('calibrate-measured', { count: texts.length }), 'calibrate-measured', () => texts.map(({ name, words }) =>
    h('li', null, h('bdi', null, name), h('span', { class: 'numeric' }, t('result-length', { count: words, token: 'word' })))));
}

/** @param {import('./set.js').Skipped[]} skipped */
export function leftOut(skipped) {
  const codes = [...new Set(skipped.map(({ code }) => code))];
  return codes.map((code) => {
    const these = skipped.filter((one) => one.code === code);
    return folded(
      t('calibrate-skipped-head', { count: these.length, reason: reason(code) }),
      `calibrate-skipped-${code}`,
      () => [
        ...these.slice(0, NAMED).map(({ name, of, words }) => h('li', null, h('bdi', null, name), more({ of, words }))),
        these.length > NAMED && h('li', null, t('calibrate-skipped-more', { count: these.length - NAMED })),
      ].filter(Boolean));
  });
}

function reason(code) {
  return t('calibrate-skipped', { code: REASONS.includes(code) ? code : 'other', raw: code, limit: bytes(code === 'full' ? LIMIT_ALL : LIMIT_BYTES) });
}

function more({ of, words }) {
  if (of !== undefined) return h('span', null, t('calibrate-skipped-copy', { of }));
  if (words !== undefined) return h('span', { class: 'numeric' }, t('result-length', { count: words, token: 'word' }));
  return null;
}

/** Hundreds of names are built when they are asked for. */
function folded(title, testid, items) {
  const list = h('ul', { class: 'names' });
  return h('details', { dataset: { testid }, ontoggle: () => { if (!list.childElementCount) list.append(...items()); } },
    h('summary', null, title), list);
}
