/**
 * A short text stays in view beside a long one.
 */

/**
 * Where each column stops when the page scrolls on: with its top in view if it fits the window, else
 * with its foot. (Set on the column itself: a custom property would restyle every word in it.)
 * @param {HTMLElement} columns
 * @param {AbortSignal} signal
 */
export function keepInView(columns, signal) {
  const watch = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const height = Math.round(borderBoxSize[0].blockSize);
      /** @type {HTMLElement} */ (target).style.insetBlockStart = `min(var(--stay, 1rem), calc(100vh - ${height}px - 1rem))`;
    }
  });
  for (const column of columns.children) watch.observe(column);
  signal.addEventListener('abort', () => watch.disconnect(), { once: true });
}
