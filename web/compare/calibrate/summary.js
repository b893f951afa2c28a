/**
 * What follows from a calibration: the suggestion as a sentence, what it rests on, and what to do with it.
 */

import { h } from '../../common/dom.js';
import { t } from '../../common/l10n.js';
import { message } from '../../common/message.js';
import { measuredWith } from '../measured-with.js';
import { lengthToken } from '../../common/result/facts.js';
import { asPercent } from '../../common/numbers.js';

/** Rarer than that, a share reads better as one in so many. */
const RARE = 0.1;

/** Of the engine's bound on mistakes. */
const CERTAINTY = 0.95;

/**
 * @typedef {object} Actions
 * @property {() => void} use
 * @property {() => void} save
 * @property {() => void} more
 * @property {() => void} again
 * @property {(yes: boolean) => void} countAll
 *
 * @param {any} value  CALIBRATION
 * @param {object} context
 * @param {boolean} context.inUse
 * @param {boolean} context.otherOptions
 * @param {boolean} context.loaded
 * @param {boolean} context.allDifferent  as the reader said by now, measured so or not
 * @param {HTMLElement | null} context.progress  of a measurement that counts close pairs, or does not
 * @param {Actions} context.actions
 */
export function summary(value, context) {
  return h('section', { class: 'summary', dataset: { testid: 'calibrate-summary' } },
    h('div', null,
      context.otherOptions && otherOptions(context),
      value.thresholds ? suggestion(value, context) : [tooFew(value, context), closePairs(value, context)]),
    facts(value));
}

/** The suggestion in one sentence. @param {any} value  CALIBRATION */
export function sentence({ thresholds }) {
  return t('calibrate-sentence', { near: thresholds.near_bits, different: thresholds.different_bits });
}

function suggestion(value, context) {
  const { inUse, actions } = context;
  const { thresholds, different } = value;
  const { least, median } = different.distance;
  return [
    h('h2', { class: 'sentence', tabindex: '-1' }, sentence(value)),
    h('p', { class: 'reason' },
      t('calibrate-reason', { pairs: different.pairs, least, median }), ' ',
      t('calibrate-flagged', { count: value.flagged.fingerprint, shared: value.flagged.content, pairs: different.pairs }), ' ',
      atMost(value.flagged.at_most),
      JSON.stringify(thresholds) === JSON.stringify(value.table) && ` ${t('calibrate-as-built-in')}`),
    value.warnings.some(({ code }) => code === 'few-pairs') && caution(t('calibrate-warning-few-pairs')),
    closePairs(value, context),
    h('p', { class: 'actions' },
      inUse
        ? h('strong', { class: 'in-use', tabindex: '-1', dataset: { testid: 'calibrate-in-use', key: 'use' } }, t('calibrate-in-use'))
        : h('button', { type: 'button', class: 'button primary', onclick: actions.use, dataset: { testid: 'calibrate-use', key: 'use' } }, t('calibrate-use')),
      h('button', { type: 'button', class: 'button', onclick: actions.save, dataset: { testid: 'calibrate-save', key: 'save' } }, t('calibrate-save'))),
  ];
}

function atMost(share) {
  const certainty = asPercent(CERTAINTY);
  return share <= RARE
    ? t('calibrate-at-most-one-in', { n: Math.floor(1 / share), certainty })
    : t('calibrate-at-most', { share: asPercent(share), certainty });
}

/** Pairs that may be duplicates: what the suggestion makes of them, and the reader's word on it. */
function closePairs({ warnings }, { loaded, allDifferent, progress, actions }) {
  const pairs = warnings.find(({ code }) => code === 'close-pairs')?.pairs ?? 0;
  if (pairs === 0 && !allDifferent) return null;
  const text = pairs > 0 ? t('calibrate-warning-close-pairs', { pairs }) : t('calibrate-close-counted');
  return h('div', { class: 'close-pairs', dataset: { testid: 'calibrate-close' } },
    caution(text),
    !loaded && h('label', { class: 'choice' },
      h('input', {
        type: 'checkbox', checked: allDifferent, onchange: (event) => actions.countAll(event.target.checked), dataset: { testid: 'calibrate-all-different', key: 'all-different' },
      }),
      h('span', null, t('calibrate-all-different'))),
    progress);
}

/** @param {import('../../common/dom.js').Child[]} text */
function caution(...text) {
  return h('p', { class: 'caution' }, h('span', { class: 'disc', 'aria-hidden': 'true' }, '!'), h('span', null, ...text));
}

function tooFew({ texts, warnings }, { loaded, actions }) {
  const least = warnings.find(({ code }) => code === 'few-texts')?.least ?? 0;
  if (texts.length >= least) return message({ title: t('calibrate-none-different'), text: t('calibrate-none-different-text'), level: 2 });
  return message({
    title: t('calibrate-few', { texts: texts.length }),
    text: t('calibrate-few-text', { texts: texts.length, least }),
    actions: loaded ? [] : [{ label: t('calibrate-more'), run: actions.more }],
    level: 2,
  });
}

/** The options were changed since. */
function otherOptions({ loaded, actions }) {
  return caution(t('calibrate-other-options'), ' ',
    !loaded && h('button', { type: 'button', class: 'link', onclick: actions.again, dataset: { key: 'again' } }, t('calibrate-again')));
}

function facts({ texts, different, alike, undecided, skipped, options }) {
  const words = texts.reduce((sum, text) => sum + text.words, 0);
  const cuts = new Set(texts.map(({ segmentation = 'words' }) => segmentation));
  const token = lengthToken(cuts.size > 1 ? 'mixed' : [...cuts][0] ?? 'words', options.segmentation);
  return h('dl', { class: 'facts' },
    fact('texts', t('calibrate-fact-texts-value', { texts: texts.length, length: t('result-length', { count: words, token }) })),
    fact('pairs', t('calibrate-fact-pairs-value', {
      pairs: different.pairs, alike: alike?.pairs ?? 0, undecided: undecided?.pairs ?? 0, only: alike || undecided ? 'no' : 'yes',
    })),
    skipped.length > 0 && fact('skipped', t('calibrate-fact-skipped-value', { count: skipped.length })),
    fact('options', measuredWith(options)));
}

function fact(name, text) {
  return h('div', null, h('dt', null, t(`calibrate-fact-${name}`)), h('dd', { class: 'numeric', dataset: { testid: `calibrate-${name}` } }, text));
}
