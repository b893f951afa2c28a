/**
 * The page's first worker, started before the rest of the page has loaded. What it says meanwhile is kept for the
 * engine that takes it over, in `globalThis.sosieEarly`: a module of its own that the page imports would wait for
 * what both share.
 */

globalThis.sosieEarly = start();

/** @returns {import('./client.js').EarlyWorker | null} null where this browser cannot start one: the engine then says why */
function start() {
  try {
    const { root, build } = document.documentElement.dataset;
    const worker = new Worker(new URL(`${root}engine/worker.js?v=${build}`, document.baseURI), { type: 'module', name: 'sosie' });
    const events = [];
    worker.onmessage = (event) => events.push(event);
    worker.onerror = (event) => events.push(event);
    return { worker, started: performance.now(), events };
  } catch {
    return null;
  }
}
