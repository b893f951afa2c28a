import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureNpm } from './tools/npm.mjs';
import { alone } from './tools/once.mjs';
import { DIST, ROOT } from './tools/paths.mjs';
import { script } from './tools/run.mjs';

/**
 * What the steps hand on to each other.
 * @typedef {object} Site
 * @property {string} out folder that becomes dist/
 * @property {Map<string, {version: string, files: Map<string, Uint8Array>}>} wheels Python packages by name
 * @property {Uint8Array} engine ZIP archive of the engine and its packages, as sources
 * @property {Map<string, string>} messages Fluent source by language
 * @property {Map<string, string>} pages HTML source by file name
 * @property {Map<string, string>} bundled address in dist by source path in web/
 */

/** The steps, in their order: build/steps/NAME.mjs exports what is called. */
const STEPS = [
  ['wheels', 'wheels'],
  ['engine', 'engine'],
  ['pyodide', 'pyodide'],
  ['pack', 'pack'],
  ['assets', 'assets'],
  ['locale', 'locale'],
  ['bundle', 'bundle'],
  ['widget', 'widget'],
  ['pages', 'pages'],
  ['static', 'statics'],
  ['source', 'source'],
  ['notice', 'notice'],
  ['offline', 'offline'],
];

export async function build() {
  await ensureNpm();
  await alone('build', async () => {
    // Built beside dist and put in its place at the end: whoever serves dist never sees half of it.
    const out = join(ROOT, 'dist.new');
    await rm(out, { recursive: true, force: true });
    /** @type {Site} */
    const site = { out, wheels: new Map(), engine: new Uint8Array(), messages: new Map(), pages: new Map(), bundled: new Map() };
    for (const [file, name] of STEPS) await (await import(`./steps/${file}.mjs`))[name](site);
    await replace(out);
  });
}

async function replace(out) {
  const old = join(ROOT, 'dist.old');
  await rm(old, { recursive: true, force: true });
  await rename(DIST, old).catch((error) => { if (error.code !== 'ENOENT') throw error; });
  await rename(out, DIST);
  await rm(old, { recursive: true, force: true });
}

script(build);
