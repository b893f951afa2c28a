import { FluentBundle, FluentResource } from '@fluent/bundle';
import { join } from 'node:path';
import { write } from '../tools/files.mjs';
import { Explained } from '../tools/run.mjs';

const PRERENDERED = 'en';
const ATTRIBUTE = String.raw`\s+[a-z][a-z0-9-]*(?:="[^"]*")?`;
/** An element that carries data-l10n: name, attributes, message; its end too where it is empty. */
const L10N = new RegExp(
  String.raw`<([a-z][a-z0-9-]*)((?:${ATTRIBUTE})*\s+data-l10n="([^"]+)"(?:${ATTRIBUTE})*)\s*>(?:\s*</\1>)?`, 'g',
);
/** The list of languages to choose from, filled with those that have messages. */
const LANGUAGES = /(<select\b[^>]*\sdata-languages\b[^>]*>)[^]*?(<\/select>)/g;

/**
 * Writes the pages: addresses of what was bundled, and the English messages, so that a page reads without
 * scripts.
 * @param {import('../build.mjs').Site} site
 */
export async function pages(site) {
  const messages = new FluentBundle(PRERENDERED, { useIsolating: false });
  const errors = messages.addResource(new FluentResource(site.messages.get(PRERENDERED) ?? ''));
  if (errors.length) throw new Explained(`${PRERENDERED}.ftl: ${errors.map(String).join('\n')}`);
  for (const [name, html] of site.pages) {
    const filled = html.replace(L10N, (element, tag, attributes, id) => (
      fill(messages, name, { element, tag, attributes, id })));
    const languages = options(site.messages.keys());
    const listed = filled.replace(LANGUAGES, (whole, opening, closing) => opening + languages + closing);
    await write(join(site.out, name), addressed(listed, site.bundled));
  }
}

/** Each language under its own name. */
function options(languages) {
  return [...languages].map((tag) => {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
    const title = name[0].toLocaleUpperCase(tag) + name.slice(1);
    return `<option value="${tag}" lang="${tag}">${escape(title)}</option>`;
  }).join('');
}

function addressed(html, bundled) {
  return html.replace(/(\s(?:src|href)=")([^"]+)"/g, (whole, before, path) => (
    bundled.has(path) ? `${before}${bundled.get(path)}"` : whole));
}

function fill(messages, page, { element, tag, attributes, id }) {
  const message = messages.getMessage(id);
  if (!message) throw new Explained(`${page}: no message ${id} in ${PRERENDERED}.ftl`);
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
