import { unzipSync } from 'fflate';
import { build, startArchives, startCore, total } from './files.js';
import { EngineError } from './protocol.js';
import { startPython } from './python.js';
import { findSnapshot, forgetSnapshot, HEAD_BYTES, keepSnapshot, readSnapshot } from './snapshot.js';

/** Where the engine lies in Python's file system. */
const FOLDER = '/lib/sosie';
/** Python's memory as it starts. It must not have grown: Pyodide does not start from a larger one. */
const HEAP_BYTES = 31_457_280;

/** What a first call takes its time for: tables, the model of what is content. */
const WARM_UP = `
import gc, json
from sosie import bridge
_PAGE = "<main>" + "<p>Le héron attend, debout dans l'eau claire, que passe un poisson.</p>" * 9 + "</main>"
_REQUEST = {"a": {"text": _PAGE, "kind": "html"}, "b": {"text": _PAGE, "kind": "text"}, "options": {}}
bridge.call("compare", json.dumps(_REQUEST))
del _PAGE, _REQUEST
gc.collect()
`;

/**
 * @typedef {(name: string, request: string, buffers: Uint8Array[],
 *   report: ((done: number, total: number) => void) | null) => Uint8Array<ArrayBuffer>} Bridge JSON in UTF-8
 * @typedef {(stage: 'download' | 'start' | 'engine', loaded: number, total: number) => void} Report
 *
 * @typedef {object} Running
 * @property {Bridge} call
 * @property {(idle: boolean) => Promise<void>} settle does what could wait until the engine was ready; has to be called once,
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
  if (typeof WebAssembly !== 'object' || !WebAssembly.compileStreaming) {
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
  const core = startCore(base, found, onBytes);
  const kept = await found;
  const running = await (kept ? restore(base, core, kept, key) : bootAnew(base, core, key, onBytes, report));
  return { ...running, distrust: () => forgetSnapshot(key) };
}

/** As on a first visit. */
async function bootAnew(base, core, key, onBytes, report) {
  const archives = startArchives(base, onBytes);
  const started = startPython(base, core, archives.stdlib, null);
  const pyodide = await Promise.race([started, core.failed, archives.failed]);
  report('engine', total, total);
  await Promise.all([core.all, archives.all]);
  writeFiles(pyodide.FS, await archives.engine);
  // The engine's patterns, compiled.
  pyodide.runPython(`import sys; sys.path.insert(0, "${FOLDER}"); import kept_patterns`);
  const settle = async (idle) => {
    if (idle) pyodide.runPython(WARM_UP);
    const taken = takeSnapshot(pyodide);
    if (taken) keepSnapshot(key, taken);
  };
  return { call: bridge(pyodide), settle, restored: false };
}

/** From memory that an earlier boot kept. Of its files Python then needs few, and none until it reads a text. */
async function restore(base, core, kept, key) {
  const snapshot = readSnapshot(kept);
  // Told by `started`, but only when Pyodide comes to it.
  snapshot.catch(() => {});
  const started = startPython(base, core, Promise.resolve(new Uint8Array()), snapshot);
  const { pyodide, call } = await Promise.race([core.failed, started.then(answering).catch(async () => {
    await forgetSnapshot(key);
    throw new BadSnapshot();
  })]);
  await core.all;
  const settle = async () => {
    const archives = startArchives(base, () => {});
    await archives.all;
    pyodide.FS.writeFile(pyodide.runPython('next(path for path in sys.path if path.endswith(".zip"))'), await archives.stdlib);
    writeFiles(pyodide.FS, await archives.engine);
  };
  return { call, settle, restored: true };
}

/** Python as it starts from kept memory, once it is seen to answer: in bad memory it can start and be of no use. */
function answering(pyodide) {
  pyodide.runPython('import random, sys; random.seed()');
  const call = bridge(pyodide);
  if (!JSON.parse(new TextDecoder().decode(call('info', '{}', [], null))).ok) throw new Error('no answer');
  return { pyodide, call };
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
    return taken.length <= HEAP_BYTES + HEAD_BYTES ? taken : null;
  } catch {
    return null;
  }
}

/** Changes with the build, and with the browser: Python asks it what it can do while it starts. */
function snapshotKey(base) {
  return new URL(`snapshot?${new URLSearchParams({ v: build, for: navigator.userAgent })}`, base);
}

/**
 * JSON crosses as bytes: strings Pyodide makes letter by letter, with tens of megabytes of garbage for a long one.
 * @returns {Bridge}
 */
function bridge(pyodide) {
  const { call_in_utf8: call } = pyodide.pyimport('sosie.bridge');
  return (name, request, buffers, report) => {
    const given = [new TextEncoder().encode(request), ...buffers].map((buffer) => pyodide.toPy(buffer));
    let answer;
    try {
      answer = report ? call.callKwargs(name, ...given, { report }) : call(name, ...given);
      const view = answer.getBuffer();
      try {
        return view.data.slice();
      } finally {
        view.release();
      }
    } finally {
      for (const proxy of [...given, answer]) proxy?.destroy();
    }
  };
}
