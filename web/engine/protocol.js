/** Version of the messages between page and worker; both come from one build and refuse another. */
export const PROTOCOL = 1;

/**
 * A failure of the engine: a stable code, what it is about, and the side ('a' or 'b') where one is known.
 * Sentences are chosen where it is shown.
 */
export class EngineError extends Error {
  /**
   * @param {string} code
   * @param {Record<string, unknown>} [detail]
   * @param {'a' | 'b' | null} [side]
   */
  constructor(code, detail = {}, side = null) {
    super(code);
    this.name = 'EngineError';
    this.code = code;
    this.detail = detail;
    this.side = side;
  }
}

/** Pyodide puts a whole module into some messages; a sentence is enough. */
const MESSAGE_LENGTH = 300;

/**
 * @param {unknown} error
 * @returns {EngineError} the same where it has a code, else a crash with its message cut short
 */
export function toEngineError(error) {
  if (error instanceof EngineError) return error;
  const message = String(error instanceof Error ? error.message : error);
  return new EngineError('crashed', { message: message.slice(0, MESSAGE_LENGTH) });
}
