/**
 * The way through a long list by keyboard: one of its controls is reached by Tab, the others from there
 * by the arrow keys, Home and End.
 */

const STEPS = { ArrowDown: 1, ArrowUp: -1 };
const CONTROLS = 'input:not(:disabled), button';

/** @param {HTMLElement} list  its controls come with tabindex="-1" */
export function takeKeys(list) {
  list.addEventListener('focusin', ({ target }) => reach(/** @type {HTMLElement} */ (target)));
  list.addEventListener('keydown', (event) => {
    const next = neighbour(event);
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'nearest' });
  });

  /** @returns {HTMLElement | undefined} */
  function neighbour({ key, target }) {
    if (!(key in STEPS) && key !== 'Home' && key !== 'End') return undefined;
    const controls = /** @type {HTMLElement[]} */ ([...list.querySelectorAll(CONTROLS)]).filter(isShown);
    if (key === 'Home') return controls[0];
    if (key === 'End') return controls.at(-1);
    return controls[controls.indexOf(target) + STEPS[key]];
  }

  function reach(control) {
    for (const other of list.querySelectorAll('[tabindex="0"]')) other.setAttribute('tabindex', '-1');
    control.setAttribute('tabindex', '0');
  }
}

/** Not in a fold that is closed. */
const isShown = (control) => !control.closest('[hidden]');

/** Makes the first control the one that Tab reaches. @param {HTMLElement} list */
export function offerFirst(list) {
  list.querySelector(CONTROLS)?.setAttribute('tabindex', '0');
}
