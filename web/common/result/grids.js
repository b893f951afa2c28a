/**
 * The two fingerprints as grids of bits, and where they differ.
 */

import { h, letter, svg } from '../dom.js';
import { SIDES, sideName } from './context.js';

const ACROSS = 8;
const PITCH = 20;

/** @param {import('./context.js').Context} context */
export function grids({ comparison, say }) {
  const codes = { a: comparison.a.fingerprint, b: comparison.b.fingerprint };
  const bits = { a: bitsOf(codes.a), b: bitsOf(codes.b) };
  const both = bits.a && bits.b;
  const differs = differing(bits);
  return h('div', { class: 'grids' },
    SIDES.map((side) => h('figure', null,
      h('figcaption', null, letter(side), ' ', say('result-fingerprint')),
      both && grid(side, bits[side], differs, say('result-grid', { side: sideName(side) })),
      h('code', { class: codes[side] ? 'hex' : 'hex unknown', dataset: { testid: `fingerprint-${side}`, value: codes[side] ?? '' } },
        codes[side] ?? say('result-not-computed')))),
    both && h('figure', null,
      h('figcaption', null, h('strong', null, say('result-grid-differ', { distance: comparison.distance ?? 0 }))),
      differences({ comparison, say })));
}

/** Where the fingerprints differ; nothing where there are not two. @param {Pick<import('./context.js').Context, 'comparison' | 'say'>} context */
export function differences({ comparison, say }) {
  const bits = { a: bitsOf(comparison.a.fingerprint), b: bitsOf(comparison.b.fingerprint) };
  const label = say('result-grid-difference', { distance: comparison.distance ?? 0 });
  return bits.a && bits.b && differenceGrid(differing(bits), label);
}

/** @param {{ a: boolean[] | null, b: boolean[] | null }} bits @returns {boolean[]} */
function differing({ a, b }) {
  return a && b ? a.map((bit, index) => bit !== b[index]) : [];
}

/** @param {string | null} hex  @returns {boolean[] | null} most significant bit first */
function bitsOf(hex) {
  if (!hex) return null;
  return [...hex].flatMap((digit) => {
    const value = Number.parseInt(digit, 16);
    return [8, 4, 2, 1].map((place) => (value & place) !== 0);
  });
}

function grid(side, bits, differs, label) {
  return frame(bits.length, side, label, bits.flatMap((on, index) => {
    const [x, y] = centre(index);
    return [differs[index] && frameOf(x, y), dot(side, on, x, y)];
  }));
}

function differenceGrid(differs, label) {
  return frame(differs.length, 'difference', label, differs.flatMap((yes, index) => {
    const [x, y] = centre(index);
    if (!yes) return svg('circle', { class: 'equal', cx: x, cy: y, r: 1.4 });
    return [frameOf(x, y), svg('path', { class: 'cross', d: `M${x - 4} ${y - 4}l8 8m0 -8l-8 8` })];
  }));
}

/** A bit of A is a square, one of B round; a one is large and full, a zero small and hollow. */
function dot(side, on, x, y) {
  const name = on ? 'one' : 'zero';
  const r = on ? 5.5 : 2.2;
  return side === 'a'
    ? svg('rect', { class: name, x: x - r, y: y - r, width: 2 * r, height: 2 * r })
    : svg('circle', { class: name, cx: x, cy: y, r: on ? 6 : 2.4 });
}

function frameOf(x, y) {
  return svg('rect', { class: 'differing', x: x - 8.8, y: y - 8.8, width: 17.6, height: 17.6 });
}

function centre(index) {
  return [(index % ACROSS) * PITCH + PITCH / 2, Math.floor(index / ACROSS) * PITCH + PITCH / 2];
}

function frame(count, kind, label, children) {
  const height = Math.ceil(count / ACROSS) * PITCH;
  return svg('svg', { class: `bits ${kind}`, viewBox: `0 0 ${ACROSS * PITCH} ${height}`, role: 'img', 'aria-label': label },
    children);
}
