/**
 * The frame and the page around it: the frame says hello, the page hands over a port, once.
 */

/**
 * @param {(message: any) => void} onMessage
 * @returns what tells the page around; what is said before there is a port waits for it
 */
export function connect(onMessage) {
  /** @type {MessagePort | null} */
  let port = null;
  const waiting = [];
  if (parent !== window) {
    addEventListener('message', function take({ source, data, ports }) {
      if (source !== parent || data?.sosie !== 'port' || ports.length !== 1) return;
      removeEventListener('message', take);
      port = ports[0];
      for (const message of waiting.splice(0)) port.postMessage(message);
      port.onmessage = (event) => onMessage(event.data);
    });
    // It says nothing that not everybody may know.
    parent.postMessage({ sosie: 'hello' }, '*');
  }
  return (message) => {
    if (port) port.postMessage(message);
    else if (parent !== window) waiting.push(message);
  };
}
