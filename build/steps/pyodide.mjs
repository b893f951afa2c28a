import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { write } from '../tools/files.mjs';
import { ROOT } from '../tools/paths.mjs';

/** Name in the package → name in dist. Many hosts do not know .mjs and send it with a type no browser runs. */
const FILES = {
  'pyodide.asm.mjs': 'pyodide.asm.js',
  'pyodide.asm.wasm': 'pyodide.asm.wasm',
};

/**
 * Copies Python.
 * @param {import('../build.mjs').Site} site
 */
export async function pyodide(site) {
  const from = join(ROOT, 'node_modules', 'pyodide');
  for (const [name, target] of Object.entries(FILES)) {
    await write(join(site.out, 'engine', target), await readFile(join(from, name)));
  }
}
