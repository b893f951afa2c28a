/**
 * ZIP archives: a text taken out of one, or one without some of its texts.
 */

/** What the bytes 80–FF of a name stand for in an archive that does not say that its names are UTF-8. */
const CP437 = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀'
  + 'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/** The directory at the end of an archive: its signatures, and where the fields stand after them (APPNOTE.TXT 4.3). */
const END = { signature: 0x06054b50, size: 22, entries: [8, 10], bytes: 12, offset: 16 };
const ENTRY = { signature: 0x02014b50, size: 46, flags: 8, lengths: [28, 30, 32] };
const LONGEST_COMMENT = 0xffff;
const UTF_8 = 0x0800;

/** @param {File} archive @param {string} path @returns {Promise<File | null>} */
export async function unpacked(archive, path) {
  // On this thread: the library's workers come from blobs, which the page's policy forbids; one text is little.
  const { unzipSync } = await import('./unzip.js');
  const [content] = Object.values(unzipSync(new Uint8Array(await archive.arrayBuffer()), {
    filter: ({ name }) => name === path || inCp437(name) === path,
  }));
  return content ? new File([/** @type {Uint8Array<ArrayBuffer>} */ (content)], path.slice(path.lastIndexOf('/') + 1)) : null;
}

/**
 * An archive whose directory does not name some of its texts, so that nobody finds them there. One that cannot be
 * read stays as it is: the engine says what it thinks of it.
 * @param {ArrayBuffer} buffer
 * @param {string[]} paths  of the texts, as the engine names them
 * @returns {ArrayBuffer}
 */
export function withoutTexts(buffer, paths) {
  const view = new DataView(buffer);
  const end = paths.length > 0 ? endOf(view) : -1;
  if (end < 0) return buffer;
  const start = end - view.getUint32(end + END.bytes, true);
  const entries = entriesOf(view, start, end);
  if (entries.length !== view.getUint16(end + END.entries[1], true)) return buffer;
  const kept = entries.filter(({ name }) => !paths.includes(name));
  const parts = kept.map(({ from, to }) => new Uint8Array(buffer, from, to - from));
  const bytes = parts.reduce((sum, part) => sum + part.length, 0);
  const last = new Uint8Array(buffer.slice(end));
  const closing = new DataView(last.buffer);
  for (const field of END.entries) closing.setUint16(field, kept.length, true);
  closing.setUint32(END.bytes, bytes, true);
  return joined([new Uint8Array(buffer, 0, start), ...parts, last]);
}

/** @param {DataView} view @returns {number} where the last record begins; -1 where there is none */
function endOf(view) {
  const first = Math.max(0, view.byteLength - END.size - LONGEST_COMMENT);
  for (let at = view.byteLength - END.size; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END.signature) return at;
  }
  return -1;
}

/** @param {DataView} view */
function entriesOf(view, start, end) {
  const entries = [];
  for (let from = start; from >= 0 && from + ENTRY.size <= end && view.getUint32(from, true) === ENTRY.signature;) {
    const [name, extra, comment] = ENTRY.lengths.map((field) => view.getUint16(from + field, true));
    const to = from + ENTRY.size + name + extra + comment;
    const bytes = new Uint8Array(view.buffer, from + ENTRY.size, name);
    entries.push({ from, to, name: decoded(bytes, (view.getUint16(from + ENTRY.flags, true) & UTF_8) !== 0) });
    from = to;
  }
  return entries;
}

/** @param {Uint8Array} bytes @param {boolean} utf8 */
function decoded(bytes, utf8) {
  return utf8 ? new TextDecoder().decode(bytes) : inCp437(String.fromCharCode(...bytes));
}

/** A name of bytes, each taken for a character so far. @param {string} name */
function inCp437(name) {
  return name.replace(/[\u0080-\u00ff]/g, (byte) => CP437[byte.charCodeAt(0) - 0x80]);
}

/** @param {Uint8Array[]} parts @returns {ArrayBuffer} */
function joined(parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all.buffer;
}
