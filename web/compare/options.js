/**
 * How two texts are compared: menus and footers in or out, and the folded-away rest.
 */

import { h } from '../common/dom.js';
import { currentLanguage, t } from '../common/l10n.js';
import { onThresholds } from '../common/store/thresholds.js';
import { cutting } from './measured-with.js';
import { createThresholdsRow, ownFor } from './own-thresholds.js';

/** What the engine takes where nothing is chosen. */
const DEFAULTS = {
  profile: 'detector', k: null, bits: 64, weights: 'count', accents: 'fold',
  stop_words: null, stem: null, phrases: false, keep_boilerplate: false, segmentation: 'characters',
};

/** What each option may be, where it is one of a few. */
const ALLOWED = {
  profile: ['detector', 'article', 'package'], bits: [64, 128], weights: ['count', 'binary', 'log'], accents: ['fold', 'keep'],
  segmentation: ['characters', 'pairs', 'runs'], phrases: [true, false], keep_boilerplate: [true, false],
};

/** The profiles' own shingle sizes; `package` has windows of four characters and takes no size. */
const OWN_SIZE = { detector: 3, article: 1, package: null };

/**
 * @param {() => void} onChange
 */
export function createOptions(onChange) {
  let options = { ...DEFAULTS };
  /** @type {string[]} */
  let languages = [];

  const keepBox = h('input', { type: 'checkbox', dataset: { testid: 'option-keep_boilerplate' } });
  const keep = h('label', { class: 'choice' }, keepBox, h('span', { dataset: { l10n: 'input-keep' } }));
  const fields = {
    profile: choice('profile', ALLOWED.profile),
    k: h('input', { type: 'number', id: 'option-k', class: 'field numeric', min: 1, max: 10, step: 1, dataset: { testid: 'option-k' } }),
    bits: choice('bits', ALLOWED.bits),
    weights: choice('weights', ALLOWED.weights),
    accents: choice('accents', ALLOWED.accents),
    segmentation: choice('segmentation', ALLOWED.segmentation),
    stop_words: choice('stop-words', ['none']),
    stem: choice('stem', ['none']),
    phrases: h('input', { type: 'checkbox', id: 'option-phrases', dataset: { testid: 'option-phrases' } }),
  };
  const thresholds = createThresholdsRow();
  const summary = h('span', null);
  const reset = h('button', { type: 'button', class: 'link', onclick: () => change(DEFAULTS), dataset: { l10n: 'input-options-reset', testid: 'options-reset' } });
  const body = h('div', { class: 'options-body', id: 'options-body', hidden: true },
    h('div', { class: 'option-grid' }, Object.entries(fields).map(([name, field]) => row(name, field)), thresholds.element), reset);
  const toggle = h('button', {
    type: 'button', class: 'link', 'aria-expanded': 'false', 'aria-controls': 'options-body', dataset: { testid: 'options' },
    onclick: () => { body.hidden = !body.hidden; toggle.setAttribute('aria-expanded', String(!body.hidden)); },
  }, summary);

  function change(part) {
    options = { ...options, ...part };
    show();
    onChange();
  }

  /** `package` cuts its own way and refuses another. */
  function changeProfile(profile) {
    const { segmentation } = profile === 'package' ? DEFAULTS : options;
    change({ profile, k: null, segmentation });
  }

  /** @param {Record<string, any> | null} [once] */
  function complete(once) {
    const all = { ...options, ...once };
    return { ...all, k: all.k ?? OWN_SIZE[all.profile] };
  }

  function show() {
    keepBox.checked = options.keep_boilerplate;
    fields.profile.value = options.profile;
    fields.k.value = String(options.k ?? OWN_SIZE[options.profile] ?? '');
    fields.k.disabled = options.profile === 'package';
    fields.bits.value = String(options.bits);
    fields.weights.value = options.weights;
    fields.accents.value = options.accents;
    fields.segmentation.value = options.segmentation;
    const offered = named(languages);
    for (const name of ['stop_words', 'stem']) {
      fields[name].replaceChildren(fields[name].options[0], ...offered.map(([tag, text]) => h('option', { value: tag }, text)));
      fields[name].value = options[name] ?? 'none';
    }
    fields.phrases.checked = options.phrases;
    for (const name of ['stop_words', 'stem', 'phrases', 'accents', 'segmentation']) fields[name].disabled = options.profile === 'package';
    reset.hidden = Object.keys(DEFAULTS).every((name) => options[name] === DEFAULTS[name]);
    thresholds.show(complete());
    showSummary();
  }

  /** What is set can be read without opening it: the size, what is not as usual, whose thresholds judge. */
  function showSummary() {
    const all = complete();
    summary.textContent = t('input-options', { set: [...cutting(all), ownFor(all) && t('calibrate-option-in-use')].filter(Boolean).join(' · ') });
  }

  onThresholds(showSummary);
  keepBox.addEventListener('change', () => change({ keep_boilerplate: keepBox.checked }));
  fields.profile.addEventListener('change', () => changeProfile(fields.profile.value));
  fields.k.addEventListener('change', () => change({ k: sizeFrom(fields.k, options.profile) }));
  fields.bits.addEventListener('change', () => change({ bits: Number(fields.bits.value) }));
  fields.phrases.addEventListener('change', () => change({ phrases: fields.phrases.checked }));
  for (const name of ['weights', 'accents', 'segmentation']) fields[name].addEventListener('change', () => change({ [name]: fields[name].value }));
  for (const name of ['stop_words', 'stem']) {
    fields[name].addEventListener('change', () => change({ [name]: fields[name].value === 'none' ? null : fields[name].value }));
  }

  return {
    keep, toggle, body, show,
    /** All of them as the engine names them, with what is chosen for one comparison alone. */
    complete,
    /** What differs from the engine's own choice, as the bridge's OPTIONS. */
    get value() {
      return Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== DEFAULTS[name]));
    },
    /** Takes options as the bridge's OPTIONS, as far as they can be chosen here. @param {Record<string, any>} given */
    take(given) {
      const known = Object.entries(given).filter(([name, value]) => Object.hasOwn(DEFAULTS, name) && canBe(name, value));
      options = { ...DEFAULTS, ...Object.fromEntries(known) };
      show();
      onChange();
    },
    /** @param {string[]} known  languages of which the engine has common words and stems */
    offer(known) {
      languages = known;
      show();
    },
  };
}

function canBe(name, value) {
  if (name === 'k') return value === null || (Number.isInteger(value) && value >= 1 && value <= 10);
  return ALLOWED[name]?.includes(value) ?? (value === null || (typeof value === 'string' && /^[a-z]{2}$/.test(value)));
}

/** @returns {number | null} null: the profile's own */
function sizeFrom(field, profile) {
  const size = Math.round(field.valueAsNumber);
  if (!(size >= 1)) return null;
  return Math.min(10, size) === OWN_SIZE[profile] ? null : Math.min(10, size);
}

function choice(name, values) {
  return h('select', { class: 'field', id: `option-${name}`, dataset: { testid: `option-${name}` } },
    values.map((value) => h('option', { value, dataset: { l10n: `input-option-${name}-${value}` } })));
}

function row(name, field) {
  const id = field.id.replace('option-', 'input-option-');
  return h('div', { class: `option ${name}` },
    h('label', { for: field.id, dataset: { l10n: id } }),
    field,
    h('p', { class: 'option-help', dataset: { l10n: `${id}-help` } }));
}

/** Languages by their names in the page's language. */
function named(tags) {
  // The names of a language's languages are a large table, which a page that starts has no use for yet.
  if (!tags.length) return [];
  const names = new Intl.DisplayNames([currentLanguage()], { type: 'language' });
  const { compare } = new Intl.Collator(currentLanguage());
  return tags.map((tag) => [tag, names.of(tag)]).sort(([, one], [, two]) => compare(one, two));
}
