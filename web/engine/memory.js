/**
 * Gives an ArrayBuffer's memory back at once, by sending it where nobody is: the browser's own functions hold on to
 * what they were given, in workers with little else to clear away for good.
 * @param {ArrayBuffer} buffer empty afterwards
 */
export function free(buffer) {
  const { port1, port2 } = new MessageChannel();
  port1.postMessage(null, [buffer]);
  port2.close();
}
