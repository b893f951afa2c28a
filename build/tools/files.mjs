import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/**
 * Files below a folder, as paths relative to it with forward slashes, sorted.
 * @param {string} folder
 * @param {(path: string) => boolean} [keep] false leaves a file or a whole folder out
 * @returns {Promise<string[]>}
 */
export async function listFiles(folder, keep = () => true) {
  const found = [];
  const walk = async (current) => {
    for (const entry of await readdir(current, { withFileTypes: true })) {
      const full = join(current, entry.name);
      const path = relative(folder, full).split(sep).join('/');
      if (!keep(path)) continue;
      if (entry.isDirectory()) await walk(full);
      else if (entry.isFile()) found.push(path);
    }
  };
  await walk(folder);
  return found.sort();
}

/** @param {string} path @param {string | Uint8Array} content */
export async function write(path, content) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/**
 * @param {string} folder @param {string[]} paths relative to it
 * @param {string} [prefix] put before each path
 * @returns {Promise<Map<string, Uint8Array>>}
 */
export async function readAll(folder, paths, prefix = '') {
  const contents = await Promise.all(paths.map((path) => readFile(join(folder, path))));
  return new Map(paths.map((path, index) => [prefix + path, new Uint8Array(contents[index])]));
}
