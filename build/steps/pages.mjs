import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textDirection } from '../../web/common/languages.js';
import { write } from '../tools/files.mjs';
import { digest } from '../tools/once.mjs';
import { WEB } from '../tools/paths.mjs';
import { Explained } from '../tools/run.mjs';

const ENGLISH = 'en';
const ATTRIBUTE = String.raw`\s+[a-z][a-z0-9-]*(?:="[^"]*")?`;
/** An element that carries data-l10n: name, attributes, message; its end too where it is empty. */
const L10N = new RegExp(
  String.raw`<([a-z][a-z0-9-]*)((?:${ATTRIBUTE})*\s+data-l10n="([^"]+)"(?:${ATTRIBUTE})*)\s*>(?:\s*</\1>)?`, 'g',
);
/** A piece of HTML that several pages share: web/common/parts/NAME.html. */
const PART = /^([ ]*)<!-- part: ([a-z]+) -->\n/gm;
/** The list of languages to choose from, filled with those that have messages. */
const LANGUAGES = /(<select\b[^>]*\sdata-languages\b[^>]*>)[^]*?(<\/select>)/g;
/** A page that other sites frame: its language comes with its address, and nobody is to find it by a search. */
const FRAMED = /<html\b[^>]*\sdata-framed\b/;

/**
 * Writes the pages, filled so that they read without scripts: at their own address in English, which scripts turn
 * into the reader's language; and below a folder for each language, for readers and search engines to find.
 * With `SITE_URL`, the address that the site will have, each names its canonical address and its translations.
 * @param {import('../build.mjs').Site} site
 */
export async function pages(site) {
  const base = siteURL(process.env.SITE_URL);
  const languages = [...site.messages.keys()];
  const build = await stampOf(site);
  const found = [];
  for (const [name, source] of site.pages) {
    const html = await withParts(source, name);
    const places = [{ folder: '', language: ENGLISH, root: './' }];
    if (!FRAMED.test(html)) {
      places.push(...languages.map((language) => ({ folder: `${language}/`, language, root: '../' })));
      found.push(name);
    }
    for (const { folder, language, root } of places) {
      const messages = bundleOf(site.messages, language);
      const page = [
        (text) => text.replace(L10N, (element, tag, attributes, id) => fill(messages, name, { element, tag, attributes, id })),
        (text) => text.replace(LANGUAGES, (whole, opening, closing) => opening + options(languages) + closing),
        (text) => addressed(text, site.bundled, { root, name }),
        (text) => stamped(text, { language: folder && language, root, build }),
        (text) => (base && found.includes(name) ? text.replace('</head>', `${links(base, name, folder, languages)}</head>`) : text),
      ].reduce((text, step) => step(text), html);
      await write(join(site.out, folder, name), page);
    }
  }
  if (base) await write(join(site.out, 'sitemap.xml'), sitemap(base, found, languages));
}

/** @param {string | undefined} given @returns {string | null} with a slash at its end */
function siteURL(given) {
  if (!given) return null;
  if (!/^https?:/.test(given) || !URL.canParse(given)) throw new Explained(`SITE_URL: no address: ${given}`);
  return new URL(given.endsWith('/') ? given : `${given}/`).href;
}

async function withParts(html, page) {
  const parts = new Map();
  for (const [, , name] of html.matchAll(PART)) parts.set(name, await readFile(join(WEB, 'common', 'parts', `${name}.html`), 'utf8'));
  const whole = html.replace(PART, (line, indent, name) => parts.get(name).replace(/^(?=.)/gm, indent));
  // A link to a page's own address is marked; one to a place within it does not load it anew.
  const own = page === 'index.html' ? './' : page;
  return whole.replaceAll(`href="${own}#`, 'href="#').replaceAll(`<a href="${own}" data-part="nav`, `<a href="${own}" aria-current="page" data-part="nav`);
}

function bundleOf(messages, language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(messages.get(language) ?? ''));
  if (errors.length) throw new Explained(`${language}.ftl: ${errors.map(String).join('\n')}`);
  return bundle;
}

/** Each language under its own name. */
function options(languages) {
  return languages.map((tag) => {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
    const title = name[0].toLocaleUpperCase(tag) + name.slice(1);
    return `<option value="${tag}" lang="${tag}">${escape(title)}</option>`;
  }).join('');
}

/** What was bundled has another name; what stands beside the folders of languages is one step up from them. */
function addressed(html, bundled, { root, name }) {
  return html.replace(/(\s(?:src|href)=")([^"]+)"/g, (whole, before, path) => {
    if (bundled.has(path)) return `${before}${root}${bundled.get(path)}"`;
    const stays = /^(#|\.\/|[a-z]+:)/.test(path) || /^[a-z]+\.html(#|$)/.test(path);
    return stays ? whole : `${before}${root}${path}"`;
  });
}

/** Changes with all that a page loads: it is asked for what keeps its name from build to build. */
async function stampOf({ out, bundled, messages }) {
  const worker = await readFile(join(out, 'engine', 'worker.js'));
  return digest(worker, ...bundled.values(), ...messages.values()).slice(0, 12);
}

/**
 * @param {string} html
 * @param {{ language: string, root: string, build: string }} place  language: that of the folder, '' outside
 */
function stamped(html, { language, root, build }) {
  const tags = language && ` data-language="${language}" dir="${textDirection(language)}"`;
  return html.replace(/<html lang="[^"]*"/, `<html lang="${language || ENGLISH}" data-root="${root}" data-build="${build}"${tags}`);
}

/** The root's page turns into the reader's language: it is nobody's canonical address but its own. */
function links(base, name, folder, languages) {
  const translations = [...languages.map((tag) => [tag, `${tag}/`]), ['x-default', '']];
  return [
    `<link rel="canonical" href="${escape(address(base, folder, name))}">`,
    ...translations.map(([tag, place]) => `<link rel="alternate" hreflang="${tag}" href="${escape(address(base, place, name))}">`),
  ].map((link) => `  ${link}\n`).join('');
}

function address(base, folder, name) {
  return `${base}${folder}${name === 'index.html' ? '' : name}`;
}

function sitemap(base, names, languages) {
  const all = names.flatMap((name) => ['', ...languages.map((tag) => `${tag}/`)].map((folder) => address(base, folder, name)));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${
    all.map((url) => `<url><loc>${escape(url)}</loc></url>\n`).join('')}</urlset>\n`;
}

function fill(messages, page, { element, tag, attributes, id }) {
  const message = messages.getMessage(id);
  if (!message) throw new Explained(`${page}: no message ${id}`);
  let filled = attributes;
  for (const [attribute, pattern] of Object.entries(message.attributes)) {
    if (new RegExp(`\\s${attribute}=`).test(attributes)) continue;
    filled += ` ${attribute}="${escape(format(messages, pattern))}"`;
  }
  const opening = `<${tag}${filled}>`;
  if (!element.endsWith(`</${tag}>`)) return opening;
  const text = message.value ? escape(format(messages, message.value)) : '';
  return `${opening}${text}</${tag}>`;
}

/** A message that needs values is left to the script that has them. */
function format(messages, pattern) {
  const errors = [];
  const text = messages.formatPattern(pattern, {}, errors);
  return errors.length ? '' : text;
}

function escape(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
