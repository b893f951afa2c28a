/**
 * The boundary of one page in CSS selectors: only these elements, these as well, not these.
 */

import { h } from '../../../common/dom.js';
import { OWN } from '../../../common/compare/boundary.js';

/**
 * @param {import('../../../common/result/context.js').Context} context
 * @param {'a'|'b'} side
 * @param {{ changed: () => void, apply: () => void }} on
 */
export function createSelectors({ say, place }, side, on) {
  const here = place[side];
  const help = `result-selectors-help-${side}`;
  const fields = Object.fromEntries(OWN.map((name) => [name, field(name)]));
  const element = h('details', { class: 'opens by-selector', open: here.selectors, ontoggle: () => { here.selectors = element.open; } },
    h('summary', { dataset: { testid: `selectors-${side}` } }, say('result-selectors')),
    h('p', { class: 'note', id: help }, say('result-selectors-help')),
    OWN.map((name) => fields[name].element));
  return {
    element,
    /** Shows what is noted. */
    show() {
      for (const name of OWN) {
        fields[name].input.value = here.staging.own[name];
        fields[name].object('');
      }
    },
    /** @param {import('../../../common/result/context.js').Refusal} refusal */
    refuse({ detail: { option, rest } }) {
      // Where it is none of the reader's own, it is the length of all that names the blocks moved.
      const own = here.staging.own[option] !== '' && here.staging.own[option].includes(rest);
      element.open = true;
      fields[option].object(own ? say('result-selector-invalid', { rest, ends: rest === '' ? 'yes' : 'no' }) : say('result-selector-too-many'));
      fields[option].input.focus();
    },
  };

  function field(name) {
    const id = `result-selector-${name}-${side}`;
    const said = h('span', null);
    const problem = h('p', { class: 'selector-problem', id: `${id}-problem` }, h('span', { class: 'disc', 'aria-hidden': 'true' }, '!'), said);
    const input = h('input', {
      type: 'text', class: 'field', id, dir: 'ltr', spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off',
      dataset: { testid: `selector-${name}-${side}`, key: `${side}-${name}` },
      oninput: () => {
        here.staging.write(name, input.value);
        object('');
        on.changed();
      },
      onkeydown: (event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || here.staging.count === 0) return;
        // Else the same key would press the button that takes the focus.
        event.preventDefault();
        on.apply();
      },
    });
    return { element: h('div', { class: 'selector' }, h('label', { for: id }, say(`result-selector-${name}`)), input, problem), input, object };

    /** @param {string} text  what is wrong with it, or nothing */
    function object(text) {
      said.textContent = text;
      problem.hidden = text === '';
      input.setAttribute('aria-invalid', String(text !== ''));
      input.setAttribute('aria-describedby', text === '' ? help : problem.id);
    }
  }
}
