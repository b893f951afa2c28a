import { loadPyodide } from 'pyodide';
import { files, info } from '#engine-assets';
import { assetURL, fetchAsset, readAsset } from './download.js';
import { EngineError } from './protocol.js';

const MODULE = 'pyodide.asm.js';
const WASM = 'pyodide.asm.wasm';
const STDLIB = 'python_stdlib.zip';
const ENGINE = 'engine.zip';

const total = files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * @typedef {(name: string, request: string, buffers: Uint8Array[],
 *   report: ((done: number, total: number) => void) | null) => string} Bridge
 * @typedef {(stage: 'download' | 'start' | 'engine', loaded: number, total: number) => void} Report
 */

/**
 * Loads Python and the engine from the folder of this file.
 * @param {URL} base folder that holds the assets
 * @param {Report} report told of every piece that comes in and of every stage
 * @returns {Promise<Bridge>} rejects with an EngineError
 */
export async function boot(base, report) {
  if (typeof WebAssembly !== 'object' || !WebAssembly.instantiateStreaming) {
    throw new EngineError('unsupported', { feature: 'WebAssembly' });
  }
  let loaded = 0;
  const onBytes = (bytes) => {
    loaded += bytes;
    report(loaded < total ? 'download' : 'start', loaded, total);
  };
  report('download', 0, total);
  const downloads = startDownloads(base, onBytes);

  // Pyodide's promise stays pending when a file fails; the downloads' own promise speaks for it.
  const pyodide = await Promise.race([start(base, downloads), downloads.failed, notCompiled(downloads)]);
  report('engine', total, total);
  await downloads.all;
  pyodide.unpackArchive(await downloads.engine, 'zip', { extractDir: '/lib/sosie' });
  pyodide.runPython('import sys; sys.path.insert(0, "/lib/sosie")');
  return bridge(pyodide);
}

function startDownloads(base, onBytes) {
  const whole = async (file) => readAsset(await fetchAsset(asset(file), base), asset(file), onBytes);
  const fetched = fetchAsset(asset(WASM), base);
  // Compiled while it comes in, and a copy of it checked beside that.
  const checked = fetched.then((response) => readAsset(response.clone(), asset(WASM), onBytes));
  const wasm = fetched.then(asWasm);
  const stdlib = whole(STDLIB);
  const engine = whole(ENGINE);
  const module = importModule(asset(MODULE), base, onBytes);
  const all = Promise.all([module, checked, stdlib, engine]);
  // Each failure is told once, by `failed`; whoever else waits for the file need not tell it again.
  for (const promise of [wasm, checked, stdlib, engine, module, all]) promise.catch(() => {});
  return {
    module, wasm, stdlib, engine, all,
    failed: all.then(never),
  };
}

/** Browsers keep compiled code with the original response only, but refuse one whose type a host got wrong. */
function asWasm(response) {
  const type = 'application/wasm';
  if (response.headers.get('Content-Type') === type) return response;
  return new Response(response.body, { headers: { 'Content-Type': type } });
}

function asset(file) {
  return files.find((candidate) => candidate.file === file);
}

/** Only when the import fails is the file fetched as bytes, to learn what is wrong with it. */
async function importModule(module, base, onBytes) {
  try {
    const { default: create } = await import(assetURL(module, base).href);
    onBytes(module.bytes);
    return create;
  } catch {
    await readAsset(await fetchAsset(module, base), module, () => {});
    throw new EngineError('asset-corrupt', { file: module.file });
  }
}

async function start(base, downloads) {
  const createPyodideModule = await downloads.module;
  const withoutNetwork = serve(downloads);
  try {
    return await loadPyodide({
      createPyodideModule,
      indexURL: base.href,
      lockFileContents: { info, packages: {} },
      packageBaseUrl: base.href,
    });
  } finally {
    withoutNetwork();
  }
}

/**
 * Pyodide fetches its two files itself: it is handed those already under way. Afterwards this worker fetches
 * nothing at all, so no text that it reads can leave it.
 */
function serve(downloads) {
  self.fetch = async (input) => {
    const { pathname } = new URL(String(input));
    // One that failed is never answered: Pyodide would start Python all the same, and print how that ends.
    if (pathname.endsWith(`/${WASM}`)) return downloads.wasm.catch(never);
    if (pathname.endsWith(`/${STDLIB}`)) return downloads.stdlib.then((bytes) => new Response(bytes), never);
    return refuse();
  };
  return () => { self.fetch = refuse; };
}

/**
 * A module that this browser cannot compile: Pyodide only warns of it, and waits for ever.
 * @returns {Promise<never>}
 */
function notCompiled(downloads) {
  const { instantiateStreaming } = WebAssembly;
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (...args) => {
      try {
        return await instantiateStreaming(...args);
      } catch (error) {
        const refused = new EngineError('unsupported', { feature: 'WebAssembly', message: String(error) });
        // Only of whole files can it be said; of others `failed` tells what is wrong.
        downloads.all.then(() => reject(refused), () => {});
        throw error;
      }
    };
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

/** @returns {Bridge} */
function bridge(pyodide) {
  const { call } = pyodide.pyimport('sosie.bridge');
  return (name, request, buffers, report) => {
    const proxies = buffers.map((buffer) => pyodide.toPy(buffer));
    try {
      return report ? call.callKwargs(name, request, ...proxies, { report }) : call(name, request, ...proxies);
    } finally {
      for (const proxy of proxies) proxy.destroy();
    }
  };
}
