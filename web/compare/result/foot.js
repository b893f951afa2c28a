/**
 * What can be done with a result: print it, keep its data, copy its figures.
 */

import { h } from '../../common/dom.js';
import { copyButton } from '../../common/copy.js';
import { OWN } from '../../common/compare/boundary.js';
import { SIDES, isByHand, pageTitle, sideName } from '../../common/result/context.js';

/** A blob's address must outlive the click that asks for it. */
const KEEP_ADDRESS_MS = 60_000;

/** @param {import('../../common/result/context.js').Context} context */
export function foot(context) {
  const { comparison, say } = context;
  return h('div', { class: 'actions result-actions' },
    h('button', { type: 'button', class: 'button', onclick: () => print() }, say('result-print')),
    h('button', { type: 'button', class: 'button', onclick: () => download(comparison) }, say('result-json')),
    copyButton(say, () => asTable(context), { label: say('result-copy-figures'), look: 'button' }));
}

function download(comparison) {
  const blob = new Blob([JSON.stringify(comparison, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(blob);
  h('a', { href: address, download: 'sosie.json' }).click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_ADDRESS_MS);
}

/** Two columns with a tab between, as a spreadsheet takes them; figures in full. */
function asTable(context) {
  const { comparison, say } = context;
  const rows = [
    ...SIDES.map((side) => [sideName(side), pageTitle(context, side)]),
    [say('result-relation'), comparison.relation],
    [say('result-distance'), comparison.distance],
    [say('result-share', { of: 'A', within: 'B' }), comparison.a_in_b],
    [say('result-share', { of: 'B', within: 'A' }), comparison.b_in_a],
    [say('result-jaccard'), comparison.jaccard],
    [say('result-dice'), comparison.dice],
    ...SIDES.map((side) => [`${say('result-row-fingerprint')} ${sideName(side)}`, comparison[side].fingerprint]),
    ...SIDES.filter((side) => isByHand(comparison[side])).map((side) => [`${say('result-row-content')} ${sideName(side)}`, byHand(comparison[side], say)]),
  ];
  return rows.map(([label, value]) => `${label}\t${value ?? say('result-not-computed')}`).join('\n');
}

/** By which selectors the reader moved the boundary of the main content. */
function byHand({ boundary }, say) {
  const moved = OWN.filter((name) => boundary[name]).map((name) => `${say(`result-selector-${name}`)}: ${boundary[name].replace(/\s+/g, ' ')}`);
  return [say('result-by-hand'), ...moved].join('; ');
}
