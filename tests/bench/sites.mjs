/** The pages that the bench opens beside dist/. */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build as bundle } from 'esbuild';
import { write } from '../../build/tools/files.mjs';
import { CACHE, DIST, ROOT } from '../../build/tools/paths.mjs';
import { BENCH, engineWheel, PEERS_NPM } from './peers.mjs';

const PAGES = join(ROOT, 'tests', 'bench', 'browser');
const SITES = join(BENCH, 'sites');
/**
 * What `sosie.bridge` can reach. The engine's wheel asks for more, for its command line: a page that lets an
 * installer follow all of it is heavier still.
 */
const REACHED = ['justhtml', 'snowballstemmer', 'stop_words', 'unidecode'];
const STOCK = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json'];

/**
 * Makes them anew: `stock`, Pyodide as npm brings it with the same engine as wheels, and `texts`, which runs the
 * pair sets. Needs dist/, whose build also downloads the engine's wheels.
 * @returns {Promise<{dist: string, stock: string, texts: string}>} folders by name
 */
export async function makeSites() {
  await rm(SITES, { recursive: true, force: true });
  const folders = { dist: DIST, stock: join(SITES, 'stock'), texts: join(SITES, 'texts') };
  await makeStock(folders.stock);
  await makeTexts(folders.texts);
  return folders;
}

async function makeStock(folder) {
  await cp(join(PAGES, 'stock'), folder, { recursive: true });
  const { version } = JSON.parse(await readFile(join(PEERS_NPM, 'pyodide', 'package.json'), 'utf8'));
  // A folder named by the version may be kept for ever, as the hosts of packages serve it.
  const versioned = `v${version}`;
  await mkdir(join(folder, versioned));
  for (const name of STOCK) await cp(join(PEERS_NPM, 'pyodide', name), join(folder, versioned, name));
  const wheels = [await engineWheel(), ...await reachedWheels()];
  for (const wheel of wheels) await cp(wheel, join(folder, versioned, basename(wheel)));
  const named = { folder: versioned, wheels: wheels.map((wheel) => basename(wheel)) };
  const worker = await readFile(join(folder, 'worker.js'), 'utf8');
  await writeFile(join(folder, 'worker.js'), worker.replace('globalThis.STOCK', JSON.stringify(named)));
}

async function reachedWheels() {
  const folder = join(CACHE, 'wheels');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.whl'));
  return REACHED.map((name) => join(folder, files.find((file) => file.toLowerCase().startsWith(`${name}-`))));
}

async function makeTexts(folder) {
  await cp(join(PAGES, 'texts', 'index.html'), join(folder, 'index.html'));
  await bundle({
    entryPoints: ['page', 'sosie', 'simhash-js', 'js-md5'].map((name) => join(PAGES, 'texts', `${name}.js`)),
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'iife',
    // Not the repository's jsconfig.json, whose `strict` would make `simhash-js` fail.
    tsconfigRaw: {},
    nodePaths: [PEERS_NPM],
    logLevel: 'warning',
  });
  await cp(join(PEERS_NPM, 'pyodide', 'pyodide.mjs'), join(folder, 'pyodide.mjs'));
  const pipeline = join(ROOT, 'tests', 'bench', 'pipelines', 'sosie_texts.py');
  await write(join(folder, 'sosie_texts.py'), await readFile(pipeline));
}
