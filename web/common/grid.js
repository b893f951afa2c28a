/**
 * The emblem at work: 8 × 8 cells that fill in reading order as something real goes on.
 */

import { svg } from './dom.js';

const CELLS = 64;
const PITCH = 8;

/**
 * @returns {{ element: SVGElement, show(share: number): void }} `share` 0–1 of the work done
 */
export function progressGrid() {
  const cells = Array.from({ length: CELLS }, (_, index) =>
    svg('rect', {
      x: (index % 8) * PITCH + 0.75,
      y: Math.floor(index / 8) * PITCH + 0.75,
      width: PITCH - 1.5,
      height: PITCH - 1.5,
    }),
  );
  const element = svg('svg', { class: 'grid', viewBox: `0 0 ${8 * PITCH} ${8 * PITCH}`, 'aria-hidden': 'true' }, cells);
  return {
    element,
    show(share) {
      const full = Math.floor(Math.min(1, Math.max(0, share)) * CELLS);
      cells.forEach((cell, index) => cell.classList.toggle('full', index < full));
    },
  };
}
