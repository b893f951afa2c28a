import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { write } from '../tools/files.mjs';
import { ENGINE, ROOT } from '../tools/paths.mjs';
import { Explained } from '../tools/run.mjs';

const RULE = '='.repeat(80);
const ARCHIVE = 'part of engine/engine.pack';
const SOME = `${ARCHIVE}: some languages`;

/** Texts that a package does not bring along, in build/licences. */
const kept = (name) => () => readFile(join(ROOT, 'build', 'licences', name), 'utf8');
const provenance = (folder, name) => () => readFile(join(ENGINE, 'sosie', 'page', folder, name), 'utf8');
const inPackage = (name, file) => () => readFile(join(ROOT, 'node_modules', name, file), 'utf8');
const inWheel = (name) => (site) => wheelLicence(site.wheels.get(name).files);

/**
 * @typedef {object} Part
 * @property {string} [npm] package, or
 * @property {string} [wheel] package, or
 * @property {string} [name]
 * @property {string} licence SPDX
 * @property {string} what where it is in dist/
 * @property {((site: import('../build.mjs').Site) => string | Promise<string>)[]} texts
 */

/**
 * All that dist/ ships and that others wrote, or that stands under another licence.
 * @type {Part[]}
 */
const PARTS = [
  { name: 'the widget <sosie-compare>', licence: 'MIT', what: 'widget.js', texts: [kept('MIT.txt')] },
  {
    npm: 'pyodide', licence: 'MPL-2.0', what: 'engine/pyodide.asm.*, part of engine/worker.js',
    texts: [kept('MPL-2.0.txt'), kept('pyodide-libraries.txt')],
  },
  {
    name: 'Python', licence: 'PSF-2.0', what: 'engine/python_stdlib.pack, part of engine/pyodide.asm.wasm',
    texts: [kept('Python.txt')],
  },
  { wheel: 'unidecode', licence: 'GPL-2.0-or-later', what: ARCHIVE, texts: [inWheel('unidecode')] },
  { wheel: 'justhtml', licence: 'MIT', what: ARCHIVE, texts: [inWheel('justhtml')] },
  { wheel: 'snowballstemmer', licence: 'BSD-3-Clause', what: SOME, texts: [inWheel('snowballstemmer')] },
  { wheel: 'stop_words', licence: 'BSD-3-Clause', what: SOME, texts: [inWheel('stop_words')] },
  {
    name: 'counts of wordfreq 3.1.1 and langdetect 1.0.9', licence: 'CC-BY-SA-4.0, Apache-2.0', what: ARCHIVE,
    texts: [provenance('charset', 'charset_model.md')],
  },
  {
    name: 'a model learned from labelled pages', licence: 'GPL-3.0-or-later', what: ARCHIVE,
    texts: [provenance('content', 'content_model.md')],
  },
  { npm: '@fluent/bundle', licence: 'Apache-2.0', what: 'part of assets/*.js', texts: [kept('Apache-2.0.txt')] },
  { npm: 'fflate', licence: 'MIT', what: 'part of assets/*.js', texts: [inPackage('fflate', 'LICENSE')] },
  {
    name: 'pieces of the Open Source Guides', licence: 'CC-BY-4.0', what: 'part of assets/*.js',
    texts: [kept('open-source-guides.txt')],
  },
  {
    npm: '@fontsource-variable/source-serif-4', licence: 'OFL-1.1', what: 'assets/source-serif-4-*.woff2',
    texts: [inPackage('@fontsource-variable/source-serif-4', 'LICENSE')],
  },
];

/**
 * Writes NOTICE.txt: what the site ships that others wrote, with licences; the licence of the whole; what changed.
 * @param {import('../build.mjs').Site} site
 */
export async function notice(site) {
  const sections = await Promise.all(PARTS.map((part) => section(part, site)));
  const head = 'Sosie is free software under the GNU General Public License, version 3 or later: LICENSE.txt.\n'
    + 'Its source is in source.zip. It ships the work of others:\n';
  const list = sections.map(({ title }) => `  ${title}\n`).join('');
  const texts = sections.map(({ title, text }) => `${RULE}\n${title}\n${RULE}\n\n${text}\n`);
  await write(join(site.out, 'NOTICE.txt'), [`${head}\n${list}`, ...texts].join('\n'));
  await write(join(site.out, 'LICENSE.txt'), await readFile(join(ROOT, 'LICENSE')));
  await write(join(site.out, 'CHANGELOG.txt'), await readFile(join(ROOT, 'CHANGELOG.md')));
}

async function section(/** @type {Part} */ { npm, wheel, name, licence, what, texts }, site) {
  const version = npm ? await npmVersion(npm) : site.wheels.get(wheel)?.version;
  const title = `${[npm ?? wheel ?? name, version].filter(Boolean).join(' ')} (${licence}): ${what}`;
  const parts = await Promise.all(texts.map((text) => text(site)));
  return { title, text: parts.map((text) => text.trim()).join(`\n\n${'-'.repeat(80)}\n\n`) };
}

async function npmVersion(name) {
  const manifest = await readFile(join(ROOT, 'node_modules', name, 'package.json'), 'utf8');
  return JSON.parse(manifest).version;
}

function wheelLicence(files) {
  const path = [...files.keys()].find((name) => /\.dist-info\/.*(LICENSE|COPYING)/.test(name));
  if (!path) throw new Explained('a wheel without its licence');
  return new TextDecoder().decode(files.get(path));
}
