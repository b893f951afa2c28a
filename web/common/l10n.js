/**
 * The page's language: messages by Fluent, numbers by Intl.
 *
 * English stands in the page from the build on and is the fallback of every other language.
 * `setLanguage` loads `locale/<language>.ftl` beside the page; `l10n(root)` fills the elements that
 * carry `data-l10n`, the name of a message.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { textDirection } from './languages.js';
import { root } from './root.js';

/** @type {FluentBundle[]} the language asked for, then English */
let bundles = [];
let language = 'en';

/** @returns {string} the language shown, as a BCP 47 tag */
export const currentLanguage = () => language;

/**
 * Loads a language and makes it the page's.
 * @param {string} tag
 * @param {(name: string) => Promise<string>} [load]  gives the text of a file of messages: `fr`, `method.fr`
 */
export async function setLanguage(tag, load = loadFile) {
  const tags = tag === 'en' ? ['en'] : [tag, 'en'];
  bundles = await Promise.all(tags.map((item) => loadBundle(item, load)));
  language = tag;
  document.documentElement.lang = tag;
  document.documentElement.dir = textDirection(tag);
}

/**
 * A message in the page's language.
 * @param {string} id  message id, or `id.attribute`
 * @param {object} [args]  by name; numbers stay numbers: the message formats them
 * @returns {string}
 */
export function t(id, args) {
  const [name, attribute] = id.split('.');
  for (const item of bundles) {
    const message = item.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return item.formatPattern(pattern, /** @type {Record<string, string | number>} */ (args));
  }
  throw new Error(`no message ${id}`);
}

/**
 * Fills every element under `root` that carries `data-l10n`: its text, and the message's attributes.
 * An element with children keeps them: its message gives attributes only.
 * @param {ParentNode} root
 */
export function l10n(root) {
  for (const element of root.querySelectorAll('[data-l10n]')) {
    const id = element.getAttribute('data-l10n');
    const message = bundles.map((item) => item.getMessage(id)).find(Boolean);
    if (!message) throw new Error(`no message ${id}`);
    if (message.value && element.childElementCount === 0) element.textContent = t(id);
    for (const name of Object.keys(message.attributes)) element.setAttribute(name, t(`${id}.${name}`));
  }
}

/** Made once each: that takes a hundred times as long as to use them. @type {Map<string, Intl.NumberFormat>} */
const formats = new Map();

/**
 * @param {number} value
 * @param {Intl.NumberFormatOptions} [options]
 */
export function number(value, options) {
  const key = language + JSON.stringify(options);
  if (!formats.has(key)) formats.set(key, new Intl.NumberFormat(language, options));
  return formats.get(key).format(value);
}

/**
 * Sentences behind each other: with a space between, but where the writing needs none.
 * @param {(string | false | null)[]} sentences  what is empty is left out
 */
export function together(sentences) {
  const said = /** @type {string[]} */ (sentences.filter(Boolean));
  return said.reduce((text, sentence) => `${text}${/[。！？]$/.test(text) ? '' : ' '}${sentence}`, '').trimStart();
}

/**
 * A size, in the unit that reads best: 812 byte, 46 kB, 3.1 MB.
 * @param {number} count  bytes
 */
export function bytes(count) {
  const [unit, divisor, digits] =
    count < 1000 ? ['byte', 1, 0] : count < 1e6 ? ['kilobyte', 1e3, 0] : ['megabyte', 1e6, count % 1e6 ? 1 : 0];
  return number(count / divisor, {
    style: 'unit', unit, unitDisplay: unit === 'byte' ? 'long' : 'short',
    minimumFractionDigits: digits, maximumFractionDigits: digits,
  });
}

/** The messages that this page alone shows come in a file of their own. */
const pages = ['', ...(document.documentElement.dataset.messages?.split(' ').map((page) => `${page}.`) ?? [])];

/**
 * English comes with the scripts too, and is taken from there where its file cannot be had: some hosts serve no
 * files of a kind that they do not know.
 */
async function loadBundle(tag, load) {
  try {
    return bundle(tag, await Promise.all(pages.map((page) => load(`${page}${tag}`))));
  } catch (problem) {
    if (tag !== 'en') throw problem;
    return bundle(tag, [(await import('#english')).default]);
  }
}

/** @param {string} tag @param {string[]} sources */
function bundle(tag, sources) {
  // Isolation marks would end up in what readers copy; names from pages stand in elements of their own.
  const made = new FluentBundle(tag, { useIsolating: false });
  const errors = sources.flatMap((source) => made.addResource(new FluentResource(source)));
  if (errors.length) throw errors[0];
  // A page in place of the file, as some hosts send it, parses as a file without messages.
  if (!made.hasMessage('app-title')) throw new Error(`no messages in ${tag}`);
  return made;
}

/** @param {string} name */
async function loadFile(name) {
  // A tab keeps to the messages of its own build after another build took its place.
  const answer = await fetch(new URL(`locale/${name}.ftl?v=${document.documentElement.dataset.build}`, root));
  if (!answer.ok) throw new Error(`locale/${name}.ftl: ${answer.status}`);
  return answer.text();
}
