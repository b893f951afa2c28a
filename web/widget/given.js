/**
 * What the page around gives: a text, or one address.
 */

import { emptySide, LONG_TEXT } from '../common/compare/source.js';

/** @param {any} panel @param {string} value */
export function give(panel, value) {
  panel.stopFetching();
  panel.side = emptySide();
  if (isAddress(value)) panel.side = { ...emptySide(), uses: 'address', address: value.trim() };
  else if (value.length > LONG_TEXT) panel.holdText(value);
  else panel.side = { ...emptySide(), text: value };
}

function isAddress(value) {
  return /^\s*https?:\/\/\S+\s*$/i.test(value) && URL.canParse(value.trim());
}
