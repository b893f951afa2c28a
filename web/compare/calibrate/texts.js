/**
 * The text of a name in the set, to be compared: a file as it was given, or one out of an archive.
 */

import { unpacked } from './archive.js';

/**
 * @param {import('./set.js').TextSet} set
 * @param {string} name  as the engine was given it, or as it named what it unpacked
 * @returns {Promise<File | null>} null where it is not to be had any more
 */
export async function textOf(set, name) {
  const given = set.items.find((item) => item.name === name && !item.archive);
  if (given) return given.file;
  for (const { name: archive, file } of set.items.filter((item) => item.archive)) {
    const inside = !set.loneArchive && name.startsWith(`${archive}/`) ? name.slice(archive.length + 1) : name;
    const found = await unpacked(file, inside);
    if (found) return found;
  }
  return null;
}
