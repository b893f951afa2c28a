/**
 * A file made in the page, handed to the reader.
 */

import { h } from './dom.js';

/** A blob's address must outlive the click that asks for it. */
const KEEP_ADDRESS_MS = 60_000;

/** @param {string} name @param {string} content @param {string} type */
export function save(name, content, type) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  h('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_ADDRESS_MS);
}
