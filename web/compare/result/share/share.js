/**
 * What the two texts share: as ribbons, side by side in the readers' own words, and as a list.
 */

import { h, letter } from '../../../common/dom.js';
import { SIDES, sideName } from '../../../common/result/context.js';
import { createColumns, fill } from './columns.js';
import { passageList } from './list.js';
import { ribbon } from './ribbon.js';
import { createTwins } from './twins.js';

/**
 * @param {import('../../../common/result/context.js').Context} context
 * @returns {{element: HTMLElement, texts: Iterable<unknown>}} `texts`: the steps that fill in both texts
 */
export function share(context) {
  const { comparison, say } = context;
  const some = comparison.passages.length > 0;
  const built = Promise.withResolvers();
  const columns = createColumns(context);
  const twins = createTwins(context, { ready: () => built.promise, show: columns.show });
  for (const side of SIDES) twins.listen(columns.bodies[side], side);
  const list = passageList(context, twins);
  const element = h('section', { class: 'share', 'aria-labelledby': 'result-share' },
    h('div', { class: 'section-head' },
      h('h2', { id: 'result-share' }, say('result-shared-title')),
      some && legend(context)),
    some ? [ribbon(context, twins), differencesOnly(columns.element, say)] : list,
    columns.tabs,
    columns.element,
    some && list);
  columns.element.setAttribute('aria-busy', 'true');
  return { element, texts: texts() };

  function* texts() {
    yield* fill(columns.bodies, context, twins);
    columns.element.removeAttribute('aria-busy');
    built.resolve(null);
  }
}

function legend({ facts, say }) {
  const number = (label) => h('span', { class: 'n', 'aria-hidden': 'true', dataset: { label } });
  return h('ul', { class: 'legend' },
    h('li', null, number(1), ' ', h('span', { class: 'shared' }, say('result-legend-both'))),
    facts.moved > 0 && h('li', null, number(say('result-passage-moved', { n: '2' })), ' ',
      h('span', { class: 'shared moved' }, say('result-legend-moved'))),
    SIDES.map((side) => h('li', { class: `only ${side}` }, letter(side), ' ', say('result-legend-only', { side: sideName(side) }))));
}

/** Of what is shared, only the numbers and lengths stay. */
function differencesOnly(columns, say) {
  const box = h('input', { type: 'checkbox', role: 'switch', onchange: () => columns.classList.toggle('differences', box.checked) });
  return h('label', { class: 'choice differences-only' }, box, say('result-differences-only'));
}
