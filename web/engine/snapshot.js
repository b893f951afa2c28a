/**
 * A picture of Python's memory, engine imported, that this browser took after it first booted: the next boot starts
 * from it. It is taken before any text is seen. Whatever is wrong with storage, the plain boot serves.
 */
import { digest } from './download.js';
import { free } from './memory.js';

/** Other projects of one host share its caches. */
const CACHE = 'sosie-engine';
const DIGEST = 'X-Digest';
/** Half of the memory is empty: only pages of this size with something in them are kept. */
const PAGE_BYTES = 4096;
/** Of a snapshot, what Pyodide reads itself: its own notes, fewer bytes than that, and the memory's first ones. */
export const HEAD_BYTES = PAGE_BYTES;

/**
 * @param {URL} key changes with the build
 * @returns {Promise<Response | null>} null where none is kept
 */
export async function findSnapshot(key) {
  try {
    return (await (await caches.open(CACHE)).match(key)) ?? null;
  } catch {
    // Storage is refused, or the page came without encryption.
    return null;
  }
}

/**
 * @param {Response} kept as `findSnapshot` gave it
 * @returns {Promise<ArrayBuffer>} for `restoreSnapshot`; rejects where it is not as it was written
 */
export async function readSnapshot(kept) {
  const content = await kept.arrayBuffer();
  if (await digest(content) !== kept.headers.get(DIGEST)) throw new Error('corrupt');
  return content;
}

/**
 * Keeps a snapshot in place of any other build's.
 * @param {URL} key
 * @param {Uint8Array<ArrayBuffer>} taken as Pyodide made it; empty afterwards
 */
export async function keepSnapshot(key, taken) {
  try {
    await forgetSnapshot(key);
    const content = packed(taken);
    const headers = { [DIGEST]: await digest(content) };
    const response = new Response(content, { headers });
    free(taken.buffer);
    await (await caches.open(CACHE)).put(key, response);
  } catch {
    // Full or refused: the next boot is a plain one.
  }
}

/** Those of all builds at that address. @param {URL} key */
export async function forgetSnapshot(key) {
  try {
    await (await caches.open(CACHE)).delete(key, { ignoreSearch: true });
  } catch {
    // Nothing is kept where storage is refused.
  }
}

/**
 * In place, since memory is dear: the head, runs of pages, their places and lengths, their number, and the length of
 * the snapshot.
 */
function packed(taken) {
  const runs = [];
  let end = HEAD_BYTES;
  for (let at = HEAD_BYTES; at < taken.length; at += PAGE_BYTES) {
    const page = taken.subarray(at, at + PAGE_BYTES);
    if (!page.some(Boolean)) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === at) last[1] += page.length;
    else runs.push([at, page.length]);
    taken.set(page, end);
    end += page.length;
  }
  const table = Uint32Array.of(...runs.flat(), runs.length, taken.length);
  taken.set(new Uint8Array(table.buffer), end);
  return taken.subarray(0, end + table.byteLength);
}

/**
 * @param {ArrayBuffer} content as `readSnapshot` gave it; empty afterwards
 * @param {Uint8Array} head of HEAD_BYTES
 * @param {Uint8Array} memory Python's, as it starts
 */
export function restoreSnapshot(content, head, memory) {
  const [count, length] = new Uint32Array(content, content.byteLength - 8);
  const runs = new Uint32Array(content, content.byteLength - 8 - 8 * count, 2 * count);
  head.set(new Uint8Array(content, 0, HEAD_BYTES));
  const notes = length - memory.length;
  let from = HEAD_BYTES;
  let done = HEAD_BYTES - notes;
  for (let index = 0; index < runs.length; index += 2) {
    const at = runs[index] - notes;
    const run = new Uint8Array(content, from, runs[index + 1]);
    memory.fill(0, done, at);
    memory.set(run, at);
    from += run.length;
    done = at + run.length;
  }
  memory.fill(0, done);
  free(content);
}
