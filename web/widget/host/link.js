/**
 * The page around and the frame: one channel, handed over once, to the frame that asked and to its origin alone.
 */

/**
 * @param {HTMLIFrameElement} frame
 * @param {string} origin  that of its page
 * @param {(port: MessagePort) => void} onOpen
 * @param {AbortSignal} signal
 */
export function awaitHello(frame, origin, onOpen, signal) {
  const once = new AbortController();
  addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== frame.contentWindow || from !== origin || data?.sosie !== 'hello') return;
    once.abort();
    const { port1, port2 } = new MessageChannel();
    frame.contentWindow.postMessage({ sosie: 'port' }, origin, [port2]);
    signal.addEventListener('abort', () => port1.close());
    onOpen(port1);
  }, { signal: AbortSignal.any([signal, once.signal]) });
}
