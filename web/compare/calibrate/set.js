/**
 * The set of texts given: which files take part, under which names, and which are left out and why.
 * Files are held, not their bytes: they are read again for each run.
 */

import { LIMIT_BYTES } from '../../common/compare/source.js';
import { withoutTexts } from './archive.js';

/** Of the whole set, archives as they are. */
export const LIMIT_ALL = 100_000_000;

/** As the engine takes them out of archives. */
const TEXT = /\.(html?|xht|xhtml|shtml|txt|text|md)$/i;
const ARCHIVE = /\.zip$/i;
/** Without an ending, the engine tells whether it is a text. */
const NO_ENDING = /(^|\/)[^./]+$/;
const HIDDEN = /(^|\/)(\.|__MACOSX\/)/;

/**
 * @typedef {{ name: string, file: File, archive: boolean }} Item
 * @typedef {{ name: string, code: string, of?: string, words?: number }} Skipped  as the engine names them, and
 *   `kind`, `full`, `unreadable`
 */

export class TextSet {
  /** @type {Item[]} */
  items = [];
  /** @type {Skipped[]} */
  skipped = [];
  #bytes = 0;
  #names = new Set();

  /** The archive that is all there is. @returns {string | null} its name */
  get loneArchive() {
    const [first, ...others] = this.items;
    return first?.archive && others.length === 0 ? first.name : null;
  }

  /** @param {import('./walk.js').Given} given */
  add({ path, file }) {
    const archive = ARCHIVE.test(path);
    const code = this.#refused(path, file, archive);
    if (code) {
      this.skipped.push({ name: path, code });
      return;
    }
    const name = this.#unused(path);
    this.#names.add(name);
    this.#bytes += file.size;
    this.items.push({ name, file, archive });
  }

  #refused(path, file, archive) {
    const taken = archive || TEXT.test(path) || NO_ENDING.test(path);
    if (!taken || HIDDEN.test(path)) return 'kind';
    if (!archive && file.size > LIMIT_BYTES) return 'too-large';
    return this.#bytes + file.size > LIMIT_ALL ? 'full' : null;
  }

  /** Two files of one name are told apart; the ending stays. */
  #unused(path) {
    let name = path;
    for (let count = 2; this.#names.has(name); count += 1) name = path.replace(/(\.[^./]*)?$/, ` (${count})$1`);
    return name;
  }

  /**
   * The set as the bridge takes it, by name: a folder gives its files in any order, and of two copies the first
   * one counts. A file that has been moved or changed since is left out.
   * @param {(done: number, total: number) => void} report
   * @param {AbortSignal} signal
   * @param {string[]} leftOut  names of texts that the reader left out, as the engine names them
   * @returns {Promise<{ sources: object[], buffers: ArrayBuffer[], unreadable: Skipped[] }>}
   */
  async read(report, signal, leftOut) {
    const out = new Set(leftOut);
    const sources = [];
    const buffers = [];
    const unreadable = [];
    const items = this.items.toSorted((one, other) => (one.name < other.name ? -1 : 1));
    for (const [index, { name, file, archive }] of items.entries()) {
      signal.throwIfAborted();
      report(index, items.length);
      if (out.has(name)) continue;
      try {
        const whole = await file.arrayBuffer();
        const inside = this.loneArchive ? leftOut : leftOut.filter((one) => one.startsWith(`${name}/`)).map((one) => one.slice(name.length + 1));
        const buffer = buffers.push(archive ? withoutTexts(whole, inside) : whole) - 1;
        sources.push({ buffer, name, kind: 'auto', content_type: file.type || null });
      } catch {
        unreadable.push({ name, code: 'unreadable' });
      }
    }
    // Alone, an archive would lend its name to the texts in it no more: one that is left out stands beside it, empty.
    if (sources.length === 1 && items.length > 1) sources.push({ text: '', name: leftOut[0] ?? unreadable[0].name, kind: 'text' });
    return { sources, buffers, unreadable };
  }
}
