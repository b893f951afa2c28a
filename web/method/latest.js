/**
 * One call at a time: while one runs only the last that is asked for waits. A call that runs is not given up, since
 * that would end Python.
 */

/**
 * @template T
 * @param {(value: T) => Promise<void>} run
 * @returns {(value: T) => Promise<void>}
 */
export function latest(run) {
  let running = false;
  /** @type {{ value: T } | null} */
  let next = null;
  return async (value) => {
    next = { value };
    if (running) return;
    running = true;
    try {
      while (next) {
        const now = next.value;
        next = null;
        await run(now);
      }
    } finally {
      running = false;
    }
  };
}
