import { unzipSync } from 'fflate';
import { loadPyodide } from 'pyodide';
import { files, info } from '#engine-assets';
import { assetURL, fetchAsset, readAsset } from './download.js';
import { EngineError } from './protocol.js';
import { findSnapshot, forgetSnapshot, keepSnapshot, readSnapshot } from './snapshot.js';

const MODULE = 'pyodide.asm.js';
const WASM = 'pyodide.asm.wasm';
const STDLIB = 'python_stdlib.pack';
const ENGINE = 'engine.pack';
/** Under this name Pyodide asks for the standard library. */
const STDLIB_ASKED = 'python_stdlib.zip';
/** Where the engine lies in Python's file system. */
const FOLDER = '/lib/sosie';

/** Python's memory as it starts. It must not have grown: Pyodide does not start from a larger one. */
const HEAP_BYTES = 31_457_280;
const SNAPSHOT_HEAD_BYTES = 4096;

/** What a first call takes its time for: tables, patterns, the model of what is content. */
const WARM_UP = `
import gc, json
from sosie import bridge
_PAGE = "<main>" + "<p>Le héron attend, debout dans l'eau claire, que passe un poisson.</p>" * 9 + "</main>"
_REQUEST = {"a": {"text": _PAGE, "kind": "html"}, "b": {"text": _PAGE, "kind": "text"}, "options": {}}
bridge.call("compare", json.dumps(_REQUEST))
del _PAGE, _REQUEST
gc.collect()
`;

const total = files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * @typedef {(name: string, request: string, buffers: Uint8Array[],
 *   report: ((done: number, total: number) => void) | null) => string} Bridge
 * @typedef {(stage: 'download' | 'start' | 'engine', loaded: number, total: number) => void} Report
 *
 * @typedef {object} Running
 * @property {Bridge} call
 * @property {(idle: boolean) => void} settle does what could wait until the engine was ready; has to be called once,
 *   before any text is read; idle: whether there is time
 * @property {boolean} restored whether from memory kept from an earlier boot
 * @property {() => Promise<void>} distrust the memory may be bad: the next boot is a plain one
 */

/** Memory from an earlier boot did not serve; it is forgotten, and a new worker will boot plainly. */
export class BadSnapshot extends Error {}

/**
 * Loads Python and the engine from the folder of this file.
 * @param {URL} base folder that holds the assets
 * @param {Report} report told of every piece that comes in and of every stage
 * @param {boolean} plain whether no memory from an earlier boot is to be used
 * @returns {Promise<Running>} rejects with an EngineError, or with BadSnapshot
 */
export async function boot(base, report, plain) {
  if (typeof WebAssembly !== 'object' || !WebAssembly.instantiateStreaming) {
    throw new EngineError('unsupported', { feature: 'WebAssembly' });
  }
  let loaded = 0;
  const onBytes = (bytes) => {
    loaded += bytes;
    report(loaded < total ? 'download' : 'start', loaded, total);
  };
  report('download', 0, total);
  const key = snapshotKey(base);
  const found = plain ? Promise.resolve(null) : findSnapshot(key);
  const downloads = startDownloads(base, onBytes, found);
  const kept = await found;
  // Pyodide's promise stays pending when a file fails; the downloads' own promise speaks for it.
  const memory = kept && readSnapshot(kept);
  // Told by `started`, but only when Pyodide comes to it.
  memory?.catch(() => {});
  const started = Promise.race([start(base, downloads, memory), notCompiled(downloads)]);
  const pyodide = await Promise.race([started.catch(async (error) => {
    if (!kept) throw error;
    await forgetSnapshot(key);
    throw new BadSnapshot();
  }), downloads.failed]);
  report('engine', total, total);
  await downloads.all;
  const archive = await downloads.engine;
  const unpack = () => writeFiles(pyodide.FS, archive);
  const distrust = () => forgetSnapshot(key);
  if (kept) {
    pyodide.runPython('import random; random.seed()');
    return { call: bridge(pyodide), settle: unpack, distrust, restored: true };
  }
  unpack();
  pyodide.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);
  const settle = (idle) => {
    if (idle) pyodide.runPython(WARM_UP);
    const taken = takeSnapshot(pyodide);
    if (taken) keepSnapshot(key, taken);
  };
  return { call: bridge(pyodide), settle, distrust, restored: false };
}

/** Ten times sooner than Python's own way to unpack an archive, with what that has to import. */
function writeFiles(FS, archive) {
  for (const [path, content] of Object.entries(unzipSync(archive))) {
    const place = `${FOLDER}/${path}`;
    FS.mkdirTree(place.slice(0, place.lastIndexOf('/')));
    FS.writeFile(place, content);
  }
}

/** @returns {Uint8Array<ArrayBuffer> | null} null where none can be taken: the next boot is a plain one */
function takeSnapshot(pyodide) {
  try {
    const taken = pyodide.makeMemorySnapshot();
    return taken.length <= HEAP_BYTES + SNAPSHOT_HEAD_BYTES ? taken : null;
  } catch {
    return null;
  }
}

/** Changes with every file, and with the browser: Python asks it what it can do while it starts. */
function snapshotKey(base) {
  const build = files.map(({ sha256 }) => sha256.slice(0, 12)).join('-');
  return new URL(`snapshot?${new URLSearchParams({ v: build, for: navigator.userAgent })}`, base);
}

function startDownloads(base, onBytes, found) {
  const whole = async (file) => readAsset(await fetchAsset(asset(file), base), asset(file), onBytes);
  const fetched = Promise.all([fetchAsset(asset(WASM), base), found]);
  // Compiled while it comes in, and a copy of it checked beside that; but what an earlier boot ran was checked then.
  const checked = fetched.then(([response, kept]) => (
    kept ? onBytes(asset(WASM).bytes) : readAsset(response.clone(), asset(WASM), onBytes)));
  const wasm = fetched.then(([response]) => asWasm(response));
  const stdlib = whole(STDLIB).then(unpacked);
  const engine = whole(ENGINE).then(unpacked);
  const module = importModule(asset(MODULE), base, onBytes);
  const all = Promise.all([module, checked, stdlib, engine]);
  // Each failure is told once, by `failed`; whoever else waits for the file need not tell it again.
  const failed = all.then(never);
  for (const promise of [wasm, checked, stdlib, engine, module, failed]) promise.catch(() => {});
  return {
    module, wasm, stdlib, engine, all, failed,
  };
}

/** Browsers keep compiled code with the original response only, but refuse one whose type a host got wrong. */
function asWasm(response) {
  const type = 'application/wasm';
  if (response.headers.get('Content-Type') === type) return response;
  return new Response(response.body, { headers: { 'Content-Type': type } });
}

/** @param {ArrayBuffer} pack @returns {Promise<Uint8Array>} */
async function unpacked(pack) {
  const stream = new Blob([pack]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
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

async function start(base, downloads, snapshot) {
  const createPyodideModule = await downloads.module;
  const withoutNetwork = serve(downloads);
  try {
    return await loadPyodide({
      createPyodideModule,
      indexURL: base.href,
      lockFileContents: { info, packages: {} },
      packageBaseUrl: base.href,
      // Both are undocumented: `_loadSnapshot` takes a promise too.
      ...(snapshot ? { _loadSnapshot: snapshot } : { _makeSnapshot: true }),
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
    if (pathname.endsWith(`/${STDLIB_ASKED}`)) return downloads.stdlib.then((bytes) => new Response(bytes), never);
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
