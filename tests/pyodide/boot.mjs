import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const ENGINE = new URL('../../dist/engine/', import.meta.url);
const TESTS = fileURLToPath(new URL('../', import.meta.url));
const WHOLE_STDLIB = new URL('../../node_modules/pyodide/python_stdlib.zip', import.meta.url);
const MESSAGE_LENGTH = 2_000;

/**
 * Starts what dist/ ships, in Node: the same Python, the same archive. The tests' own folder is at /tests.
 * @returns {Promise<import('pyodide').PyodideAPI>}
 */
export async function bootEngine() {
  const { info } = JSON.parse(await readFile(new URL('assets.json', ENGINE), 'utf8'));
  const folder = await mkdtemp(join(tmpdir(), 'sosie-'));
  const stdlib = join(folder, 'python_stdlib.zip');
  await writeFile(stdlib, await unpacked('python_stdlib.pack'));
  const { default: createPyodideModule } = await import(new URL('pyodide.asm.js', ENGINE).href);
  const pyodide = await loadPyodide({
    createPyodideModule,
    indexURL: fileURLToPath(ENGINE),
    packageBaseUrl: fileURLToPath(ENGINE),
    lockFileContents: { info, packages: {} },
    stdLibURL: stdlib,
    // The tests' folder is the real one.
    env: { PYTHONDONTWRITEBYTECODE: '1' },
  });
  await rm(folder, { recursive: true });
  const archive = await unpacked('engine.pack');
  pyodide.unpackArchive(archive, 'zip', { extractDir: '/lib/sosie' });
  pyodide.mountNodeFS('/tests', TESTS);
  python(pyodide, 'import sys; sys.path[:0] = ["/lib/sosie", "/tests"]; import kept_patterns');
  pyodide.FS.writeFile('/whole.zip', new Uint8Array(await readFile(WHOLE_STDLIB)));
  python(pyodide, await readFile(new URL('lend.py', import.meta.url), 'utf8'), 'lend.py');
  return pyodide;
}

async function unpacked(name) {
  return new Uint8Array(gunzipSync(await readFile(new URL(name, ENGINE))));
}

/**
 * Runs Python and gives what it evaluates to.
 * @param {import('pyodide').PyodideAPI} pyodide
 * @param {string} source
 * @param {string} [filename] that its frames bear
 */
export function python(pyodide, source, filename = '<exec>') {
  try {
    return pyodide.runPython(source, { filename });
  } catch (error) {
    // Its stack names lines of Pyodide's module, each a megabyte long, which Node prints. The end says what happened.
    throw new Error(error.message.slice(-MESSAGE_LENGTH));
  }
}
