import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CACHE } from './paths.mjs';

const STALE_MS = 15 * 60_000;
const WAIT_MS = 200;
/** Tries before the wait is explained. */
const PATIENCE = 15;

/** @param {...(string | Uint8Array)} parts @returns {string} hex digest of the parts together */
export function digest(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/**
 * Does work unless `stamp` already holds `key`. Two commands started at the same time do it once.
 * @param {string} stamp file that holds the key of what was done last
 * @param {string} key changes when the work must be done again
 * @param {() => Promise<unknown>} work
 */
export async function once(stamp, key, work) {
  if (await holds(stamp, key)) return;
  await alone(digest(stamp).slice(0, 16), async () => {
    if (await holds(stamp, key)) return;
    await work();
    await mkdir(dirname(stamp), { recursive: true });
    await writeFile(stamp, key);
  });
}

/**
 * Runs work while no other process of this checkout runs work of that name.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(name, work) {
  const lock = join(CACHE, `${name}.lock`);
  await mkdir(CACHE, { recursive: true });
  for (let tries = 0; !(await take(lock)); tries += 1) {
    if (tries === PATIENCE) console.log(`waiting for another command to finish (if there is none, remove ${lock}) …`);
    await sleep(WAIT_MS);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

async function holds(stamp, key) {
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) === key;
}

/** A folder is made by one process only; the holder's id inside tells whether it still lives. */
async function take(lock) {
  try {
    await mkdir(lock);
    await writeFile(join(lock, 'pid'), String(process.pid));
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (await abandoned(lock)) await rm(lock, { recursive: true, force: true });
    return false;
  }
}

async function abandoned(lock) {
  try {
    const { mtimeMs } = await stat(lock);
    if (Date.now() - mtimeMs > STALE_MS) return true;
    process.kill(Number(await readFile(join(lock, 'pid'), 'utf8')), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
