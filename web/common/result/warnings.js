/**
 * What a reader should know before trusting the figures. Those that may mean a missing text stand
 * above the verdict, with something to do; the others are a line each, under its reason. Those on how
 * bytes became text, and which of it was kept, stand where the text is shown to be checked. A selector that
 * names nothing is told in both places: where it was written, and where the verdict was made without it.
 */

import { h } from '../dom.js';
import { together } from '../l10n.js';
import { message } from '../message.js';
import { isByHand, sideName } from './context.js';
import { asPercent } from '../../common/numbers.js';

const HEAVY = new Set(['javascript-page', 'nothing-extracted']);
/** Said by the verdict itself where it is "too short". */
const WITH_VERDICT = ['too-short', 'empty', 'short-text'];
const WITH_TEXT = ['charset-guessed', 'charset-replaced', 'extraction-unsure'];
const WITH_BOTH = ['selector-unmatched'];

/** @param {import('./context.js').Context} context */
export function warnings(context) {
  const all = context.comparison.warnings;
  const elsewhere = context.comparison.relation === 'too-short' ? [...WITH_VERDICT, ...WITH_TEXT] : [...WITH_TEXT];
  const shownHere = all.filter(({ code }) => !elsewhere.includes(code));
  const heavy = shownHere.filter(({ code }) => HEAVY.has(code));
  const light = shownHere.filter(({ code }) => !HEAVY.has(code));
  const element = h('div', {
    class: 'warnings',
    hidden: shownHere.length === 0,
    dataset: { testid: 'warnings', value: all.map(({ code, side }) => (side ? `${code}-${side}` : code)).join(' ') },
  },
  heavy.map((warning) => missingText(warning, context)),
  light.length > 0 && h('ul', { class: 'light-warnings' }, light.map((warning) => line(warning, context))));
  return { element, above: heavy.length > 0 };
}

/** The warnings on how a side's bytes became text. */
export function textWarnings(context, side) {
  const some = context.comparison.warnings.filter((warning) => warning.side === side && [...WITH_TEXT, ...WITH_BOTH].includes(warning.code));
  return some.length > 0 && h('ul', { class: 'light-warnings' }, some.map((warning) => line(warning, context)));
}

function missingText(warning, { say, actions }) {
  const { code, side } = warning;
  const args = { side: sideName(side), words: warning.words ?? 0 };
  const paste = { label: say('result-paste', args), run: () => actions.addText(side) };
  const whole = { label: say('result-compare-whole'), run: () => actions.compareWhole() };
  return message({
    title: say(`warning-${code}`, args),
    text: say(`warning-${code}-text`, args),
    actions: code === 'nothing-extracted' ? [whole, paste] : [paste],
  });
}

/** All warnings, a line of text each. @param {import('./context.js').Context} context */
export function warningLines(context) {
  const { say } = context;
  return context.comparison.warnings.map((warning) => (HEAVY.has(warning.code)
    ? together([sentence(warning, say), say(`warning-${warning.code}-text`, { side: sideName(warning.side), words: warning.words ?? 0 })])
    : sentence(warning, say)));
}

function line(warning, { comparison, say }) {
  const { code, side } = warning;
  return h('li', { class: 'light-warning' },
    h('span', { class: 'disc', 'aria-hidden': 'true' }, '!'),
    h('span', null, sentence(warning, say), code === 'selector-unmatched' && !isByHand(comparison[side]) && ` ${say('result-as-sosie-chose')}`));
}

function sentence(warning, say) {
  const { code, side } = warning;
  const args = {
    side: side ? sideName(side) : '',
    words: warning.words ?? 0,
    share: asPercent(warning.share ?? 0),
    name: warning.name ?? '',
    count: warning.count ?? 0,
    selector: warning.selector ?? '',
  };
  return say(`warning-${code}`, args);
}
