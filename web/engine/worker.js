/**
 * The engine's worker: Python, started once, answering one call after the other.
 *
 * Protocol 1. A worker starts to boot as soon as it runs; nothing has to be asked for.
 *
 *   worker → page
 *     {kind: 'progress', protocol, stage, loaded, total}   stage: 'download' (bytes of all files together),
 *                                                          'start' (Python starts), 'engine' (Sosie is imported)
 *     {kind: 'ready', restored}                            calls are answered from now on; restored: whether from memory
 *                                                          kept from an earlier boot
 *     {kind: 'failed', code, detail}                       the boot failed, or what it left for later; this
 *                                                          worker is of no more use
 *     {kind: 'again'}                                      kept memory did not serve; another worker boots plainly
 *     {kind: 'report', id, progress: {done, total}}        how far a call is that asked to be told
 *     {kind: 'answer', id, answer}                         the bridge's JSON, in UTF-8: given away, not copied
 *     {kind: 'crashed', id, detail}                        the call broke Python; this worker is of no more use
 *
 *   page → worker (after 'ready' only, one at a time)
 *     {kind: 'call', id, name, request, buffers, report}   request: JSON; buffers: Uint8Array[], read only;
 *                                                          report: whether to tell how far it is
 *
 * A worker named 'plain' uses no memory kept from an earlier boot.
 *
 * To cancel, the page ends the worker and starts another: Python cannot be interrupted from outside.
 */
import { PROTOCOL, toEngineError } from './protocol.js';
import { BadSnapshot, boot } from './runtime.js';

const PROGRESS_EVERY_MS = 50;
/** As long without a call, the engine has time for itself. */
const IDLE_MS = 1_000;

let reported = { stage: '', at: 0 };

function report(stage, loaded, total) {
  const now = performance.now();
  const same = stage === reported.stage && loaded < total;
  if (same && now - reported.at < PROGRESS_EVERY_MS) return;
  reported = { stage, at: now };
  self.postMessage({ kind: 'progress', protocol: PROTOCOL, stage, loaded, total });
}

/** Told of every step, posts now and then, and the last one. */
function reporter(id) {
  let at = -Infinity;
  return (done, total) => {
    const now = performance.now();
    if (done < total && now - at < PROGRESS_EVERY_MS) return;
    at = now;
    self.postMessage({ kind: 'report', id, progress: { done, total } });
  };
}

function answer(call, { id, name, request, buffers, report: reports }) {
  const answered = call(name, request, buffers, reports ? reporter(id) : null);
  self.postMessage({ kind: 'answer', id, answer: answered }, { transfer: [answered.buffer] });
}

try {
  const { call, settle, distrust, restored } = await boot(new URL('./', import.meta.url), report, self.name === 'plain');
  let settled;
  const settleOnce = (idle) => {
    settled ??= settle(idle);
    return settled;
  };
  // What fails is told to the call that needs it.
  setTimeout(() => settleOnce(true).catch(() => {}), IDLE_MS);
  self.onmessage = async ({ data }) => {
    try {
      if (data.name !== 'info') await settleOnce(false);
    } catch (error) {
      fail(error);
      return;
    }
    try {
      answer(call, data);
    } catch (error) {
      await distrust();
      self.postMessage({ kind: 'crashed', id: data.id, detail: toEngineError(error).detail });
    }
  };
  self.postMessage({ kind: 'ready', restored });
} catch (error) {
  if (error instanceof BadSnapshot) self.postMessage({ kind: 'again' });
  else fail(error);
}

function fail(error) {
  const { code, detail } = toEngineError(error);
  self.postMessage({ kind: 'failed', code, detail });
}
