/**
 * The page's first worker, started before the rest of the page has loaded. What it says meanwhile is kept for the
 * engine that takes it over.
 */

/**
 * @typedef {object} EarlyWorker
 * @property {Worker} worker
 * @property {number} started as `performance.now()` tells it
 * @property {(Event | MessageEvent)[]} events in their order
 */

/** @type {EarlyWorker | null} null where this browser cannot start one: the engine then says why */
export const early = start();

function start() {
  try {
    const worker = new Worker(new URL('engine/worker.js', document.baseURI), { type: 'module', name: 'sosie' });
    const events = [];
    worker.onmessage = (event) => events.push(event);
    worker.onerror = (event) => events.push(event);
    return { worker, started: performance.now(), events };
  } catch {
    return null;
  }
}
