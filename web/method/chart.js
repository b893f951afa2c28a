/**
 * Dots over two axes, a line, and the place of a slider: a chart library would weigh a hundred times as much (110 kB).
 * All places are per cent of the plot, so that it fits any width without being drawn anew.
 */

import { h, svg } from '../common/dom.js';

/**
 * @typedef {{ x: number, y: number }} Dot
 *
 * @param {object} chart
 * @param {string} chart.name
 * @param {string} chart.title
 * @param {string} chart.text
 * @param {string} chart.unit  of the axis across
 * @param {{ most: number, ticks: { at: number, text: string }[] }} chart.x
 * @param {{ most: number, ticks: { at: number, text: string }[] }} chart.y
 */
export function chart({ name, title, text, unit, x, y }) {
  const left = (value) => `${(value / x.most) * 100}%`;
  const down = (value) => `${100 - (value / y.most) * 100}%`;
  const marks = svg('g', { class: 'marks' });
  const dots = svg('g', { class: 'dots' });
  const path = svg('path', { class: 'theory', 'vector-effect': 'non-scaling-stroke' });
  const stroke = svg('svg', { width: '100%', height: '100%', viewBox: '0 0 100 100', preserveAspectRatio: 'none' }, path);
  const place = svg('g', { class: 'place' });
  const drawing = svg('svg', { class: 'plot', role: 'img' },
    y.ticks.map(({ at, text: label }) => svg('g', { class: 'tick' },
      svg('line', { x1: 0, x2: '100%', y1: down(at), y2: down(at) }),
      svg('text', { x: 0, y: down(at), dx: '-0.6em', dy: '0.32em', 'text-anchor': 'end' }, label))),
    x.ticks.map(({ at, text: label }) => svg('g', { class: 'tick' },
      svg('text', { x: left(at), y: '100%', dy: '1.5em', 'text-anchor': 'middle' }, label))),
    marks, stroke, dots, place);
  const legend = h('ul', { class: 'legend' });
  const id = `chart-${name}`;

  return {
    element: h('figure', { class: 'chart', 'aria-labelledby': id, dataset: { testid: id } },
      h('figcaption', null, h('strong', { id }, title), ' ', h('span', null, text)),
      h('div', { class: 'drawing numeric' }, drawing),
      h('div', { class: 'below' }, legend, h('p', { class: 'unit' }, unit))),

    /** @param {string} alt  what is to be seen */
    describe(alt) {
      drawing.setAttribute('aria-label', alt);
    },

    /** @param {Dot[]} more */
    add(more) {
      dots.append(...more.map((dot) => svg('circle', { cx: left(dot.x), cy: down(dot.y), r: 3.5 })));
    },

    /** @param {Dot[]} line */
    line(line) {
      path.setAttribute('d', line.map((dot, index) => `${index ? 'L' : 'M'}${parseFloat(left(dot.x))} ${parseFloat(down(dot.y))}`).join(''));
    },

    /** A line across. @param {number} at @param {string} label  of its tick */
    mark(at, label) {
      marks.replaceChildren(
        svg('line', { x1: 0, x2: '100%', y1: down(at), y2: down(at) }),
        svg('text', { x: 0, y: down(at), dx: '-0.6em', dy: '0.32em', 'text-anchor': 'end' }, label));
    },

    /** What the lines are. @param {{ kind: 'theory' | 'near', text: string }[]} entries */
    explain(entries) {
      legend.replaceChildren(...entries.map(({ kind, text: words }) =>
        h('li', null, h('span', { class: `sample ${kind}`, 'aria-hidden': 'true' }), words)));
    },

    /** Where the slider stands. @param {Dot} dot @param {string} label */
    at(dot, label) {
      const late = dot.x > 0.7 * x.most;
      const high = dot.y > 0.85 * y.most;
      place.replaceChildren(
        svg('line', { x1: left(dot.x), x2: left(dot.x), y1: 0, y2: '100%' }),
        svg('circle', { cx: left(dot.x), cy: down(dot.y), r: 6 }),
        svg('text', {
          x: left(dot.x), y: down(dot.y), dx: late ? '-0.7em' : '0.7em', dy: high ? '1.5em' : '-0.7em',
          'text-anchor': late ? 'end' : 'start', dataset: { testid: `value-${name}`, value: dot.y },
        }, label));
    },

    clear() {
      dots.replaceChildren();
      path.removeAttribute('d');
    },
  };
}
