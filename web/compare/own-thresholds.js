/**
 * The reader's own thresholds, where two texts are compared: when they serve, and the choice between them and
 * the built-in ones among the options.
 */

import { h } from '../common/dom.js';
import { currentLanguage, t } from '../common/l10n.js';
import { onThresholds, ownThresholds, useThresholds } from '../common/store/thresholds.js';

/** Where the page shows the calibration. */
export const CALIBRATE = '#calibrate';

/**
 * @typedef {import('../common/store/thresholds.js').Own} Own
 *
 * @param {Record<string, any>} options  all of them, as the engine names them
 * @returns {Own | null} null: the built-in ones judge
 */
export function ownFor(options) {
  const own = ownThresholds();
  return own?.used && sameOptions(own.options, options) ? own : null;
}

/** Thresholds hold for what they were measured with, and for nothing else. */
export function sameOptions(one, two) {
  const names = new Set([...Object.keys(one), ...Object.keys(two)]);
  return [...names].every((name) => JSON.stringify(one[name]) === JSON.stringify(two[name]));
}

/** "26 texts, 30 Nov 2026". @param {Own} own */
export function ownAbout({ texts, date }) {
  // Without a region, English dates are American ones.
  const tag = currentLanguage() === 'en' ? 'en-GB' : currentLanguage();
  return t('calibrate-about', { texts, date: new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(new Date(date)) });
}

/** The choice between built-in and own thresholds, and the way to the calibration. */
export function createThresholdsRow() {
  const select = h('select', { class: 'field', id: 'option-thresholds', 'aria-describedby': 'option-thresholds-help', dataset: { testid: 'option-thresholds' } },
    h('option', { value: 'table' }), h('option', { value: 'own' }));
  const label = h('label', { for: select.id });
  const help = h('p', { class: 'option-help', id: 'option-thresholds-help', dataset: { testid: 'option-thresholds-help' } });
  const link = h('a', { href: CALIBRATE, dataset: { testid: 'calibrate-link' } });
  const element = h('div', { class: 'option thresholds' }, label, select, help, h('p', { class: 'option-help' }, link));
  /** @type {Record<string, any>} */
  let options = {};
  select.addEventListener('change', () => useThresholds(select.value === 'own'));
  onThresholds(() => show(options));

  /** @param {Record<string, any>} given  all options, as the engine names them */
  function show(given) {
    options = given;
    const own = ownThresholds();
    const [builtIn, mine] = select.options;
    label.textContent = t('calibrate-option');
    link.textContent = t('calibrate-link');
    builtIn.text = t('calibrate-option-table');
    mine.text = own ? t('calibrate-option-own', { about: ownAbout(own) }) : t('calibrate-option-none');
    mine.disabled = !own;
    select.value = own?.used ? 'own' : 'table';
    help.textContent = t(own?.used && !ownFor(options) ? 'calibrate-option-other' : 'calibrate-option-help');
  }

  return { element, show };
}
