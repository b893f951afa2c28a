/**
 * One panel as the reader sees it: builds its nodes once, shows a side on them. Holds no state.
 */

import { h, letter } from '../dom.js';
import { bytes, currentLanguage, t } from '../l10n.js';
import { message } from '../message.js';
import { countWords, isLong, KINDS, looksLikeMarkup, LONG_TEXT } from './source.js';
import { problemMessage } from './problems.js';

/**
 * @param {'a' | 'b'} name
 * @returns the panel's nodes by their part, and `show`
 */
export function panelView(name) {
  const file = h('input', { type: 'file', id: `file-${name}`, class: 'visually-hidden', dataset: { testid: `file-${name}`, l10n: `input-file-${name}` } });
  const address = h('input', {
    type: 'url', class: 'field', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false',
    'aria-describedby': `hint-${name}`, dataset: { testid: `url-${name}`, l10n: `input-address-${name}` },
  });
  const fetchButton = h('button', { type: 'button', class: 'fetch', dataset: { testid: `fetch-${name}`, l10n: 'input-fetch' } });
  const hintArea = h('p', { class: 'hint', id: `hint-${name}`, hidden: true });
  const problemArea = h('div', { class: 'problem', role: 'alert', dataset: { testid: `problem-${name}` } });
  const cardArea = h('div', { class: 'card', dataset: { testid: `held-${name}` }, hidden: true });
  const asideArea = h('p', { class: 'aside', hidden: true });
  const text = h('textarea', {
    spellcheck: 'false', autocomplete: 'off', dir: 'auto', rows: '10',
    dataset: { testid: `input-${name}`, l10n: `input-text-${name}` },
  });
  const count = h('span', { class: 'count numeric', dataset: { testid: `count-${name}` } });
  const kinds = KINDS.map((kind) =>
    h('input', { type: 'radio', class: 'visually-hidden', name: `kind-${name}`, value: kind, dataset: { testid: `kind-${kind}-${name}` } }));

  const element = h('section', { class: `panel ${name}`, 'aria-labelledby': `heading-${name}`, dataset: { testid: `panel-${name}` } },
    h('div', { class: 'panel-head' },
      letter(name),
      h('h2', { id: `heading-${name}` }, h('span', { dataset: { l10n: `input-heading-${name}` } })),
      h('label', { class: 'link choose' }, file, h('span', { dataset: { l10n: 'input-choose' } }))),
    h('div', { class: 'address' }, address, fetchButton),
    hintArea, problemArea, cardArea, text, asideArea,
    h('div', { class: 'panel-foot' },
      count,
      h('fieldset', { class: 'kinds' }, h('legend', { class: 'visually-hidden', dataset: { l10n: 'input-kind' } }),
        h('span', { 'aria-hidden': 'true', dataset: { l10n: 'input-kind' } }),
        kinds.map((kind) => h('label', null, kind, h('span', { dataset: { l10n: `input-kind-${kind.value}` } }))))),
    h('p', { class: 'drop-here', 'aria-hidden': 'true' }, h('span', { dataset: { l10n: `input-drop-${name}` } })));

  /** What each part was last filled with: a part shown again unchanged keeps its nodes, the focus and its silence. */
  const stamps = {};
  return {
    name, element, file, address, fetchButton, text, count, kinds, stamps,
    hint: hintArea, problem: problemArea, card: cardArea, aside: asideArea,
  };
}

/**
 * @param {ReturnType<typeof panelView>} view
 * @param {import('./source.js').Side} side
 * @param {object} context
 * @param {{ host: string } | null} context.relay
 * @param {Record<string, () => void>} context.actions  what the panel's buttons do, by name
 * @param {boolean} context.otherHolds  the other panel holds something
 */
export function showSide(view, side, context) {
  if (view.text.value !== side.text) {
    view.text.value = side.text;
    // A text put there by script is shown from its beginning.
    view.text.setSelectionRange(0, 0);
  }
  if (view.address.value !== side.address) view.address.value = side.address;
  for (const kind of view.kinds) kind.checked = kind.value === side.kind;
  view.element.dataset.uses = side.uses;
  view.text.placeholder = t(placeholder(side, view.name));
  view.text.classList.toggle('unused', side.uses !== 'text');
  view.fetchButton.textContent = t(side.fetching ? 'input-fetch-stop' : 'input-fetch');
  view.address.setAttribute('aria-invalid', String(side.problem?.about === 'address'));
  fill(view, 'hint', hint(side, context));
  fill(view, 'problem', problem(view, side, context));
  fill(view, 'card', card(side, context));
  fill(view, 'aside', aside(side, context));
  fill(view, 'count', counted(side));
}

/** Where nothing can be dragged, nothing is said of dropping. */
function placeholder(side, name) {
  if (side.uses === 'held') return 'input-text-replace';
  return matchMedia('(any-pointer: fine)').matches ? `input-text-${name}.placeholder` : 'input-text-touch';
}

/** Fills a part unless it already says the same. @param {{ says: any[], build: () => import('../dom.js').Child[] } | null} content */
function fill(view, part, content) {
  const stamp = content && JSON.stringify([currentLanguage(), ...content.says]);
  if (view.stamps[part] === stamp) return;
  view.stamps[part] = stamp;
  view[part].hidden = content === null;
  view[part].replaceChildren(...(content ? content.build() : []));
}

/** Who will see the address, said before anything is sent. */
function hint(side, { relay, actions }) {
  if (side.fetching) {
    const text = t('input-fetching', { size: bytes(side.fetching.loaded) });
    return { says: [text], build: () => [text] };
  }
  if (side.uses !== 'address' || side.problem) return null;
  const build = () => (relay
    ? [t('input-hint-relay', { host: relay.host }), ' ', link('input-hint-change', actions.relay)]
    : [t('input-hint-no-relay'), ' ', link('input-other-ways', actions.ways)]);
  return { says: [relay?.host ?? null], build };
}

function problem(view, side, context) {
  if (!side.problem) return null;
  const content = problemMessage(side.problem, { name: view.name, side, ...context });
  return { says: [content.title, content.text], build: () => [message(content)] };
}

/** What is held whole and compared. */
function card({ held, facts, uses }, { actions }) {
  if (!held || uses !== 'held') return null;
  const title = facts?.title ?? held.name ?? held.url ?? t('input-held-pasted');
  const about = heldFacts(held, facts).join(' · ');
  const build = () => [
    h('p', { class: 'card-title', dir: 'auto' }, title),
    h('p', { class: 'card-address', dir: 'ltr', hidden: !held.url }, held.url),
    h('p', { class: 'card-facts numeric' }, about),
    isLong(held) && h('p', { class: 'card-facts' }, t('input-held-long')),
    h('p', { class: 'actions' }, !isLong(held) && link('input-held-edit', actions.edit), link('input-held-remove', actions.remove)),
  ].filter(Boolean);
  return { says: [title, held.url, about], build };
}

/** What the panel keeps besides what it compares. */
function aside({ held, text, uses }, { actions }) {
  if (held && uses !== 'held') {
    const name = held.name ?? held.url ?? t('input-held-pasted');
    return { says: [name], build: () => [t('input-aside-held', { name }), ' ', link('input-aside-use', actions.useHeld)] };
  }
  if (text.trim() === '' || uses === 'text') return null;
  return { says: ['text'], build: () => [t('input-aside-text'), ' ', link('input-aside-use-text', actions.useText)] };
}

/** @returns {string[]} size, type, charset and way of what a panel holds */
export function heldFacts(held, facts) {
  return [
    facts && t('result-length', { count: facts.words, token: facts.token }),
    held.contentType?.split(';')[0].trim(),
    facts?.charset ?? charsetOf(held.contentType),
    bytes(held.bytes),
    t(`input-how-${held.how}`, { host: held.proxyHost ?? '' }),
  ].filter(Boolean);
}

function counted(side) {
  const text = countText(side);
  return { says: [text], build: () => [text] };
}

function countText({ uses, text, kind, facts, fetching, problem }) {
  if (uses === 'held') return facts ? t('result-length', { count: facts.words, token: facts.token }) : '';
  if (uses === 'address' && problem) return '';
  if (uses === 'address') return t(fetching ? 'input-count-fetching' : 'input-count-address');
  if (text.trim() === '') return '';
  if (text.length > LONG_TEXT) return bytes(text.length);
  return looksLikeMarkup(text, kind) ? t('input-markup', { size: bytes(text.length) }) : t('result-length', countWords(text));
}

/** @param {string | null} contentType */
export function charsetOf(contentType) {
  return /charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType ?? '')?.[1].toLowerCase() ?? null;
}

function link(id, run) {
  return h('button', { type: 'button', class: 'link', onclick: run }, t(id));
}
