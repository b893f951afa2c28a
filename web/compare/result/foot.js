/**
 * What can be done with a result: print it, share it, keep it as a page or as data, copy its figures.
 */

import { h } from '../../common/dom.js';
import { copyButton } from '../../common/copy.js';
import { save } from '../../common/save.js';
import { OWN } from '../../common/compare/boundary.js';
import { SIDES, isByHand, pageTitle, sideName } from '../../common/result/context.js';

/** @param {import('../../common/result/context.js').Context} context */
export function foot(context) {
  const { comparison, say, actions } = context;
  return h('div', { class: 'actions result-actions' },
    h('button', { type: 'button', class: 'button', onclick: () => print() }, say('result-print')),
    h('button', { type: 'button', class: 'button', onclick: () => actions.share(), dataset: { testid: 'share' } }, say('share-button')),
    h('button', { type: 'button', class: 'button', onclick: () => savePage(context), dataset: { testid: 'save-page' } }, say('share-save-page')),
    h('button', { type: 'button', class: 'button', onclick: () => save('sosie.json', JSON.stringify(comparison, null, 2), 'application/json') }, say('result-json')),
    copyButton(say, () => asTable(context), { label: say('result-copy-figures'), look: 'button' }));
}

/** The viewer is loaded when it is first asked for. */
async function savePage(context) {
  const { reportOf } = await import('./report.js');
  save('sosie.html', await reportOf(context), 'text/html');
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
