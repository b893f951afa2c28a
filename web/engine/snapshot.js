/**
 * A picture of Python's memory, engine imported, that this browser took after it first booted: the next boot starts
 * from it. It is taken before any text is seen. Whatever is wrong with storage, the plain boot serves.
 */
import { digest } from './download.js';

/** Other projects of one host share its caches. */
const CACHE = 'sosie-engine';
const DIGEST = 'X-Digest';
/** Half of the memory is empty: only pages of this size with something in them are kept. */
const PAGE_BYTES = 4096;

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
 * @returns {Promise<Uint8Array>} the memory; rejects where it is not as it was written
 */
export async function readSnapshot(kept) {
  const content = await kept.arrayBuffer();
  const known = digest(content);
  const memory = unpacked(content);
  if (await known !== kept.headers.get(DIGEST)) throw new Error('corrupt');
  return memory;
}

/**
 * Keeps a snapshot in place of any other build's.
 * @param {URL} key
 * @param {Uint8Array} memory
 */
export async function keepSnapshot(key, memory) {
  try {
    const content = packed(memory);
    const cache = await caches.open(CACHE);
    await forgetSnapshot(key);
    await cache.put(key, new Response(content, { headers: { [DIGEST]: await digest(content) } }));
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

/** Length of the memory, number of runs of pages kept, their places and lengths, and the runs. */
function packed(memory) {
  const runs = [];
  for (let at = 0; at < memory.length; at += PAGE_BYTES) {
    const page = memory.subarray(at, at + PAGE_BYTES);
    if (!page.some(Boolean)) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === at) last[1] += page.length;
    else runs.push([at, page.length]);
  }
  const head = Uint32Array.of(memory.length, runs.length, ...runs.flat());
  const content = new Uint8Array(runs.reduce((sum, [, length]) => sum + length, head.byteLength));
  content.set(new Uint8Array(head.buffer));
  let to = head.byteLength;
  for (const [at, length] of runs) {
    content.set(memory.subarray(at, at + length), to);
    to += length;
  }
  return content;
}

function unpacked(content) {
  const [length, count] = new Uint32Array(content, 0, 2);
  const runs = new Uint32Array(content, 8, 2 * count);
  const memory = new Uint8Array(length);
  let from = 8 + runs.byteLength;
  for (let index = 0; index < runs.length; index += 2) {
    memory.set(new Uint8Array(content, from, runs[index + 1]), runs[index]);
    from += runs[index + 1];
  }
  return memory;
}
