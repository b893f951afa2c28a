import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { write } from '../tools/files.mjs';
import { ROOT } from '../tools/paths.mjs';

/** Name in the package → name in dist. Many hosts do not know .mjs and send it with a type no browser runs. */
const FILES = {
  'pyodide.asm.mjs': 'pyodide.asm.js',
  'pyodide.asm.wasm': 'pyodide.asm.wasm',
  'python_stdlib.zip': 'python_stdlib.zip',
};

/**
 * Copies Python, and lists all that a boot loads, with lengths and digests, in engine/assets.json.
 * @param {import('../build.mjs').Site} site
 */
export async function pyodide(site) {
  const from = join(ROOT, 'node_modules', 'pyodide');
  const folder = join(site.out, 'engine');
  for (const [name, target] of Object.entries(FILES)) {
    await write(join(folder, target), await readFile(join(from, name)));
  }
  const names = [...Object.values(FILES), 'engine.zip'];
  const files = await Promise.all(names.map(async (file) => {
    const content = await readFile(join(folder, file));
    return { file, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
  }));
  // Pyodide wants to see its own lock file's head, though not its list of packages.
  const { info } = JSON.parse(await readFile(join(from, 'pyodide-lock.json'), 'utf8'));
  await write(join(folder, 'assets.json'), `${JSON.stringify({ info, files }, null, 2)}\n`);
}
