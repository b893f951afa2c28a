/**
 * Two short sentences and the vote behind their fingerprints, bit by bit.
 */

import { h, letter } from '../common/dom.js';
import { number, t } from '../common/l10n.js';
import { latest } from './latest.js';
import { voteTable } from './vote-table.js';

const BITS = [8, 16, 32, 64];
const SIZES = [{ k: 1, label: 'method-vote-single' }, { k: 3, label: 'method-vote-phrases' }];
/** A sentence, not a page: the engine takes the first words of it. */
const MOST_CHARACTERS = 400;
/** While the reader types. */
const PAUSE_MS = 150;
/** With more bits that differ, each by itself tells nothing more. */
const FEW = 6;

/** @typedef {import('./vote-table.js').Explained} Explained */

/**
 * @param {HTMLElement} element
 * @param {{ engine: any, onFailure: (error: Error) => void }} context
 */
export function createVote(element, { engine, onFailure }) {
  const chosen = { bits: 8, k: 1 };
  /** @type {Record<'a' | 'b', string | null>} null: the sentence of the page's language */
  const typed = { a: null, b: null };
  /** @type {Explained | null} */
  let found = null;
  let parts = null;
  let timer;
  const askNow = latest(async (request) => {
    try {
      found = await engine.call('explain', request);
      showVote();
    } catch (error) {
      onFailure(error);
    }
  });

  return { show, ask };

  function ask() {
    clearTimeout(timer);
    askNow({ a: sentence('a'), b: sentence('b'), ...chosen });
  }

  function sentence(side) {
    return typed[side] ?? t(`method-vote-${side}`);
  }

  function show() {
    parts = {
      note: h('p', { class: 'note' }, t('method-vote-note')),
      sides: { a: side('a'), b: side('b') },
      outcome: h('div', { class: 'outcome', role: 'status', dataset: { testid: 'vote-outcome' } }),
      pair: null,
    };
    parts.pair = h('div', { class: 'vote-sides' }, parts.sides.a.element, parts.sides.b.element);
    element.replaceChildren(
      h('div', { class: 'choices' },
        choices('bits', t('method-vote-bits'), BITS.map((bits) => ({ value: bits, label: t('method-bits', { bits }) }))),
        choices('k', t('method-vote-size'), SIZES.map(({ k, label }) => ({ value: k, label: t(label) })))),
      parts.note, parts.pair, parts.outcome);
    ask();
  }

  function choices(name, legend, options) {
    return h('fieldset', { class: 'segments' }, h('legend', { class: 'visually-hidden' }, legend),
      options.map(({ value, label }) => h('label', null,
        h('input', {
          type: 'radio', class: 'visually-hidden', name, value, checked: chosen[name] === value,
          dataset: { testid: `vote-${name}-${value}` }, onchange: () => { chosen[name] = value; ask(); },
        }), h('span', null, label))));
  }

  /** @param {'a' | 'b'} name */
  function side(name) {
    const field = h('input', {
      type: 'text', class: 'field', maxlength: MOST_CHARACTERS, value: sentence(name), autocomplete: 'off', spellcheck: 'false',
      'aria-label': t(`method-vote-input-${name}.aria-label`), dataset: { testid: `vote-input-${name}` },
      oninput: () => {
        typed[name] = field.value;
        clearTimeout(timer);
        timer = setTimeout(ask, PAUSE_MS);
      },
    });
    const body = h('div', { class: 'body' });
    return { body, element: h('div', { class: `vote-side ${name}` }, h('label', { class: 'sentence-field' }, letter(name), field), body) };
  }

  function showVote() {
    const { a, b, bits, distance } = found;
    parts.pair.classList.toggle('long', bits > 16);
    for (const name of /** @type {const} */ (['a', 'b'])) parts.sides[name].body.replaceChildren(...voteTable(found, name));
    parts.outcome.replaceChildren(
      h('p', { class: 'sentence', dataset: { testid: 'vote-distance', value: distance ?? '' } },
        distance === null ? t('method-vote-undecided') : t('method-vote-distance', { distance, bits })),
      ...(distance ? reasons(found) : []));
  }
}

/** How close the vote was where the bits differ, and how clear elsewhere. @param {Explained} found */
function reasons({ a, b, differing }) {
  const margin = (bit) => Math.max(Math.abs(a.sums[bit]), Math.abs(b.sums[bit]));
  const near = Math.max(...differing.map(margin));
  const far = Math.max(0, ...a.sums.map((_, bit) => bit).filter((bit) => !differing.includes(bit)).map(margin));
  const close = t('method-vote-close', { near });
  const each = differing.map((bit) => t('method-vote-each', { bit: bit + 1, a: signed(a.sums[bit]), b: signed(b.sums[bit]) }));
  return [
    h('p', { dataset: { testid: 'vote-why' } }, far > near ? `${close} ${t('method-vote-far', { far })}` : close),
    each.length <= FEW && h('p', { class: 'note' }, each.join(' · ')),
  ].filter(Boolean);
}

/** @param {number} sum */
const signed = (sum) => number(sum, { signDisplay: 'exceptZero' }).replace('-', '−');
