/**
 * One panel: holds a side, takes what the reader gives it, fetches its address.
 */

import { FetchProblem, fetchPage } from './fetcher.js';
import { asTyped } from './held-text.js';
import { panelView, showSide } from './panel-view.js';
import { isAboutAddress, isKnown } from './problems.js';
import { awaitRelay, currentRelay } from './relay.js';
import { lengthToken } from '../result/facts.js';
import { emptySide, isEmpty, LIMIT_BYTES, LONG_TEXT, nameOf } from './source.js';
import { takeDrops } from './drop.js';

/** Beyond that, reading ahead for the card would keep a comparison waiting. */
const READ_AHEAD_BYTES = 1_000_000;

/** A text area that grows by more at once was not typed in: a paste or a drop on top of what stood there. */
const TYPED_AT_ONCE = 200;

/**
 * @param {'a' | 'b'} name
 * @param {object} context
 * @param {(source: Record<string, any>, buffers: Uint8Array[]) => Promise<any>} context.read  asks the engine for a DOCUMENT
 * @param {() => Panel} context.other  the panel beside
 * @param {() => void} context.onChange  after every change of what is held
 * @param {() => void} context.onGiven  after every change that the reader made
 * @param {() => void} context.openRelay
 * @param {() => void} context.openWays
 */
export function createPanel(name, context) {
  return new Panel(name, context);
}

class Panel {
  /** @type {import('./source.js').Side} */
  #side = emptySide();
  #context;
  #view;
  #actions;

  constructor(name, context) {
    this.#context = context;
    this.#view = panelView(name);
    this.#actions = {
      again: () => this.#fetchAsked(),
      paste: () => { this.#give({ uses: 'text', problem: null }); this.focus(); },
      choose: () => this.#view.file.click(),
      address: () => { this.#view.address.focus(); this.#view.address.select(); },
      ways: context.openWays,
      relay: context.openRelay,
      edit: () => this.#edit(),
      remove: () => { this.#give({ uses: 'text', held: null, facts: null, problem: null }); this.focus(); },
      useHeld: () => this.#give({ uses: 'held', problem: null }),
      useText: () => { this.#give({ uses: 'text', problem: null }); this.focus(); },
    };
    this.#listen();
  }

  get element() {
    return this.#view.element;
  }

  get side() {
    return this.#side;
  }

  /** Takes another side whole: swapped, an example, kept from before. */
  set side(side) {
    this.#side = side;
    this.show();
  }

  /** Shows the side again, after a change of language, relay or of the other panel. */
  show() {
    const other = this.#context.other().side;
    showSide(this.#view, this.#side, { relay: currentRelay(), actions: this.#actions, otherHolds: !isEmpty(other) });
  }

  /** @param {FocusOptions} [options] */
  focus(options) {
    this.#view.text.focus(options);
  }

  /** @param {import('./source.js').Problem} problem */
  fail({ code, detail }) {
    const about = isAboutAddress(code) ? 'address' : 'source';
    // What is no text is of no use here; the reader has it still.
    const useless = code === 'binary' && this.#side.uses === 'held';
    this.#change({
      problem: { code, about, detail: useless ? { name: nameOf(this.#side), ...detail } : detail },
      ...(useless && { uses: 'text', held: null, facts: null }),
    });
  }

  /** Brings the caret to where a problem can be mended. */
  focusProblem() {
    // In a frame, it is not taken from the page around.
    if (!document.hasFocus()) return;
    if (this.#side.problem.about === 'address') this.#view.address.focus();
    else this.focus();
  }

  /** An address is to be compared that was not fetched yet. */
  get waits() {
    return this.#side.uses === 'address';
  }

  /**
   * Looks whether there is something to compare, or to fetch.
   * @returns {boolean} false: the panel says why
   */
  look() {
    const { uses, text } = this.#side;
    // Where a panel is empty because what was given could not be used, it goes on saying so.
    if (isEmpty(this.#side)) this.#side.problem ?? this.fail({ code: 'empty', detail: {} });
    else if (uses === 'text' && text.length > LIMIT_BYTES) this.fail({ code: 'too-large', detail: { bytes: text.length, limit: LIMIT_BYTES } });
    else return this.waits || this.#side.problem === null;
    return false;
  }

  /** Fetches an address that was not fetched yet. */
  async settle() {
    if (this.waits) await (this.#fetched ?? this.fetch());
  }

  /** @type {Promise<void> | null} the fetch under way */
  #fetched = null;

  /** Fetches the address; ends with the page held or a problem shown. */
  fetch() {
    this.stopFetching();
    const controller = new AbortController();
    this.#change({ uses: 'address', problem: null, fetching: { loaded: 0, controller } });
    const mine = () => this.#side.fetching?.controller === controller;
    const onProgress = (loaded) => mine() && this.#change({ fetching: { loaded, controller } });
    this.#fetched = fetchPage(this.#side.address, { relay: awaitRelay(), signal: controller.signal, onProgress })
      .then((held) => { if (mine()) this.#hold(held); })
      .catch((problem) => { if (mine()) this.#failFetch(problem); })
      .finally(() => { if (this.#side.fetching === null) this.#fetched = null; });
    return this.#fetched;
  }

  stopFetching() {
    this.#side.fetching?.controller.abort();
    if (this.#side.fetching) this.#change({ fetching: null });
    this.#fetched = null;
  }

  /** Fetches because the reader says so, not because a comparison waits for it. */
  #fetchAsked() {
    this.#context.onGiven();
    this.fetch();
  }

  /** @param {import('./source.js').Held} held  given by the reader */
  hold(held) {
    this.#give({});
    this.#hold(held);
  }

  #hold(held) {
    this.#change({ uses: 'held', held, facts: null, fetching: null, problem: null });
    if (held.bytes > LIMIT_BYTES) this.fail({ code: 'too-large', detail: { bytes: held.bytes, limit: LIMIT_BYTES } });
    else this.readAhead();
  }

  /** @param {File} file */
  async holdFile(file) {
    if (file.size > LIMIT_BYTES) {
      this.fail({ code: 'file-too-large', detail: { name: file.name, bytes: file.size, limit: LIMIT_BYTES } });
      return;
    }
    try {
      const data = new Uint8Array(await file.arrayBuffer());
      this.hold({ how: 'file', data, bytes: file.size, name: file.name, url: null, proxyHost: null, contentType: file.type || null });
    } catch {
      this.fail({ code: 'file-unreadable', detail: { name: file.name } });
    }
  }

  /** Lets the engine tell title, words and charset of what is held, and whether it can be read at all. */
  async readAhead() {
    const { held, kind } = this.#side;
    if (!held || held.bytes > READ_AHEAD_BYTES) return;
    const about = { kind, content_type: held.contentType, url: held.url, name: held.name };
    const [source, buffers] = typeof held.data === 'string'
      ? [{ ...about, text: held.data }, []]
      : [{ ...about, buffer: 0 }, [held.data]];
    try {
      const { title, words, segmentation, options, charset } = await this.#context.read(source, buffers);
      if (this.#side.held === held && this.#side.kind === kind) {
        this.#change({ facts: { title, words, token: lengthToken(segmentation, options.segmentation), charset: charset?.name ?? null } });
      }
    } catch (problem) {
      if (this.#side.held === held && isKnown(problem.code)) this.fail(problem);
    }
  }

  /** A change that the reader makes: what was being fetched is not wanted any more. @param {Partial<import('./source.js').Side>} part */
  #give(part) {
    this.#side.fetching?.controller.abort();
    this.#fetched = null;
    // At once: a side shown without what was just typed would take it away.
    this.#change({ ...part, fetching: null });
    this.#context.onGiven();
  }

  /** @param {Partial<import('./source.js').Side>} part */
  #change(part) {
    this.#side = { ...this.#side, ...part };
    this.#context.onChange();
  }

  #failFetch(problem) {
    this.#side = { ...this.#side, fetching: null };
    if (!(problem instanceof FetchProblem)) this.fail({ code: 'fetch-broken', detail: {} });
    else this.fail({ code: problem.code === 'too-large' ? 'page-too-large' : problem.code, detail: problem.detail });
  }

  /** Turns what is held into typed text; what was held stays aside. */
  #edit() {
    const { held, facts } = this.#side;
    this.#give({ uses: 'text', text: asTyped(held, facts), problem: null });
    this.focus();
  }

  #listen() {
    const { file, address, fetchButton, text, kinds, element } = this.#view;
    file.addEventListener('change', () => {
      if (file.files[0]) this.holdFile(file.files[0]);
      file.value = '';
    });
    text.addEventListener('input', () => this.#typed(text.value));
    text.addEventListener('paste', (event) => this.#takeLong(event, event.clipboardData));
    text.addEventListener('drop', (event) => this.#takeLong(event, event.dataTransfer));
    address.addEventListener('input', () => this.#addressed(address.value));
    address.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (address.value.trim()) this.#fetchAsked();
    });
    fetchButton.addEventListener('click', () => {
      if (this.#side.fetching) this.#give({});
      else if (address.value.trim()) this.#fetchAsked();
      else address.focus();
    });
    for (const kind of kinds) {
      kind.addEventListener('change', () => {
        this.#change({ kind: /** @type {any} */ (kind.value), facts: null });
        this.#context.onGiven();
        this.readAhead();
      });
    }
    takeDrops(element, {
      onFiles: ([first, second]) => { this.holdFile(first); if (second) this.#context.other().holdFile(second); },
      onAddress: (dropped) => { this.#addressed(dropped); this.fetch(); },
    });
  }

  /** Takes a long text before the text area lays it out. @param {Event} event @param {DataTransfer} transfer */
  #takeLong(event, transfer) {
    const given = transfer.getData('text/plain');
    if (given.length <= LONG_TEXT || transfer.files.length > 0) return;
    event.preventDefault();
    this.holdText(given);
  }

  /** A long text, held beside the text area. @param {string} data */
  holdText(data) {
    this.hold({ how: 'pasted', data, bytes: new Blob([data]).size, name: null, url: null, proxyHost: null, contentType: null });
  }

  /** An example takes the place of an empty text or of another example; what the reader typed is kept beside it. */
  example(text) {
    const typed = this.#side.text.trim() !== '' && this.#side.text !== this.#example;
    this.#example = text;
    if (typed) this.holdText(text);
    else this.#give({ uses: 'text', text, kind: 'auto', problem: null });
  }

  #example = '';

  #typed(text) {
    if (text.length > LONG_TEXT && text.length - this.#side.text.length > TYPED_AT_ONCE) {
      this.#change({ text: '' });
      this.holdText(text);
      return;
    }
    const uses = text === '' && this.#side.held ? 'held' : 'text';
    this.#give({ text, uses, problem: null });
  }

  #addressed(address) {
    const uses = address.trim() !== '' ? 'address' : this.#side.held ? 'held' : 'text';
    this.#give({ address, uses, problem: null });
  }
}
