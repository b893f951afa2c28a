/**
 * The text of a name in the set, to be compared: a file as it was given, or one out of an archive.
 */

/** What the bytes 80–FF of a name stand for in an archive that does not say that its names are UTF-8. */
const CP437 = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀'
  + 'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

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

/** @param {File} archive @param {string} path @returns {Promise<File | null>} */
async function unpacked(archive, path) {
  // On this thread: the library's workers come from blobs, which the page's policy forbids; one text is little.
  const { unzipSync } = await import('./unzip.js');
  const [content] = Object.values(unzipSync(new Uint8Array(await archive.arrayBuffer()), {
    filter: ({ name }) => name === path || inCp437(name) === path,
  }));
  return content ? new File([/** @type {Uint8Array<ArrayBuffer>} */ (content)], path.slice(path.lastIndexOf('/') + 1)) : null;
}

/** A name of bytes, each taken for a character so far. @param {string} name */
function inCp437(name) {
  return name.replace(/[\u0080-\u00ff]/g, (byte) => CP437[byte.charCodeAt(0) - 0x80]);
}
