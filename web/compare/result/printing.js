/**
 * On paper nothing can be opened: what folds away is open while the page is printed.
 */

/**
 * @param {HTMLElement} element
 * @param {AbortSignal} signal
 */
export function unfoldForPrint(element, signal) {
  /** @type {HTMLDetailsElement[]} */
  let opened = [];
  addEventListener('beforeprint', () => {
    opened = /** @type {HTMLDetailsElement[]} */ ([...element.querySelectorAll('details:is(.folded, .opens):not([open])')]);
    for (const item of opened) item.open = true;
  }, { signal });
  addEventListener('afterprint', () => {
    for (const item of opened) item.open = false;
  }, { signal });
}
