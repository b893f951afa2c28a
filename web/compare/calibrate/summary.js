/**
 * What follows from a calibration: the suggestion as a sentence, what it rests on, and what to do with it.
 */

import { h } from '../../common/dom.js';
import { t } from '../../common/l10n.js';
import { message } from '../../common/message.js';
import { asPercent } from '../result/numbers.js';
import { measuredWith } from './measured-with.js';

/** Rarer than that, a share reads better as one in so many. */
const RARE = 0.1;

/**
 * @typedef {object} Actions
 * @property {() => void} use
 * @property {() => void} save
 * @property {() => void} more
 * @property {() => void} again
 *
 * @param {any} value  CALIBRATION
 * @param {{ inUse: boolean, otherOptions: boolean, loaded: boolean, actions: Actions }} context
 */
export function summary(value, context) {
  return h('section', { class: 'summary', dataset: { testid: 'calibrate-summary' } },
    h('div', null,
      context.otherOptions && otherOptions(context),
      value.thresholds ? suggestion(value, context) : tooFew(value, context)),
    facts(value));
}

/** The suggestion in one sentence. @param {any} value  CALIBRATION */
export function sentence({ thresholds }) {
  return t('calibrate-sentence', { near: thresholds.near_bits, different: thresholds.different_bits });
}

function suggestion(value, { inUse, actions }) {
  const { thresholds, different } = value;
  const { least, median } = different.distance;
  return [
    h('h2', { class: 'sentence', tabindex: '-1' }, sentence(value)),
    h('p', { class: 'reason' },
      t('calibrate-reason', { pairs: different.pairs, least, median }), ' ',
      t('calibrate-flagged', { count: value.flagged.fingerprint, shared: value.flagged.content, pairs: different.pairs }), ' ',
      atMost(value.flagged.at_most),
      JSON.stringify(thresholds) === JSON.stringify(value.table) && ` ${t('calibrate-as-built-in')}`),
    value.warnings.map(({ code, pairs }) => warning(code, pairs ?? 0)),
    h('p', { class: 'actions' },
      inUse
        ? h('strong', { class: 'in-use', tabindex: '-1', dataset: { testid: 'calibrate-in-use', key: 'use' } }, t('calibrate-in-use'))
        : h('button', { type: 'button', class: 'button primary', onclick: actions.use, dataset: { testid: 'calibrate-use', key: 'use' } }, t('calibrate-use')),
      h('button', { type: 'button', class: 'button', onclick: actions.save, dataset: { testid: 'calibrate-save', key: 'save' } }, t('calibrate-save'))),
  ];
}

function atMost(share) {
  return share <= RARE ? t('calibrate-at-most-one-in', { n: Math.floor(1 / share) }) : t('calibrate-at-most', { share: asPercent(share) });
}

function warning(code, pairs) {
  if (code !== 'few-pairs' && code !== 'close-pairs') return null;
  return h('p', { class: 'caution' },
    h('span', { class: 'disc', 'aria-hidden': 'true' }, '!'),
    h('span', null, t(`calibrate-warning-${code}`, { pairs })));
}

function tooFew({ texts, warnings }, { loaded, actions }) {
  const least = warnings.find(({ code }) => code === 'few-texts')?.least ?? 0;
  return message({
    title: t('calibrate-few', { texts: texts.length }),
    text: t('calibrate-few-text', { texts: texts.length, least }),
    actions: loaded ? [] : [{ label: t('calibrate-more'), run: actions.more }],
    level: 2,
  });
}

/** The options were changed since. */
function otherOptions({ loaded, actions }) {
  return h('p', { class: 'caution' },
    h('span', { class: 'disc', 'aria-hidden': 'true' }, '!'),
    h('span', null, t('calibrate-other-options'), ' ',
      !loaded && h('button', { type: 'button', class: 'link', onclick: actions.again, dataset: { key: 'again' } }, t('calibrate-again'))));
}

function facts({ texts, different, alike, skipped, options }) {
  const words = texts.reduce((sum, text) => sum + text.words, 0);
  return h('dl', { class: 'facts' },
    fact('texts', t('calibrate-fact-texts-value', { texts: texts.length, words })),
    fact('pairs', t('calibrate-fact-pairs-value', { pairs: different.pairs, alike: alike?.pairs ?? 0 })),
    skipped.length > 0 && fact('skipped', t('calibrate-fact-skipped-value', { count: skipped.length })),
    fact('options', measuredWith(options)));
}

function fact(name, text) {
  return h('div', null, h('dt', null, t(`calibrate-fact-${name}`)), h('dd', { class: 'numeric', dataset: { testid: `calibrate-${name}` } }, text));
}
