/**
 * From "Compare" to a verdict: settles both panels, asks the engine, keeps the page's state.
 * The latest comparison wins; whatever an earlier one still brings is dropped.
 */

import { EngineError } from '../../engine/client.js';
import { isKnown } from './problems.js';
import { nameOf, toRequest, withBoundary } from './source.js';
import { FOLDED } from './state.js';

export class Controller {
  /** @type {import('./state.js').State} */
  #state = { name: 'editing' };
  #engine;
  #panels;
  #options;
  #own;
  #onState;

  /**
   * @param {object} parts
   * @param {ReturnType<typeof import('../../engine/client.js').createEngine>} parts.engine
   * @param {{ a: any, b: any }} parts.panels
   * @param {{ value: Record<string, any>, }} parts.options
   * @param {(once: Record<string, any> | null) => import('../store/thresholds.js').Own | null} parts.own  the reader's own thresholds, where they judge
   * @param {(state: import('./state.js').State, before: import('./state.js').State) => void} parts.onState
   */
  constructor({ engine, panels, options, own, onState }) {
    this.#engine = engine;
    this.#panels = panels;
    this.#options = options;
    this.#own = own;
    this.#onState = onState;
  }

  get state() {
    return this.#state;
  }

  /** @param {Record<string, any> | null} [once]  options for this comparison alone; the reader's own stay as they are */
  async compare(once = null) {
    this.#state.job?.abort();
    const job = new AbortController();
    const panels = [this.#panels.a, this.#panels.b];
    try {
      if (!look(panels)) {
        this.#sendBack(panels);
        return;
      }
      if (panels.some((panel) => panel.waits)) {
        this.#set({ name: 'fetching', job, once });
        await Promise.all(panels.map((panel) => panel.settle()));
        if (job.signal.aborted) return;
        // What was there when the wait began may not be there now.
        if (!look(panels) || panels.some((panel) => panel.waits)) {
          this.#sendBack(panels);
          return;
        }
      }
      await this.#ask(job, this.#sides, once);
    } catch (error) {
      if (!job.signal.aborted) this.#fail(error, this.#sides, once);
    }
  }

  /** What is given in a panel has changed: a comparison that waits for an address is no longer the one asked for. */
  given() {
    if (this.#state.name === 'fetching') this.change();
  }

  /** Stops what runs; everything given stays. */
  cancel() {
    const { name, job, sides, once, over } = this.#state;
    if (over) {
      this.#set(over);
      job.abort();
    } else if (name === 'fetching') {
      job.abort();
      this.#panels.a.stopFetching();
      this.#panels.b.stopFetching();
      this.#set({ name: 'editing' });
    } else if (name === 'comparing') {
      this.#set({ name: 'stopped', sides, once });
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
    const { name, once } = this.#state;
    if (name === 'fetching' || FOLDED.includes(name)) this.compare(once);
  }

  /** @param {Record<string, any>} options  for this comparison alone, beside what the one shown was made with */
  compareWith(options) {
    return this.compare({ ...this.#state.once, ...options });
  }

  /**
   * Compares again with the boundaries of the pages' main content moved; the result shown stays until then.
   * @param {import('../result/context.js').Context['boundaries']} boundaries
   * @returns {Promise<import('../result/context.js').Refusal | null>} a selector that the engine cannot read: all stays as it was
   */
  async moveBoundary(boundaries) {
    const over = this.#state;
    if (over.name !== 'shown') return null;
    const { a, b } = this.#sides;
    const sides = { a: withBoundary(a, boundaries.a), b: withBoundary(b, boundaries.b) };
    try {
      await this.#ask(new AbortController(), sides, over.once, over);
    } catch (refusal) {
      return refusal;
    }
    if (this.#state.sides === sides) for (const side of ['a', 'b']) this.#panels[side].side = sides[side];
    return null;
  }

  /** @param {Extract<import('./state.js').State, { name: 'shown' }> | null} [over]  the result that stays until the new one is there */
  async #ask(job, sides, once, over = null) {
    const buffers = [];
    const request = { a: toRequest(sides.a, buffers), b: toRequest(sides.b, buffers), options: { ...this.#options.value, ...once } };
    const own = this.#own(once);
    this.#set({ name: 'comparing', job, sides, once, over });
    const current = () => this.#state.job === job;
    const clock = stopwatch(this.#engine);
    try {
      const comparison = await this.#engine.call('compare', { ...request, thresholds: own?.thresholds }, { buffers, signal: job.signal });
      if (current()) this.#set({ name: 'shown', job, comparison, sides, once, own, seconds: clock.seconds(), stays: over !== null });
    } catch (error) {
      if (!current()) return;
      if (over && error.code === 'selector-invalid') {
        this.#set(over);
        throw error;
      }
      this.#fail(error, sides, once);
    } finally {
      clock.stop();
    }
  }

  #fail(error, sides, once) {
    // A fault of the page's own is shown as the engine's are, never left as a state without an end.
    const { code, detail, side } = error instanceof EngineError ? error : new EngineError('internal', { message: String(error) });
    if (side && isKnown(code)) {
      this.change();
      this.#panels[side].fail({ code, detail: { ...detail, name: nameOf(sides[side]) } });
      this.#panels[side].focusProblem();
    } else {
      this.#set({ name: 'failed', sides, once, error: { code, detail } });
    }
  }

  get #sides() {
    return { a: this.#panels.a.side, b: this.#panels.b.side };
  }

  /** Back to the inputs; a panel says why. */
  #sendBack(panels) {
    this.change();
    panels.find((panel) => panel.side.problem)?.focusProblem();
  }

  #set(state) {
    const before = this.#state;
    this.#state = state;
    this.#onState(state, before);
  }
}

/** Every panel is looked at, so that each says what it lacks. */
function look(panels) {
  return panels.map((panel) => panel.look()).every(Boolean);
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
