import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const ENGINE = new URL('../../dist/engine/', import.meta.url);
const TESTS = fileURLToPath(new URL('../', import.meta.url));
/** The tests' own tools are not shipped: they come of the whole standard library, the engine must do without. */
const WHOLE_STDLIB = new URL('../../node_modules/pyodide/python_stdlib.zip', import.meta.url);
const TOOLS = `
sys.path.append("/whole.zip")
import gzip, hashlib
sys.path.remove("/whole.zip")
`;
const MESSAGE_LENGTH = 2_000;

/**
 * Starts what dist/ ships, in Node: the same Python, the same archive. The tests' own folder is at /tests.
 * @returns {Promise<import('pyodide').PyodideAPI>}
 */
export async function bootEngine() {
  const { info } = JSON.parse(await readFile(new URL('assets.json', ENGINE), 'utf8'));
  const { default: createPyodideModule } = await import(new URL('pyodide.asm.js', ENGINE).href);
  const pyodide = await loadPyodide({
    createPyodideModule,
    indexURL: fileURLToPath(ENGINE),
    packageBaseUrl: fileURLToPath(ENGINE),
    lockFileContents: { info, packages: {} },
    // The tests' folder is the real one.
    env: { PYTHONDONTWRITEBYTECODE: '1' },
  });
  const archive = new Uint8Array(await readFile(new URL('engine.zip', ENGINE)));
  pyodide.unpackArchive(archive, 'zip', { extractDir: '/lib/sosie' });
  pyodide.mountNodeFS('/tests', TESTS);
  python(pyodide, 'import sys; sys.path[:0] = ["/lib/sosie", "/tests"]');
  pyodide.FS.writeFile('/whole.zip', new Uint8Array(await readFile(WHOLE_STDLIB)));
  python(pyodide, TOOLS);
  return pyodide;
}

/**
 * Runs Python and gives what it evaluates to.
 * @param {import('pyodide').PyodideAPI} pyodide
 * @param {string} source
 */
export function python(pyodide, source) {
  try {
    return pyodide.runPython(source);
  } catch (error) {
    // Its stack names lines of Pyodide's module, each a megabyte long, which Node prints. The end says what happened.
    throw new Error(error.message.slice(-MESSAGE_LENGTH));
  }
}
