/**
 * What folds away, and tables of both sides in it.
 */

import { h, letter } from '../../common/dom.js';
import { SIDES } from '../../common/result/context.js';

/** What opens to more. @param {string} name @param {string} title @param {string} hint @param {HTMLElement[]} children */
export function folded(name, title, hint, children) {
  return h('details', { class: `folded ${name}` },
    h('summary', null, h('h2', { id: `result-${name}` }, title), h('span', { class: 'hint numeric' }, hint)),
    children);
}

/** Both sides beside each other. @param {{ label: string, cell: (side: 'a'|'b') => import('../../common/dom.js').Child }[]} rows */
export function sidesTable(rows) {
  // A narrow page lays the rows out as grids; the roles say that they are rows all the same.
  return h('table', { class: 'technical-sides', role: 'table' },
    h('thead', { role: 'rowgroup' }, h('tr', { role: 'row' },
      h('td', { role: 'cell' }), SIDES.map((side) => h('th', { scope: 'col', role: 'columnheader' }, letter(side))))),
    h('tbody', { role: 'rowgroup' }, rows.map(({ label, cell }) => h('tr', { role: 'row' },
      h('th', { scope: 'row', role: 'rowheader' }, label),
      SIDES.map((side) => h('td', { class: 'numeric', role: 'cell' }, cell(side)))))));
}
