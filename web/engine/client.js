import { EngineError, PROTOCOL } from './protocol.js';

export { EngineError };

/** Without news for that long, a boot has failed: a slow line still brings a piece now and then. */
const BOOT_TIMEOUT_MS = 45_000;
const DEADLINE_MS = 120_000;

/**
 * @typedef {{name: 'loading', stage: 'download' | 'start' | 'engine', loaded: number, total: number}
 *   | {name: 'ready', boot_ms: number, restored: boolean}
 *   | {name: 'busy', call: string}
 *   | {name: 'error', code: string, detail: Record<string, unknown>}} EngineState
 *   restored: from memory that this browser kept on an earlier visit
 *
 * @typedef {object} EarlyWorker a worker that was started before its engine: see early.js
 * @property {Worker} worker
 * @property {number} started as `performance.now()` tells it
 * @property {(Event | MessageEvent)[]} events in their order
 *
 * @typedef {{done: number, total: number}} Progress
 *
 * @typedef {object} Call
 * @property {string} name
 * @property {string} request JSON
 * @property {Uint8Array[]} buffers
 * @property {boolean} transfer
 * @property {number} deadline_ms
 * @property {(progress: Progress) => void} [onProgress]
 * @property {(value: any) => void} resolve
 * @property {(error: EngineError) => void} reject
 * @property {() => void} [onAbort]
 * @property {AbortSignal} [signal]
 */

/**
 * The engine as the page sees it. Calls are answered in the order in which they were asked; one that is asked
 * while Python starts waits. Emits 'state' whenever `state` changes.
 */
class Engine extends EventTarget {
  /** @type {EngineState} */
  #state = { name: 'loading', stage: 'download', loaded: 0, total: 0 };
  /** @type {Call[]} the first is the one that runs, once ready */
  #queue = [];
  #running = false;
  #ids = 0;
  #booted = { boot_ms: 0, restored: false };
  /** @type {Worker | undefined} */
  #worker;
  /** @type {ReturnType<typeof setTimeout> | undefined} of the boot, or of the call that runs */
  #timer;
  #script;
  #boot_timeout_ms;

  constructor({ base, early = null, boot_timeout_ms = BOOT_TIMEOUT_MS }) {
    super();
    // A tab goes on with the worker of its own build after another build took its place.
    this.#script = new URL(`engine/worker.js?v=${document.documentElement.dataset.build}`, base);
    this.#boot_timeout_ms = boot_timeout_ms;
    if (early) this.#takeOver(early);
    else this.#start();
  }

  /** @returns {EngineState} */
  get state() {
    return this.#state;
  }

  /**
   * Asks the bridge. The buffers are copied, so the caller can ask again with the same ones.
   * @param {string} name
   * @param {object} request anything JSON can hold
   * @param {object} [options]
   * @param {(ArrayBuffer | Uint8Array)[]} [options.buffers]
   * @param {boolean} [options.transfer] gives the buffers away in place of copying them: they are empty afterwards
   * @param {AbortSignal} [options.signal]
   * @param {number} [options.deadline_ms] counts from when the call runs, not while it waits for the engine, and
   *   anew at every progress: a long call that goes on is none that hangs
   * @param {(progress: Progress) => void} [options.onProgress]
   * @returns {Promise<any>} rejects with an EngineError: the bridge's codes, or cancelled, deadline, crashed,
   *   or the code of a failed boot
   */
  call(name, request, { buffers = [], transfer = false, signal, deadline_ms = DEADLINE_MS, onProgress } = {}) {
    if (signal?.aborted) return Promise.reject(new EngineError('cancelled'));
    if (this.#state.name === 'error') return Promise.reject(new EngineError(this.#state.code, this.#state.detail));
    return new Promise((resolve, reject) => {
      const call = {
        name, request: JSON.stringify(request), transfer, deadline_ms, onProgress, resolve, reject, signal,
        buffers: buffers.map((buffer) => (buffer instanceof Uint8Array ? buffer : new Uint8Array(buffer))),
        onAbort: () => this.#abort(call),
      };
      signal?.addEventListener('abort', call.onAbort, { once: true });
      this.#queue.push(call);
      this.#next();
    });
  }

  /** Starts a new worker: after an error, or to give up a call that runs. Calls that wait are kept. */
  restart() {
    if (this.#running) this.#settle(new EngineError('cancelled'));
    this.#start();
  }

  /** @param {string} [name] 'plain': without memory kept from an earlier boot */
  #start(name = 'sosie') {
    this.#worker?.terminate();
    this.#running = false;
    this.#set({ name: 'loading', stage: 'download', loaded: 0, total: 0 });
    this.#watchBoot();
    try {
      this.#listen(new Worker(this.#script, { type: 'module', name }), performance.now());
    } catch (error) {
      this.#fail('unsupported', { feature: 'module worker', message: String(error) });
    }
  }

  /** @param {EarlyWorker} early */
  #takeOver({ worker, started, events }) {
    this.#watchBoot();
    this.#listen(worker, started);
    for (const event of events) worker.dispatchEvent(new (/** @type {any} */ (event.constructor))(event.type, event));
  }

  #listen(worker, started) {
    this.#worker = worker;
    // What an ended worker still had to say is dropped.
    worker.onmessage = ({ data }) => { if (worker === this.#worker) this.#receive(data, started); };
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker !== this.#worker) return;
      // An event without a message: the script itself could not be had.
      if (event.message === undefined) this.#fail('asset-missing', { file: 'worker.js', status: 0 });
      else this.#crash(event.message);
    };
  }

  #receive(message, started) {
    switch (message.kind) {
      case 'progress': {
        if (message.protocol !== PROTOCOL) return this.#fail('crashed', { message: 'two builds mixed' });
        const { stage, loaded, total } = message;
        this.#set({ name: 'loading', stage, loaded, total });
        return this.#watchBoot();
      }
      case 'ready':
        this.#booted = { boot_ms: performance.now() - started, restored: message.restored };
        clearTimeout(this.#timer);
        this.#rest();
        return this.#next();
      case 'again':
        return this.#start('plain');
      case 'failed':
        return this.#fail(message.code, message.detail);
      case 'crashed':
        return this.#crash(message.detail.message);
      case 'report':
        return message.id === this.#ids ? this.#hear(message.progress) : undefined;
      case 'answer':
        if (message.id !== this.#ids) return undefined;
        this.#settle(JSON.parse(new TextDecoder().decode(message.answer)));
        this.#rest();
        return this.#next();
      default:
        throw new TypeError(`unknown message: ${message.kind}`);
    }
  }

  #watchBoot() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#state.name === 'loading') this.#fail('boot-timeout', { stage: this.#state.stage });
    }, this.#boot_timeout_ms);
  }

  /** Runs the first call that waits, when nothing runs. */
  #next() {
    if (this.#state.name !== 'ready' || !this.#queue.length) return;
    const { name, request, buffers, transfer, onProgress } = this.#queue[0];
    this.#running = true;
    this.#ids += 1;
    this.#set({ name: 'busy', call: name });
    const message = { kind: 'call', id: this.#ids, name, request, buffers, report: Boolean(onProgress) };
    this.#worker?.postMessage(message, transfer ? buffers.map(({ buffer }) => /** @type {ArrayBuffer} */ (buffer)) : []);
    this.#watchCall();
  }

  #watchCall() {
    const { deadline_ms } = this.#queue[0];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#settle(new EngineError('deadline', { ms: deadline_ms }));
      this.#start();
    }, deadline_ms);
  }

  /** News of the call that runs. */
  #hear(progress) {
    this.#watchCall();
    this.#queue[0].onProgress?.(progress);
  }

  /** Ends the call that runs, with an error or with the bridge's answer. */
  #settle(outcome) {
    clearTimeout(this.#timer);
    this.#running = false;
    const call = /** @type {Call} */ (this.#queue.shift());
    call.signal?.removeEventListener('abort', /** @type {() => void} */ (call.onAbort));
    if (outcome instanceof EngineError) return call.reject(outcome);
    if (outcome.ok) return call.resolve(outcome.value);
    const { code, detail, side } = outcome.error;
    return call.reject(new EngineError(code, detail, side));
  }

  #abort(call) {
    if (this.#running && this.#queue[0] === call) return this.restart();
    this.#queue = this.#queue.filter((waiting) => waiting !== call);
    return call.reject(new EngineError('cancelled'));
  }

  #crash(message) {
    if (!this.#running) return this.#fail('crashed', { message });
    this.#settle(new EngineError('crashed', { message }));
    return this.#start();
  }

  /** The boot failed: every call that waits is told why. */
  #fail(code, detail) {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
    const waiting = this.#queue.splice(0);
    this.#set({ name: 'error', code, detail });
    for (const call of waiting) {
      call.signal?.removeEventListener('abort', /** @type {() => void} */ (call.onAbort));
      call.reject(new EngineError(code, detail));
    }
  }

  #rest() {
    this.#set({ name: 'ready', ...this.#booted });
  }

  #set(state) {
    this.#state = state;
    this.dispatchEvent(new CustomEvent('state', { detail: state }));
  }
}

/**
 * Starts the engine.
 * @param {{base: string | URL, early?: EarlyWorker | null, boot_timeout_ms?: number}} options
 *   base: address of the folder that holds engine/; early: a worker that has been started already;
 *   boot_timeout_ms: longest silence while booting
 */
export function createEngine(options) {
  return new Engine(options);
}
