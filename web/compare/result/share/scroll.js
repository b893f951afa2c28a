/**
 * The way to a place in a text, part of which may not be laid out yet.
 */

import { nextFrame } from '../../../common/result/slices.js';

/** Pixels at the top of the window that the strip of inputs may cover. */
const CLEAR_OF_STRIP = 112;
/** Farther than so many windows, moving there would explain nothing: the page jumps. */
const FAR_WINDOWS = 3;
/** What lies before the place takes its true height once it is near; so often the aim is corrected. */
const CORRECTIONS = 8;

/**
 * Scrolls the page so that an element is seen, if it is not.
 * @param {Element} element
 */
export async function bringIntoView(element) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { top, bottom } = element.getBoundingClientRect();
  if (isSeen(element)) return;
  const block = bottom - top > innerHeight / 2 ? 'start' : 'center';
  const far = Math.abs(top) > FAR_WINDOWS * innerHeight;
  element.scrollIntoView({ block, behavior: calm || far ? 'instant' : 'smooth' });
  for (let turn = 0; far && turn < CORRECTIONS; turn += 1) {
    await nextFrame();
    if (!isSeen(element)) element.scrollIntoView({ block, behavior: 'instant' });
  }
}

function isSeen(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= CLEAR_OF_STRIP && Math.min(bottom, top + innerHeight / 2) <= innerHeight;
}
