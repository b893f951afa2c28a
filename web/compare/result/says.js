/**
 * What each page says of itself, both beside each other. Where a page contradicts itself, that is said.
 */

import { h } from '../../common/dom.js';
import { SIDES } from '../../common/result/context.js';
import { folded, sidesTable } from './folded.js';

/** Said to be not stated, where it is not; the rest is only shown where some page states it. */
const ALWAYS = ['title', 'language', 'canonical', 'robots'];
/** Longer lists of language versions fold. */
const LISTED = 4;

/** @param {import('../../common/result/context.js').Context} context */
export function says(context) {
  const { comparison, say } = context;
  if (SIDES.every((side) => comparison[side].head === null)) return null;
  const stated = (text) => text ?? say('result-not-stated');
  const address = (url) => (url ? h('bdi', { dir: 'ltr' }, url) : stated(null));
  const rows = {
    title: ({ title }) => h('bdi', null, stated(title)),
    language: ({ lang }) => stated(lang),
    canonical: ({ canonicals, canonicals_in_body: inBody }) => [
      ...(canonicals.length + inBody.length > 0 ? [...canonicals, ...inBody].map((url) => h('p', null, address(url))) : [stated(null)]),
      canonicals.length > 1 && conflict('canonicals'),
      inBody.length > 0 && conflict('canonical-in-body', { count: inBody.length }),
    ],
    'og-url': ({ og_url: url, canonical }) => [address(url), url && canonical && spelling(url) !== spelling(canonical) && conflict('og-url')],
    robots: ({ robots }) => stated(robots.join(', ') || null),
    'x-robots': ({ x_robots: robots }) => stated(robots.join(', ') || null),
    hreflang: ({ hreflang }) => versions(hreflang),
    prev: ({ prev }) => address(prev),
    next: ({ next }) => address(next),
    refresh: ({ refresh }) => address(refresh),
  };
  const said = Object.entries(rows).filter(([name]) => ALWAYS.includes(name) || SIDES.some((side) => isStated(comparison[side].head, name)));
  return folded('says', say('result-says'), say('result-says-hint'), [
    sidesTable(said.map(([name, cell]) => ({
      label: say(`result-row-${name}`),
      cell: (side) => (comparison[side].head ? cell(comparison[side].head) : say('result-no-page')),
    }))),
  ]);

  function versions(links) {
    if (links.length === 0) return stated(null);
    const list = h('ul', { class: 'versions' }, links.map(({ lang, url }) => h('li', null, h('code', null, lang), ' ', address(url))));
    const count = say('result-versions', { count: links.length });
    return links.length <= LISTED ? [count, list] : h('details', { class: 'opens versions-fold' }, h('summary', null, count), list);
  }

  function conflict(name, args) {
    return h('p', { class: 'conflict' }, h('span', { class: 'disc', 'aria-hidden': 'true' }, '!'), say(`result-conflict-${name}`, args));
  }
}

/** Whether a page states what a row is about. */
function isStated(head, row) {
  const value = head?.[row.replace('-', '_')];
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** An address without what makes no other page: its scheme, the slash at its end, what is after "#". @param {string} url */
function spelling(url) {
  return url.replace(/^https?:|#.*$/g, '').replace(/\/$/, '');
}
