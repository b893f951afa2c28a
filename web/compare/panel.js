/**
 * One panel: holds a side, takes what the reader gives it, fetches its address.
 */

import { FetchProblem, fetchPage } from './fetcher.js';
import { charsetOf, panelView, showSide } from './panel-view.js';
import { isAboutAddress, isKnown } from './problems.js';
import { currentRelay } from './relay.js';
import { emptySide, isEmpty, LIMIT_BYTES, LONG_TEXT } from './source.js';
import { takeDrops } from './drop.js';

/** Beyond that, reading ahead for the card would keep a comparison waiting. */
const READ_AHEAD_BYTES = 1_000_000;

/**
 * @param {'a' | 'b'} name
 * @param {object} context
 * @param {(source: Record<string, any>, buffers: Uint8Array[]) => Promise<any>} context.read  asks the engine for a DOCUMENT
 * @param {() => Panel} context.other  the panel beside
 * @param {() => void} context.onChange  after every change of what is held
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
      again: () => this.fetch(),
      paste: () => { this.#change({ uses: 'text', problem: null }); this.focus(); },
      choose: () => this.#view.file.click(),
      address: () => { this.#view.address.focus(); this.#view.address.select(); },
      ways: context.openWays,
      relay: context.openRelay,
      edit: () => this.#edit(),
      remove: () => { this.#change({ uses: 'text', held: null, facts: null, problem: null }); this.focus(); },
      useHeld: () => this.#change({ uses: 'held', problem: null }),
      useText: () => { this.#change({ uses: 'text', problem: null }); this.focus(); },
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

  focus() {
    this.#view.text.focus();
  }

  /** @param {import('./source.js').Problem} problem */
  fail({ code, detail }) {
    const about = isAboutAddress(code) ? 'address' : 'source';
    const { held, uses } = this.#side;
    // What is no text is of no use here; the reader has it still.
    const useless = code === 'binary' && uses === 'held';
    const name = held?.name ?? held?.url;
    this.#change({
      problem: { code, about, detail: useless ? { ...detail, name } : detail },
      ...(useless && { uses: 'text', held: null, facts: null }),
    });
  }

  /** Brings the caret to where a problem can be mended. */
  focusProblem() {
    if (this.#side.problem.about === 'address') this.#view.address.focus();
    else this.focus();
  }

  /**
   * Fetches an address that was not fetched yet and looks whether there is something to compare.
   * @returns {Promise<boolean>} false: the panel says why
   */
  async settle() {
    if (isEmpty(this.#side)) {
      this.fail({ code: 'empty', detail: {} });
      return false;
    }
    if (this.#side.uses === 'text' && this.#side.text.length > LIMIT_BYTES) {
      this.fail({ code: 'too-large', detail: { bytes: this.#side.text.length, limit: LIMIT_BYTES } });
      return false;
    }
    if (this.#side.uses === 'address') await (this.#fetched ?? this.fetch());
    return this.#side.problem === null && this.#side.uses !== 'address';
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
    this.#fetched = fetchPage(this.#side.address, { relay: currentRelay(), signal: controller.signal, onProgress })
      .then((held) => { if (mine()) this.hold(held); })
      .catch((problem) => { if (mine()) this.#failFetch(problem); })
      .finally(() => { if (this.#side.fetching === null) this.#fetched = null; });
    return this.#fetched;
  }

  stopFetching() {
    this.#side.fetching?.controller.abort();
    if (this.#side.fetching) this.#change({ fetching: null });
    this.#fetched = null;
  }

  /** @param {import('./source.js').Held} held */
  hold(held) {
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
      const { title, words, charset } = await this.#context.read(source, buffers);
      if (this.#side.held === held && this.#side.kind === kind) this.#change({ facts: { title, words, charset: charset?.name ?? null } });
    } catch (problem) {
      if (this.#side.held === held && isKnown(problem.code)) this.fail(problem);
    }
  }

  /** @param {Partial<import('./source.js').Side>} part */
  #change(part) {
    this.#side = { ...this.#side, ...part };
    this.#context.onChange();
  }

  #failFetch(problem) {
    this.#side = { ...this.#side, fetching: null };
    if (!(problem instanceof FetchProblem)) throw problem;
    const code = problem.code === 'too-large' ? 'page-too-large' : problem.code;
    this.fail(isKnown(code) ? { code, detail: problem.detail } : { code: 'relay-status', detail: { status: code } });
  }

  /** Turns what is held into typed text; what was held stays aside. */
  #edit() {
    const { held, facts } = this.#side;
    this.#change({ uses: 'text', text: asTyped(typeof held.data === 'string' ? held.data : decode(held, facts)), problem: null });
    this.focus();
  }

  #listen() {
    const { file, address, fetchButton, text, kinds, element } = this.#view;
    file.addEventListener('change', () => {
      if (file.files[0]) this.holdFile(file.files[0]);
      file.value = '';
    });
    text.addEventListener('input', () => this.#typed(text.value));
    text.addEventListener('paste', (event) => {
      const pasted = event.clipboardData.getData('text/plain');
      if (pasted.length <= LONG_TEXT) return;
      event.preventDefault();
      this.holdText(pasted);
    });
    address.addEventListener('input', () => this.#addressed(address.value));
    address.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (address.value.trim()) this.fetch();
    });
    fetchButton.addEventListener('click', () => {
      if (this.#side.fetching) this.stopFetching();
      else if (address.value.trim()) this.fetch();
      else address.focus();
    });
    for (const kind of kinds) {
      kind.addEventListener('change', () => {
        this.#change({ kind: /** @type {any} */ (kind.value), facts: null });
        this.readAhead();
      });
    }
    takeDrops(element, {
      onFiles: ([first, second]) => { this.holdFile(first); if (second) this.#context.other().holdFile(second); },
      onAddress: (dropped) => { this.#addressed(dropped); this.fetch(); },
    });
  }

  /** A long text, held beside the text area. @param {string} data */
  holdText(data) {
    this.hold({ how: 'pasted', data, bytes: new Blob([data]).size, name: null, url: null, proxyHost: null, contentType: null });
  }

  /** An example takes the place of an empty text or of another example; what the reader typed is kept beside it. */
  example(text) {
    this.stopFetching();
    const typed = this.#side.text.trim() !== '' && this.#side.text !== this.#example;
    this.#example = text;
    if (typed) this.holdText(text);
    else this.#change({ uses: 'text', text, kind: 'auto', problem: null });
  }

  #example = '';

  #typed(text) {
    if (this.#side.fetching) this.stopFetching();
    const uses = text === '' && this.#side.held ? 'held' : 'text';
    this.#change({ text, uses, problem: null });
  }

  #addressed(address) {
    if (this.#side.fetching) this.stopFetching();
    const uses = address.trim() !== '' ? 'address' : this.#side.held ? 'held' : 'text';
    this.#change({ address, uses, problem: null });
  }
}

/** Line ends as a text area gives them back. @param {string} text */
function asTyped(text) {
  return text.replace(/\r\n?/g, '\n');
}

function decode(held, facts) {
  const label = facts?.charset ?? charsetOf(held.contentType) ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(held.data);
  } catch {
    return new TextDecoder().decode(held.data);
  }
}
