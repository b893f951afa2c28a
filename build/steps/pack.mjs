import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadPyodide } from 'pyodide';
import { write } from '../tools/files.mjs';
import { ROOT } from '../tools/paths.mjs';

const SCRIPT = join(ROOT, 'build', 'python', 'pack.py');
const MESSAGE_LENGTH = 2_000;

/**
 * Compiles and trims what the browser boots: python_stdlib.zip and engine.zip in place of their sources.
 * @param {import('../build.mjs').Site} site
 */
export async function pack(site) {
  const folder = join(site.out, 'engine');
  const pyodide = await loadPyodide();
  const engine = new Uint8Array(await readFile(join(folder, 'engine.zip')));
  pyodide.unpackArchive(engine, 'zip', { extractDir: '/engine' });
  pyodide.FS.writeFile('/pack.py', await readFile(SCRIPT, 'utf8'));
  try {
    pyodide.runPython(`
      import sys
      sys.path.insert(0, "/")
      from pack import pack
      for path, content in zip(("/stdlib.zip", "/packed.zip"), pack("/engine")):
          open(path, "wb").write(content)
    `);
  } catch (error) {
    // Its stack names lines of Pyodide's module, each a megabyte long, which Node prints.
    throw new Error(error.message.slice(-MESSAGE_LENGTH));
  }
  await write(join(folder, 'python_stdlib.zip'), pyodide.FS.readFile('/stdlib.zip'));
  await write(join(folder, 'engine.zip'), pyodide.FS.readFile('/packed.zip'));
}
