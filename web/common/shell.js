/**
 * What every page shares: language, colours, the engine's state on <html>, the fonts' turn in the queue.
 */

import { currentLanguage, l10n, setLanguage } from './l10n.js';
import { pickLanguage } from './languages.js';
import { local } from './store/local.js';

const html = document.documentElement;
/** As long without anything to do, the engine has kept what it keeps for the next visit. */
const IDLE_MS = 3_000;

/** @type {Event | null} by which the browser offers to install the site: it may come before anybody can be asked */
let install = null;
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  install = event;
});

/**
 * Puts the page in the reader's language: `?lang=`, else that of the folder it stands in, else what was chosen here
 * before, else the browser's.
 * @param {(language: string) => void} onChange  called after each later change, to show again what scripts wrote
 */
export async function startLanguage(onChange) {
  const select = /** @type {HTMLSelectElement} */ (document.querySelector('[data-part="language"]'));
  const available = [...select.options].map((option) => option.value);
  const asked = new URLSearchParams(location.search).get('lang');
  const wanted = [asked, html.dataset.language, local.get('language', isText), ...navigator.languages].filter(Boolean);
  await useLanguage(pickLanguage(wanted, available));
  select.value = currentLanguage();
  select.closest('label').hidden = available.length < 2;
  select.addEventListener('change', async () => {
    const had = await useLanguage(select.value);
    select.value = currentLanguage();
    if (had) local.set('language', select.value);
    if (had) rememberInAddress(select.value);
    onChange(select.value);
  });
}

/** Shows the page in the reader's colours and follows the choice. */
export function startTheme() {
  const select = /** @type {HTMLSelectElement} */ (document.querySelector('[data-part="theme"]'));
  select.value = local.get('theme', (kept) => [...select.options].some(({ value }) => value === kept)) ?? 'auto';
  const apply = () => {
    if (select.value === 'auto') html.removeAttribute('data-theme');
    else html.setAttribute('data-theme', select.value);
  };
  apply();
  select.addEventListener('change', () => {
    local.set('theme', select.value === 'auto' ? null : select.value);
    apply();
  });
}

/**
 * Writes `data-engine`, lets the fonts load once the engine's files have come, and keeps the site when it rests.
 * @param {EventTarget & { state: { name: string, stage?: string } }} engine
 */
export function showEngine(engine) {
  const show = () => {
    const { name, stage } = engine.state;
    html.setAttribute('data-engine', name);
    if (name !== 'loading' || stage !== 'download') html.setAttribute('data-fonts', '');
  };
  engine.addEventListener('state', show);
  show();
  startOffline(engine);
}

/**
 * Keeps the site for use without a network, once there is nothing better to do.
 * @param {EventTarget & { state: { name: string } } | null} [engine]  null: this page has none
 */
export function startOffline(engine = null) {
  let timer;
  const wait = () => {
    clearTimeout(timer);
    if (!engine || engine.state.name === 'ready') timer = setTimeout(start, IDLE_MS);
  };
  const start = async () => {
    engine?.removeEventListener('state', wait);
    (await import('./offline.js')).start(install);
  };
  engine?.addEventListener('state', wait);
  wait();
}

/**
 * Shows the page in a language, or in English and says so.
 * @param {string} language
 * @returns {Promise<boolean>} whether the language was to be had
 */
export async function useLanguage(language) {
  const missing = /** @type {HTMLElement} */ (document.querySelector('[data-part="language-missing"]'));
  missing.hidden = true;
  try {
    await setLanguage(language);
  } catch {
    missing.hidden = false;
    await setLanguage('en');
  }
  l10n(document);
  return missing.hidden;
}

const isText = (kept) => typeof kept === 'string';

/** A page in the folder of a language moves to that of another: what it loads stands beside both. @param {string} language */
function rememberInAddress(language) {
  const address = new URL(location.href);
  if (html.dataset.language) {
    address.pathname = new URL(`../${language}/${address.pathname.split('/').pop()}`, address).pathname;
    address.searchParams.delete('lang');
  } else {
    address.searchParams.set('lang', language);
  }
  history.replaceState(history.state, '', address);
}
