import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';
import { write } from '../tools/files.mjs';
import { ROOT } from '../tools/paths.mjs';

const SCRIPTS = join(ROOT, 'build', 'python');
const MESSAGE_LENGTH = 2_000;

/**
 * Writes what the browser boots beside Python itself, compiled and trimmed: python_stdlib.pack and engine.pack.
 *
 * A pack is a ZIP archive that is stored, then compressed as a whole: a tenth smaller than one whose files are
 * compressed each, and nothing is left to unpack while Python imports. Hosts do not compress archives by
 * themselves, and some send a .gz as if its content were meant; of .pack they know nothing.
 * @param {import('../build.mjs').Site} site
 */
export async function pack(site) {
  // The folder of the scripts is the real one.
  const pyodide = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: '1' } });
  pyodide.unpackArchive(site.engine, 'zip', { extractDir: '/engine' });
  pyodide.mountNodeFS('/build', SCRIPTS);
  try {
    pyodide.runPython(`
      import sys
      sys.path.insert(0, "/build")
      from pack import pack
      for path, content in zip(("/stdlib.zip", "/engine.zip"), pack("/engine")):
          open(path, "wb").write(content)
    `);
  } catch (error) {
    // Its stack names lines of Pyodide's module, each a megabyte long, which Node prints.
    throw new Error(error.message.slice(-MESSAGE_LENGTH));
  }
  for (const [archive, name] of [['/stdlib.zip', 'python_stdlib.pack'], ['/engine.zip', 'engine.pack']]) {
    await write(join(site.out, 'engine', name), gzipSync(pyodide.FS.readFile(archive), { level: 9 }));
  }
}
