/**
 * What a link is to carry: the options always, addresses and texts only where the reader says so.
 */

import { openDialog } from '../../common/dialog.js';
import { h } from '../../common/dom.js';
import { bytes, number, t } from '../../common/l10n.js';
import { copyButton } from '../../common/copy.js';
import { toLink } from './link.js';

/** Longer ones are cut by some programs that pass them on. */
const SAFE_LENGTH = 2_000;

const SIDES = /** @type {const} */ (['a', 'b']);

/**
 * @param {object} shown
 * @param {any} shown.comparison  COMPARISON of the engine
 * @param {import('../../common/compare/state.js').Sides} shown.sides
 * @param {Record<string, any>} shown.options  as the bridge takes them
 */
export function openShareDialog({ comparison, sides, options }) {
  const addresses = SIDES.map((side) => (sides[side].uses === 'held' ? sides[side].held.url : null));
  const texts = SIDES.map((side) => comparison[side].text);
  const size = texts.reduce((sum, text) => sum + new Blob([text]).size, 0);
  const link = h('textarea', { class: 'field code', id: 'share-link', rows: 3, readonly: true, dir: 'ltr', spellcheck: 'false', dataset: { testid: 'share-link' } });
  const length = h('p', { class: 'note', 'aria-live': 'polite' });
  const boxes = {
    addresses: addresses.every(Boolean) && choice('addresses'),
    texts: choice('texts'),
  };
  const form = h('form', { method: 'dialog', class: 'dialog-body', onchange: (event) => { onlyOne(event.target); write(); } },
    h('p', null, t('share-text')),
    h('fieldset', { class: 'choices' }, h('legend', null, t('share-carries')),
      h('label', { class: 'choice' }, h('input', { type: 'checkbox', checked: true, disabled: true }), h('span', null, t('share-options'))),
      boxes.addresses && row(boxes.addresses, t('share-addresses')),
      row(boxes.texts, t('share-texts', { size: bytes(size) }))),
    h('div', null, h('label', { for: 'share-link' }, t('share-link')), link, length),
    h('p', { class: 'actions' },
      copyButton(t, () => link.value, { label: t('share-copy'), look: 'button primary' }),
      h('button', { class: 'button' }, t('share-close'))));

  /** @type {import('./link.js').Shared} what the link is to carry by the latest choice */
  let wanted;
  write();
  openDialog(t('share-title'), form);

  /** Texts stand for their addresses, and the other way round. */
  function onlyOne(changed) {
    if (!changed.checked) return;
    for (const box of Object.values(boxes)) if (box && box !== changed) box.checked = false;
  }

  async function write() {
    /** @type {import('./link.js').Shared} */
    const shared = { options };
    wanted = shared;
    SIDES.forEach((side, index) => {
      if (boxes.texts.checked) shared[side] = { text: texts[index], kind: 'text' };
      else if (boxes.addresses && boxes.addresses.checked) shared[side] = { address: addresses[index] };
    });
    const page = new URL(location.href);
    page.search = '';
    link.value = '';
    const made = await toLink(shared, page);
    // Of a choice changed meanwhile another link is on its way.
    if (shared !== wanted) return;
    link.value = made;
    const count = link.value.length;
    length.textContent = t('share-length', { count: number(count), long: count > SAFE_LENGTH ? 'yes' : 'no' });
  }
}

function choice(name) {
  return h('input', { type: 'checkbox', dataset: { testid: `share-${name}` } });
}

function row(box, label) {
  return h('label', { class: 'choice' }, box, h('span', null, label));
}
