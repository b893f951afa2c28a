/**
 * The two small windows: which relay fetches pages, and how to hand over a page without one.
 */

import { openDialog } from '../common/dialog.js';
import { h } from '../common/dom.js';
import { t } from '../common/l10n.js';
import { chooseRelay, deployedHost, isTemplate, relayChoice } from '../common/compare/relay.js';

/** Copies the open page's HTML; runs on the other page, never on this one. */
const BOOKMARKLET = `javascript:(async()=>{const h=document.documentElement.outerHTML;try{await navigator.clipboard.writeText(h)}catch{const a=document.createElement('textarea');a.value=h;document.body.append(a);a.select();document.execCommand('copy');a.remove()}alert('HTML: '+h.length)})()`;

/** @param {() => void} onChange */
export function openRelayDialog(onChange) {
  const choice = relayChoice();
  const host = deployedHost();
  const radio = (name, label) => h('label', { class: 'choice' },
    h('input', { type: 'radio', name: 'relay', value: name, checked: choice.name === name || (name === 'none' && choice.name === 'deployed' && !host) }), h('span', null, label));
  const template = h('input', {
    type: 'text', class: 'field', id: 'relay-template', spellcheck: 'false', autocapitalize: 'off', dir: 'ltr',
    placeholder: 'https://relay.example/?url={url}', value: choice.name === 'own' ? choice.template : '', 'aria-describedby': 'relay-problem', dataset: { testid: 'relay-template' },
  });
  const problem = h('p', { class: 'dialog-problem', id: 'relay-problem', role: 'alert' });
  const form = h('form', { method: 'dialog', class: 'dialog-body' },
    h('p', null, t('fetch-relay-text')),
    h('fieldset', { class: 'relay-choices' },
      h('legend', { class: 'visually-hidden' }, t('fetch-relay-title')),
      host && radio('deployed', t('fetch-relay-deployed', { host })),
      radio('own', t('fetch-relay-own')),
      h('label', { class: 'relay-template', for: 'relay-template' }, h('span', null, t('fetch-relay-template')), template),
      radio('none', t('fetch-relay-none'))),
    problem,
    h('p', { class: 'actions' },
      h('button', { class: 'button primary', dataset: { testid: 'relay-save' } }, t('fetch-relay-save')),
      h('button', { type: 'button', class: 'button', onclick: () => dialog.close() }, t('fetch-relay-cancel'))));
  const dialog = openDialog(t('fetch-relay-title'), form);
  const choices = () => /** @type {RadioNodeList} */ (form.elements.namedItem('relay'));

  template.addEventListener('input', () => { choices().value = 'own'; });
  form.addEventListener('submit', (event) => {
    const name = choices().value;
    if (name === 'own' && !isTemplate(template.value.trim())) {
      event.preventDefault();
      problem.textContent = t('fetch-relay-invalid');
      template.focus();
      return;
    }
    chooseRelay(name === 'own' ? { name, template: template.value.trim() } : { name: name === 'none' ? 'none' : 'deployed' });
    onChange();
  });
}

export function openWaysDialog() {
  // Dragged to the bookmarks bar; a click here does nothing.
  const drag = h('a', { href: BOOKMARKLET, class: 'button', onclick: (event) => event.preventDefault() }, t('fetch-ways-bookmarklet'));
  const code = h('textarea', { class: 'field code', readonly: true, rows: 3, id: 'bookmarklet', spellcheck: 'false' }, BOOKMARKLET);
  openDialog(t('fetch-ways-title'), h('div', { class: 'dialog-body' },
    h('ol', { class: 'ways' },
      h('li', null, h('h3', null, t('fetch-ways-save')), h('p', null, t('fetch-ways-save-text'))),
      h('li', null, h('h3', null, t('fetch-ways-copy')), h('p', null, t('fetch-ways-copy-text')),
        h('p', { class: 'actions' }, drag),
        h('label', { for: 'bookmarklet' }, t('fetch-ways-code')), code)),
    h('form', { method: 'dialog', class: 'actions' }, h('button', { class: 'button primary' }, t('fetch-ways-close')))));
}
