import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { write } from '../tools/files.mjs';
import { ROOT } from '../tools/paths.mjs';

const NAMES = ['pyodide.asm.js', 'pyodide.asm.wasm', 'python_stdlib.pack', 'engine.pack'];

/**
 * Lists all that a boot loads, with lengths and digests, in engine/assets.json.
 * @param {import('../build.mjs').Site} site
 */
export async function assets(site) {
  const folder = join(site.out, 'engine');
  const files = await Promise.all(NAMES.map(async (file) => {
    const content = await readFile(join(folder, file));
    return { file, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
  }));
  // Pyodide wants to see its own lock file's head, though not its list of packages.
  const lock = join(ROOT, 'node_modules', 'pyodide', 'pyodide-lock.json');
  const { info } = JSON.parse(await readFile(lock, 'utf8'));
  await write(join(folder, 'assets.json'), `${JSON.stringify({ info, files }, null, 2)}\n`);
}
