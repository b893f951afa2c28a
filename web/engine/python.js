/**
 * Starts Pyodide from files that are under way, and leaves it without a network.
 */
import { loadPyodide } from 'pyodide';
import { info } from '#engine-assets';
import { EngineError } from './protocol.js';
import { HEAD_BYTES, restoreSnapshot } from './snapshot.js';

/**
 * @param {URL} base folder that holds the files
 * @param {import('./files.js').Core} core
 * @param {Promise<Uint8Array>} stdlib the archive of the standard library
 * @param {Promise<ArrayBuffer> | null} kept a snapshot to start from, as `readSnapshot` gives it; else one can be taken
 * @returns {Promise<import('pyodide').PyodideAPI>} stays pending where a file fails: `core` tells of that
 */
export async function startPython(base, core, stdlib, kept) {
  const createPyodideModule = await core.module;
  const withoutNetwork = serve(stdlib);
  const refused = instantiateFrom(core);
  try {
    return await Promise.race([refused, loadPyodide({
      ...(kept ? fromSnapshot(createPyodideModule, kept) : { createPyodideModule, _makeSnapshot: true }),
      indexURL: base.href,
      lockFileContents: { info, packages: {} },
      packageBaseUrl: base.href,
    })]);
  } finally {
    withoutNetwork();
  }
}

/**
 * Pyodide itself would wait for all of the memory before it makes its module, and copy it once more: it is told of
 * the head alone, which is not filled until the memory is.
 */
function fromSnapshot(createPyodideModule, kept) {
  const head = new Uint8Array(HEAD_BYTES);
  return {
    _loadSnapshot: head,
    createPyodideModule: async (settings) => {
      const [module, content] = await Promise.all([createPyodideModule(settings), kept]);
      restoreSnapshot(content, head, module.HEAPU8);
      return module;
    },
  };
}

/**
 * Pyodide fetches its two files itself: it is handed those already under way. Afterwards Python has no way to
 * fetch anything at all, so no text that it reads can leave this worker.
 */
function serve(stdlib) {
  self.fetch = async (input) => {
    const { pathname } = new URL(String(input));
    // What is compiled already is not read again.
    if (pathname.endsWith('/pyodide.asm.wasm')) return new Response();
    // One that failed is never answered: Pyodide would start Python all the same, and print how that ends.
    if (pathname.endsWith('/python_stdlib.zip')) return stdlib.then((bytes) => new Response(/** @type {any} */ (bytes)), never);
    return refuse();
  };
  return () => { self.fetch = refuse; };
}

/**
 * Hands Pyodide the module that is compiled already, and tells of one that this browser cannot compile: Pyodide
 * only warns of it, and waits for ever.
 * @returns {Promise<never>}
 */
function instantiateFrom({ compiled, all }) {
  WebAssembly.instantiateStreaming = async (response, imports) => {
    const module = await compiled.catch(never);
    return /** @type {any} */ ({ module, instance: await WebAssembly.instantiate(module, imports) });
  };
  return new Promise((_, reject) => {
    compiled.catch((error) => {
      const refused = new EngineError('unsupported', { feature: 'WebAssembly', message: String(error) });
      // Only of whole files can it be said; of others `failed` tells what is wrong.
      all.then(() => reject(refused), () => {});
    });
  });
}

/** @returns {Promise<any>} */
function never() {
  return new Promise(() => {});
}

/** @returns {Promise<Response>} */
async function refuse() {
  throw new TypeError('the engine makes no requests');
}
