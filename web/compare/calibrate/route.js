/**
 * The way into the calibration and out of it: it stands at its own address, `#calibrate`, so that links lead to
 * it and the browser's Back leaves it. Its scripts come when it is first asked for.
 */

import { h } from '../../common/dom.js';
import { t } from '../../common/l10n.js';
import { message } from '../../common/message.js';
import { CALIBRATE } from '../own-thresholds.js';

const root = document.documentElement;

/** Kept with the address in the browser's history: by a link of this page, so that Back leads to it; or at once. */
const WITHIN = 'calibrate within';
const DIRECT = 'calibrate direct';

/**
 * @param {HTMLElement} section
 * @param {Omit<import('./view.js').Parts, 'section' | 'leave'>} parts
 */
export function createCalibration(section, parts) {
  let open = false;
  /** Where the reader was, outside and inside. */
  let outside = { focus: /** @type {Element | null} */ (null), scroll: 0 };
  let inside = outside;
  /** @type {ReturnType<typeof import('./view.js').createView> | undefined} */
  let view;

  window.addEventListener('hashchange', () => follow(WITHIN));
  // The comparison waits behind it with all that was given: its links lead there without loading the page anew.
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.masthead a[href="./"]'))) {
    link.addEventListener('click', (event) => {
      if (!open || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      leave();
    });
  }
  document.addEventListener('keydown', (event) => {
    if (open && event.key === 'Escape' && !event.defaultPrevented) leave();
  });

  /** @param {string} entry  how the page came to its address, where the address was new to it */
  function follow(entry) {
    const here = location.hash === CALIBRATE;
    if (here && history.state === null) history.replaceState(entry, '');
    // The link that skips to the main part stays within it.
    const wanted = here || (open && location.hash === '#main');
    if (wanted === open) return;
    open = wanted;
    if (open) enter();
    else restore();
    for (const [name, current] of Object.entries({ compare: !open, calibrate: open })) {
      const link = document.querySelector(`[data-part="nav-${name}"]`);
      if (current) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  }

  function enter() {
    outside = whereabouts();
    root.setAttribute('data-calibrate', '');
    section.hidden = false;
    load();
  }

  async function load() {
    try {
      const { createView } = await import('./view.js');
      view ??= createView({ ...parts, section, leave });
    } catch {
      section.replaceChildren(missing());
    }
    if (!open) return;
    view?.show();
    // What was measured is found where the reader left it.
    goTo(view?.holds ? inside : { focus: section.querySelector('h1'), scroll: 0 });
  }

  /** A module that could not be had is not asked for again by a browser; the page is. */
  function missing() {
    return message({
      title: t('calibrate-missing'), text: t('calibrate-missing-text'), level: 2,
      actions: [{ label: t('input-action-again'), run: () => location.reload() }, { label: t('calibrate-back'), run: leave }],
    });
  }

  function restore() {
    inside = whereabouts();
    section.hidden = true;
    root.removeAttribute('data-calibrate');
    document.title = t('app-title');
    goTo(outside);
  }

  function leave() {
    if (history.state === WITHIN) history.back();
    else go();
  }

  /** To the comparison, one step further: Back returns to the calibration. */
  function go() {
    history.pushState(null, '', location.pathname + location.search);
    follow(DIRECT);
  }

  function whereabouts() {
    return { focus: document.activeElement, scroll: window.scrollY };
  }

  function goTo({ focus, scroll }) {
    window.scrollTo(0, scroll);
    if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
  }

  return {
    get open() {
      return open;
    },
    /** There is something to come back to. */
    get holds() {
      return view?.holds ?? false;
    },
    /** Opens it where the page's address says so. */
    start: () => follow(DIRECT),
    go,
    /** Shows the same once more, in another language. */
    again: () => { if (open) view?.show(); },
  };
}
