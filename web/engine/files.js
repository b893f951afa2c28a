/**
 * What a boot loads, under way all at once: Python itself, and what it imports.
 */
import { files } from '#engine-assets';
import { assetURL, fetchAsset, readAsset } from './download.js';
import { free } from './memory.js';
import { EngineError } from './protocol.js';

const MODULE = 'pyodide.asm.js';
const WASM = 'pyodide.asm.wasm';
const STDLIB = 'python_stdlib.pack';
const ENGINE = 'engine.pack';

/** Bytes of all files together. */
export const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
/** Changes with every file. */
export const build = files.map(({ sha256 }) => sha256.slice(0, 12)).join('-');

/**
 * @typedef {object} Core
 * @property {Promise<any>} module of pyodide.asm.js
 * @property {Promise<WebAssembly.Module>} compiled
 * @property {Promise<unknown>} all rejects with the first failure; of nothing but that does it tell
 * @property {Promise<never>} failed the same, and stays pending while all goes well
 *
 * @typedef {object} Archives ZIP archives, stored
 * @property {Promise<Uint8Array>} stdlib
 * @property {Promise<Uint8Array>} engine
 * @property {Promise<unknown>} all
 * @property {Promise<never>} failed
 *
 * @typedef {import('./download.js').OnBytes} OnBytes
 */

/**
 * Python itself: its module, and its WebAssembly.
 * @param {URL} base folder that holds the files
 * @param {Promise<unknown>} kept true where an earlier boot ran this build, and so has checked it
 * @param {OnBytes} onBytes
 * @returns {Core}
 */
export function startCore(base, kept, onBytes) {
  const wasm = asset(WASM);
  const fetched = Promise.all([fetchAsset(wasm, base), kept]);
  // Compiled while it comes in, and a copy of it checked beside that.
  const checked = fetched.then(async ([response, known]) => {
    if (known) onBytes(wasm.bytes);
    else free(await readAsset(response.clone(), wasm, onBytes));
  });
  // Not when Pyodide asks for it: by then it is ready.
  const compiled = fetched.then(([response]) => WebAssembly.compileStreaming(asWasm(response)));
  const module = importModule(asset(MODULE), base, onBytes);
  return { module, compiled, ...together([module, checked], [compiled]) };
}

/**
 * What Python imports: the standard library, and the engine.
 * @param {URL} base folder that holds the files
 * @param {OnBytes} onBytes
 * @returns {Archives}
 */
export function startArchives(base, onBytes) {
  const [stdlib, engine] = [STDLIB, ENGINE].map(async (file) => (
    unpacked(await readAsset(await fetchAsset(asset(file), base), asset(file), onBytes))));
  return { stdlib, engine, ...together([stdlib, engine]) };
}

/** Each failure is told once, by `all` or `failed`; whoever else waits for a file need not tell it again. */
function together(needed, others = []) {
  const all = Promise.all(needed);
  const failed = all.then(() => /** @type {Promise<never>} */ (new Promise(() => {})));
  for (const promise of [...needed, ...others, all, failed]) promise.catch(() => {});
  return { all, failed };
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
