/**
 * Figures as the reader sees them: rounded, but a part never shown as the whole, nor a little as nothing.
 */

import { number } from './l10n.js';

/**
 * @param {number} share  0–1
 * @returns {string} "83%"; "100%" is kept for the whole and "0%" for nothing
 */
export function asPercent(share) {
  const { value, digits } = honest(share);
  const text = number(value, { style: 'percent', maximumFractionDigits: digits });
  // Browsers differ on French: some put a wide space here, where a narrow one belongs.
  return text.replace('\u00a0%', '\u202f%');
}

/**
 * @param {number} ratio  0–1
 * @returns {string} two digits; three where two would round up to the whole or down to nothing
 */
export function asRatio(ratio) {
  const { value, digits } = honest(ratio);
  return number(value, { minimumFractionDigits: 2 + digits, maximumFractionDigits: 2 + digits });
}

function honest(share) {
  if (share > 0 && share < 0.01) return { value: Math.max(share, 0.001), digits: 1 };
  if (share > 0.99 && share < 1) return { value: Math.floor(share * 1000) / 1000, digits: 1 };
  return { value: share, digits: 0 };
}
