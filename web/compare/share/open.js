/**
 * What a link brought is put in the panels. Its texts are compared at once; its addresses wait for the reader,
 * since to fetch them tells their sites that somebody did.
 */

import { h } from '../../common/dom.js';
import { t } from '../../common/l10n.js';
import { message } from '../../common/message.js';
import { emptySide, LONG_TEXT } from '../../common/compare/source.js';
import { fromLink } from './link.js';

/**
 * @param {string} hash  of the page's address
 * @param {object} parts
 * @param {{ a: any, b: any }} parts.panels
 * @param {{ take: (given: Record<string, any>) => void }} parts.options
 * @param {() => void} parts.compare
 * @param {HTMLElement} parts.place  where it is said what came
 */
export async function openLink(hash, { panels, options, compare, place }) {
  // Read once: what the reader changes afterwards outlives a reload.
  history.replaceState(history.state, '', location.pathname + location.search);
  let shared;
  try {
    shared = await fromLink(hash);
  } catch {
    say(place, 'share-broken');
    return;
  }
  options.take(shared.options);
  for (const side of /** @type {const} */ (['a', 'b'])) give(panels[side], shared[side]);
  if (shared.a && 'text' in shared.a && shared.b && 'text' in shared.b) compare();
  else say(place, shared.a || shared.b ? 'share-opened-addresses' : 'share-opened-options');
}

/** @param {any} panel @param {import('./link.js').SharedSide | undefined} given */
function give(panel, given) {
  if (!given) return;
  if ('address' in given) panel.side = { ...emptySide(), address: given.address, uses: 'address' };
  else if (given.text.length > LONG_TEXT) panel.holdText(given.text);
  else panel.side = { ...emptySide(), text: given.text, kind: given.kind };
}

/** @param {HTMLElement} place @param {string} id */
function say(place, id) {
  const note = h('div', { role: 'status', dataset: { testid: 'share-opened' } });
  place.prepend(note);
  const close = { label: t('share-close'), kind: /** @type {const} */ ('link'), run: () => note.remove() };
  note.append(message({ title: t(id), text: t(`${id}-text`), actions: [close] }));
}
