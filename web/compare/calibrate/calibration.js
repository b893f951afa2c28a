/**
 * A calibration from the first file to the suggested thresholds: gathers the set, has it measured, measures it
 * again when pairs are marked. Knows nothing of how it is shown.
 */

import { EngineError } from '../../engine/client.js';
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
 * @typedef {[string, string]} Names  of a pair
 */

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
  /** @type {Names[]} */
  #alike = [];
  /** @type {Names[]} the ones that `value` was measured with */
  #measuredAlike = [];
  /** @type {import('./set.js').Skipped[]} */
  #unreadable = [];
  /** @type {AbortController | null} */
  #job = null;
  #counted = 0;
  /** Marks came in while it ran. */
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
    return [...(this.loaded ? [] : [...this.set.skipped, ...this.#unreadable]), ...(this.value?.skipped ?? [])];
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
      const read = await this.set.read((done, total) => this.#count(job, { name: 'reading', done, total }), job.signal);
      this.#unreadable = read.unreadable;
      const lost = new Set(read.unreadable.map(({ name }) => name));
      this.#alike = this.#alike.filter((names) => !names.some((name) => lost.has(name)));
      const alike = this.#alike;
      this.#step(job, { name: 'measuring', done: 0, total: 0 });
      const value = await this.#engine.call('calibrate', { sources: read.sources, alike, options: this.#options.value }, {
        buffers: read.buffers, transfer: true, signal: job.signal, deadline_ms: SILENCE_MS,
        onProgress: ({ done, total }) => this.#step(job, { name: 'measuring', done, total }),
      });
      if (job !== this.#job) return;
      this.value = value;
      this.#measuredAlike = alike;
      this.date = new Date().toISOString();
      this.#end(job, { name: 'shown' });
      if (this.#outdated) await this.run();
    } catch (error) {
      this.#end(job, failed(error));
    }
  }

  /** Says that a pair is alike, or that it is not; the set is measured again. @param {Names} names @param {boolean} alike */
  mark(names, alike) {
    const others = this.#alike.filter((pair) => !isSame(pair, names));
    this.#alike = alike ? [...others, names] : others;
    // One that runs is not ended for it: that would cost a new start of Python.
    if (this.runs) this.#outdated = true;
    else this.run();
    this.#onChange();
  }

  /** @returns {readonly Names[]} the pairs said to be alike, measured so or not yet */
  get marks() {
    return this.#alike;
  }

  /** @param {Names} names */
  isAlike(names) {
    return this.#alike.some((pair) => isSame(pair, names));
  }

  /** Stops what runs; the set stays, and what was measured of it. */
  cancel() {
    const job = this.#job;
    if (!job) return;
    this.#job = null;
    if (this.value) this.#alike = this.#measuredAlike;
    this.#set(this.value ? { name: 'shown' } : { name: 'stopped' });
    job.abort();
  }

  clear() {
    this.#job?.abort();
    this.#job = null;
    this.set = new TextSet();
    this.value = null;
    this.loaded = false;
    this.#alike = [];
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

  /** Beside others, an archive lends its name to the texts in it: the pairs marked are named anew. */
  #prefix(archive) {
    this.#alike = this.#alike.map(([a, b]) => [`${archive}/${a}`, `${archive}/${b}`]);
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

/** @param {Names} one @param {Names} other */
function isSame(one, other) {
  return one.includes(other[0]) && one.includes(other[1]);
}
