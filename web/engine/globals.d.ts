declare global {
  /** Set by early.js, which the page names before its own script. */
  var sosieEarly: import('./client.js').EarlyWorker | null;
}

export {};
