/**
 * A calibration from the first file to the suggested thresholds: gathers the set, has it measured, measures it
 * again when pairs are marked. Knows nothing of how it is shown.
 */

import { EngineError } from '../../engine/client.js';
import { sameOptions } from '../own-thresholds.js';
import { isCalibration } from './file.js';
import { TextSet } from './set.js';

/** Texts are read at the pace of the machine; only a long silence means that nothing goes on any more. */
const SILENCE_MS = 600_000;

/** Counts are shown at the pace of an eye, not of the files. */
const COUNT_EVERY_MS = 50;

/**
 * @typedef {{ name: 'empty' }
 *   | { name: 'gathering', count: number }
 *   | { name: 'reading', done: number, total: number }
 *   | { name: 'measuring', done: number, total: number }
 *   | { name: 'shown' }
 *   | { name: 'stopped' }
 *   | { name: 'failed', code: string, detail: Record<string, any> }} State
 *
 * @typedef {object} Pair  of the engine's closest
 * @property {string} a
 * @property {string} b
 * @property {number | null} distance  null where it was measured with other options
 * @property {number} a_in_b
 * @property {number} b_in_a
 * @property {boolean} [alike]
 * @property {boolean} [undecided]
 *
 * @typedef {object} Said  what the reader knows of the set
 * @property {Pair[]} alike
 * @property {string[]} leftOut  names of texts
 * @property {boolean} allDifferent  pairs that share as much as duplicates do are different all the same
 */

/** @type {Said} */
const NOTHING_SAID = { alike: [], leftOut: [], allDifferent: false };

export class Calibration {
  /** @type {State} */
  state = { name: 'empty' };
  set = new TextSet();
  /** @type {any} the engine's CALIBRATION, kept while the set is measured again */
  value = null;
  /** @type {string | null} the day it was measured, ISO */
  date = null;
  /** It came from a file: its texts are not at hand. */
  loaded = false;
  #said = NOTHING_SAID;
  /** What `value` was measured with. */
  #measured = NOTHING_SAID;
  /** @type {import('./set.js').Skipped[]} */
  #unreadable = [];
  /** @type {AbortController | null} */
  #job = null;
  #counted = 0;
  /** The reader said something while it ran. */
  #outdated = false;
  #engine;
  #options;
  #onChange;

  /**
   * @param {object} parts
   * @param {ReturnType<typeof import('../../engine/client.js').createEngine>} parts.engine
   * @param {{ value: Record<string, any> }} parts.options
   * @param {() => void} parts.onChange
   */
  constructor({ engine, options, onChange }) {
    this.#engine = engine;
    this.#options = options;
    this.#onChange = onChange;
  }

  /** What is left out, by the page and by the engine. @returns {import('./set.js').Skipped[]} */
  get skipped() {
    const byHand = this.#said.leftOut.map((name) => ({ name, code: 'by-hand' }));
    const known = [...this.#unreadable, ...byHand];
    const engines = (this.value?.skipped ?? []).filter(({ name }) => !known.some((one) => one.name === name));
    return this.loaded ? engines : [...this.set.skipped, ...known, ...engines];
  }

  /** The engine's closest pairs, and those marked alike that are none of them. @returns {Pair[]} */
  get closest() {
    const { closest } = this.value;
    return [...closest, ...this.#present.filter((pair) => !closest.some((one) => isSame(one, pair)))];
  }

  get runs() {
    return this.#job !== null;
  }

  /** Adds to the set, and measures it. @param {AsyncIterable<import('./walk.js').Given> | import('./walk.js').Given[]} given */
  async add(given) {
    if (this.loaded) this.clear();
    const lone = this.set.loneArchive;
    const job = this.#begin({ name: 'gathering', count: 0 });
    this.value = null;
    try {
      let count = 0;
      for await (const one of given) {
        if (job.signal.aborted) return;
        this.set.add(one);
        count += 1;
        this.#count(job, { name: 'gathering', count });
      }
    } catch (error) {
      this.#end(job, failed(error));
      return;
    }
    if (job.signal.aborted) return;
    if (lone && !this.set.loneArchive) this.#prefix(lone);
    if (this.set.items.length > 0) await this.run();
    else this.#end(job, failed(new EngineError('no-texts')));
  }

  /** Measures the set. What an earlier run still brings is dropped. */
  async run() {
    const job = this.#begin({ name: 'reading', done: 0, total: this.set.items.length });
    try {
      const report = (done, total) => this.#count(job, { name: 'reading', done, total });
      const read = await this.set.read(report, job.signal, this.#said.leftOut);
      this.#unreadable = read.unreadable;
      const lost = new Set(read.unreadable.map(({ name }) => name));
      this.#said = { ...this.#said, alike: this.#said.alike.filter(({ a, b }) => !lost.has(a) && !lost.has(b)) };
      const said = this.#said;
      const request = {
        sources: read.sources, alike: this.#present.map(({ a, b }) => [a, b]), options: this.#options.value,
        ...(said.allDifferent && { all_different: true }),
      };
      this.#step(job, { name: 'measuring', done: 0, total: 0 });
      const value = await this.#engine.call('calibrate', request, {
        buffers: read.buffers, transfer: true, signal: job.signal, deadline_ms: SILENCE_MS,
        onProgress: ({ done, total }) => this.#step(job, { name: 'measuring', done, total }),
      });
      if (job !== this.#job) return;
      this.#said = { ...this.#said, alike: this.#said.alike.map((pair) => measuredAnew(pair, value, this.value)) };
      this.value = value;
      this.#measured = said;
      this.date = new Date().toISOString();
      this.#end(job, { name: 'shown' });
      if (this.#outdated) await this.run();
    } catch (error) {
      this.#end(job, failed(error));
    }
  }

  /** Says that a pair is alike, or that it is not. @param {Pair} pair @param {boolean} alike */
  mark(pair, alike) {
    const others = this.#said.alike.filter((one) => !isSame(one, pair));
    this.#say({ alike: alike ? [...others, pair] : others });
  }

  /** Leaves a text out, or takes it in again. @param {string} name @param {boolean} out */
  leaveOut(name, out) {
    const others = this.#said.leftOut.filter((one) => one !== name);
    this.#say({ leftOut: out ? [...others, name] : others });
  }

  /** @param {boolean} allDifferent */
  countAll(allDifferent) {
    this.#say({ allDifferent });
  }

  /** What the reader says has the set measured again. @param {Partial<Said>} part */
  #say(part) {
    this.#said = { ...this.#said, ...part };
    // One that runs is not ended for it: that would cost a new start of Python.
    if (this.runs) this.#outdated = true;
    else this.run();
    this.#onChange();
  }

  /** What the reader said, measured so or not yet. @returns {Readonly<Said>} */
  get said() {
    return this.#said;
  }

  /** Whether the reader said anything of this set. */
  get corrected() {
    const { alike, leftOut, allDifferent } = this.#said;
    return alike.length + leftOut.length > 0 || allDifferent;
  }

  /** The pairs marked alike whose texts both take part. */
  get #present() {
    return this.#said.alike.filter(({ a, b }) => !this.#said.leftOut.some((name) => name === a || name === b));
  }

  /** @param {Pair} pair */
  isAlike(pair) {
    return this.#said.alike.some((one) => isSame(one, pair));
  }

  /** It runs because close pairs are to be counted, or not to be. */
  get recounts() {
    return this.runs && this.value !== null && this.#said.allDifferent !== this.#measured.allDifferent;
  }

  /** Stops what runs; the set stays, and what was measured of it. */
  cancel() {
    const job = this.#job;
    if (!job) return;
    this.#job = null;
    if (this.value) this.#said = this.#measured;
    this.#set(this.value ? { name: 'shown' } : { name: 'stopped' });
    job.abort();
  }

  clear() {
    this.#job?.abort();
    this.#job = null;
    this.set = new TextSet();
    this.value = null;
    this.loaded = false;
    this.#said = NOTHING_SAID;
    this.#measured = NOTHING_SAID;
    this.#unreadable = [];
    this.#set({ name: 'empty' });
  }

  /** Shows a calibration made before. @param {File} file */
  async load(file) {
    try {
      const value = JSON.parse(await file.text());
      if (!isCalibration(value)) throw new EngineError('not-a-calibration', { name: file.name });
      this.clear();
      this.value = value;
      this.date = new Date(file.lastModified).toISOString();
      this.loaded = true;
      this.#set({ name: 'shown' });
    } catch {
      this.#set({ name: 'failed', code: 'not-a-calibration', detail: { name: file.name } });
    }
  }

  /** Beside others, an archive lends its name to the texts in it: what was said of them is named anew. */
  #prefix(archive) {
    const { alike, leftOut } = this.#said;
    const inside = (name) => `${archive}/${name}`;
    this.#said = {
      ...this.#said,
      alike: alike.map((pair) => ({ ...pair, a: inside(pair.a), b: inside(pair.b) })),
      leftOut: leftOut.map(inside),
    };
  }

  #begin(state) {
    this.#job?.abort();
    this.#job = new AbortController();
    this.#outdated = false;
    this.#set(state);
    return this.#job;
  }

  /** @param {AbortController} job @param {State} state */
  #step(job, state) {
    if (job === this.#job) this.#set(state);
  }

  /** One step of very many. @param {AbortController} job @param {State} state */
  #count(job, state) {
    const now = performance.now();
    if (now - this.#counted < COUNT_EVERY_MS) return;
    this.#counted = now;
    this.#step(job, state);
  }

  #end(job, state) {
    if (job !== this.#job) return;
    this.#job = null;
    this.#set(state);
  }

  #set(state) {
    this.state = state;
    this.#onChange();
  }
}

/** @returns {State} */
function failed(error) {
  const { code, detail } = error instanceof EngineError ? error : new EngineError('internal', { message: String(error) });
  return { name: 'failed', code, detail };
}

/** @param {Pair} one @param {Pair} other */
function isSame(one, other) {
  return (one.a === other.a && one.b === other.b) || (one.a === other.b && one.b === other.a);
}

/**
 * A pair marked alike as it is measured now; where the engine does not name it, its figures hold as long as the
 * options do.
 * @param {Pair} pair
 * @param {any} value  CALIBRATION
 * @param {any} before  the one that it takes the place of
 * @returns {Pair}
 */
function measuredAnew(pair, value, before) {
  const found = value.closest.find((one) => isSame(one, pair));
  if (found) return found;
  return before && !sameOptions(before.options, value.options) ? { ...pair, distance: null } : pair;
}
