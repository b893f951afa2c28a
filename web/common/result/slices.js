/**
 * Long work in short slices: the page stays free to answer between them.
 */

const BUDGET_MS = 8;
/** A tab in the background draws no frames; its work goes on all the same. */
const FRAME_AT_LATEST_MS = 100;

/** A step that yields this has added enough to be drawn before the next begins. */
export const DRAWN = Symbol('drawn');

/**
 * Runs `steps` to its end, from the next turn on, giving the thread back whenever a slice is used up.
 * @param {Iterator<unknown>} steps  does a little at each `next()`
 * @param {AbortSignal} signal  stops between two slices
 * @returns {Promise<boolean>} whether it came to its end
 */
export async function inSlices(steps, signal) {
  await nextFrame();
  for (;;) {
    if (signal.aborted) return false;
    const until = performance.now() + BUDGET_MS;
    let step;
    do {
      step = steps.next();
      if (step.done) return true;
    } while (step.value !== DRAWN && performance.now() < until);
    await (step.value === DRAWN ? nextFrame() : nextTurn());
  }
}

/** After the next frame was drawn. */
export function nextFrame() {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, FRAME_AT_LATEST_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      nextTurn().then(resolve);
    });
  });
}

/** After the browser had its turn. `scheduler.yield` comes back before the next frame is drawn, a message does not. */
export function nextTurn() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(null);
    };
    port2.postMessage(null);
  });
}
