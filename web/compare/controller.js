/**
 * From "Compare" to a verdict: settles both panels, asks the engine, keeps the page's state.
 * The latest comparison wins; whatever an earlier one still brings is dropped.
 */

import { isKnown } from './problems.js';
import { toRequest } from './source.js';
import { FOLDED } from './state.js';

export class Controller {
  /** @type {import('./state.js').State} */
  #state = { name: 'editing' };
  #engine;
  #panels;
  #options;
  #onState;

  /**
   * @param {object} parts
   * @param {ReturnType<typeof import('../engine/client.js').createEngine>} parts.engine
   * @param {{ a: any, b: any }} parts.panels
   * @param {{ value: Record<string, any>, change: (part: Record<string, any>) => void }} parts.options
   * @param {(state: import('./state.js').State, before: import('./state.js').State) => void} parts.onState
   */
  constructor({ engine, panels, options, onState }) {
    this.#engine = engine;
    this.#panels = panels;
    this.#options = options;
    this.#onState = onState;
  }

  get state() {
    return this.#state;
  }

  async compare() {
    this.#state.job?.abort();
    const job = new AbortController();
    const panels = [this.#panels.a, this.#panels.b];
    if (panels.some((panel) => panel.side.uses === 'address')) this.#set({ name: 'fetching', job });
    const settled = await Promise.all(panels.map((panel) => panel.settle()));
    if (job.signal.aborted) return;
    if (!settled.every(Boolean)) {
      this.change();
      panels.find((panel) => panel.side.problem)?.focusProblem();
      return;
    }
    await this.#ask(job, { a: this.#panels.a.side, b: this.#panels.b.side });
  }

  /** Stops what runs; everything given stays. */
  cancel() {
    const { name, job, sides } = this.#state;
    if (name === 'fetching') {
      job.abort();
      this.#panels.a.stopFetching();
      this.#panels.b.stopFetching();
      this.#set({ name: 'editing' });
    } else if (name === 'comparing') {
      this.#set({ name: 'stopped', sides });
      job.abort();
    }
  }

  /** Brings the inputs back, with everything in them. */
  change() {
    const { job } = this.#state;
    if (this.#state.name !== 'editing') this.#set({ name: 'editing' });
    job?.abort();
  }

  /** A becomes B; what was compared is compared again. */
  swap() {
    const { a, b } = this.#panels;
    a.stopFetching();
    b.stopFetching();
    [a.side, b.side] = [b.side, a.side];
    if (FOLDED.includes(this.#state.name)) this.compare();
  }

  /** @param {Record<string, any>} options  changed for this comparison and those after it */
  compareWith(options) {
    this.#options.change(options);
    return this.compare();
  }

  async #ask(job, sides) {
    const buffers = [];
    const request = { a: toRequest(sides.a, buffers), b: toRequest(sides.b, buffers), options: this.#options.value };
    this.#set({ name: 'comparing', job, sides });
    const current = () => this.#state.job === job;
    const clock = stopwatch(this.#engine);
    try {
      const comparison = await this.#engine.call('compare', request, { buffers, signal: job.signal });
      if (current()) this.#set({ name: 'shown', job, comparison, sides, seconds: clock.seconds() });
    } catch (error) {
      if (current()) this.#fail(error, sides);
    } finally {
      clock.stop();
    }
  }

  #fail({ code, detail, side }, sides) {
    if (!code) throw new Error('unexpected failure of the engine');
    if (side && isKnown(code)) {
      this.change();
      this.#panels[side].fail({ code, detail });
      this.#panels[side].focusProblem();
    } else {
      this.#set({ name: 'failed', sides, error: { code, detail } });
    }
  }

  #set(state) {
    const before = this.#state;
    this.#state = state;
    this.#onState(state, before);
  }
}

/** Measures the comparison itself, not the wait for Python. */
function stopwatch(engine) {
  let started = performance.now();
  const restart = () => {
    if (engine.state.name === 'busy') started = performance.now();
  };
  engine.addEventListener('state', restart);
  return {
    seconds: () => (performance.now() - started) / 1000,
    stop: () => engine.removeEventListener('state', restart),
  };
}
