/**
 * What is held whole, as the text that a text area would give back.
 */

import { charsetOf } from './panel-view.js';

/** @param {import('./source.js').Held} held @param {import('./source.js').Side['facts']} facts */
export function asTyped(held, facts) {
  const text = typeof held.data === 'string' ? held.data : decode(held, facts);
  return text.replace(/\r\n?/g, '\n');
}

function decode(held, facts) {
  const label = facts?.charset ?? charsetOf(held.contentType) ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(held.data);
  } catch {
    return new TextDecoder().decode(held.data);
  }
}
