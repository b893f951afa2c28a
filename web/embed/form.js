/**
 * The widget's options as a form, and what of them is not as usual as attributes.
 */

import { h } from '../common/dom.js';

const MIN_HEIGHT = 216;
const MAX_HEIGHT = 2000;

/**
 * @param {HTMLFormElement} form
 * @param {() => void} onChange
 */
export function createForm(form, onChange) {
  const languages = /** @type {HTMLSelectElement} */ (document.querySelector('[data-part="language"]')).options;
  const lang = select('lang', [
    h('option', { value: '', dataset: { l10n: 'embed-lang-auto' } }),
    [...languages].map(({ value, lang: tag, text }) => h('option', { value, lang: tag }, text)),
  ]);
  const theme = select('theme', ['auto', 'light', 'dark'].map((value) => h('option', { value, dataset: { l10n: `app-theme-${value}` } })));
  const accented = checkbox('accented');
  const accent = h('input', { type: 'color', value: '#1d6b45', disabled: true, dataset: { testid: 'embed-accent', l10n: 'embed-accent-colour' } });
  const a = area('a');
  const b = area('b');
  const auto = checkbox('auto');
  const compact = checkbox('compact');
  const height = h('input', {
    type: 'number', class: 'field numeric', id: 'embed-height', min: MIN_HEIGHT, max: MAX_HEIGHT, step: 1, inputmode: 'numeric',
    'aria-describedby': 'embed-height-hint', dataset: { testid: 'embed-height' },
  });

  form.append(
    labelled(lang), labelled(theme),
    h('div', { class: 'row' }, ticked(accented), accent),
    labelled(a), labelled(b), ticked(auto), ticked(compact),
    labelled(height), h('p', { class: 'note', id: 'embed-height-hint', dataset: { l10n: 'embed-height-hint' } }));
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => {
    accent.disabled = !accented.checked;
    onChange();
  });

  return {
    names: ['lang', 'theme', 'accent', 'a', 'b', 'auto', 'compact', 'height'],
    /** @returns {import('./snippet.js').Attributes} */
    get attributes() {
      const all = {
        lang: lang.value || null,
        theme: theme.value === 'auto' ? null : theme.value,
        accent: accented.checked ? accent.value : null,
        a: a.value.trim() || null,
        b: b.value.trim() || null,
        auto: auto.checked ? '' : null,
        compact: compact.checked ? '' : null,
        height: height.value && height.validity.valid ? height.value : null,
      };
      return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
    },
  };
}

function select(name, ...options) {
  return h('select', { class: 'field', id: `embed-${name}`, dataset: { testid: `embed-${name}` } }, ...options);
}

function area(name) {
  return h('textarea', { class: 'field', id: `embed-${name}`, rows: 2, dir: 'auto', spellcheck: 'false', dataset: { testid: `embed-${name}` } });
}

function checkbox(name) {
  return h('input', { type: 'checkbox', id: `embed-${name}`, dataset: { testid: `embed-${name}` } });
}

function labelled(field) {
  return h('div', { class: 'row' }, h('label', { for: field.id, dataset: { l10n: field.id } }), field);
}

function ticked(box) {
  return h('label', { class: 'choice' }, box, h('span', { dataset: { l10n: box.id } }));
}
