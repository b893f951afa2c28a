/**
 * The closed card, built by script: no markup to parse, nothing that a host's policy could refuse.
 */

const SQUARES = 'M8.8 0.8h6.4v6.4h-6.4zM16.8 0.8h6.4v6.4h-6.4zM24.8 0.8h6.4v6.4h-6.4zM0.8 8.8h6.4v6.4h-6.4zM8.8 8.8h6.4v6.4h-6.4zM0.8 16.8h6.4v6.4h-6.4zM8.8 16.8h6.4v6.4h-6.4zM8.8 24.8h6.4v6.4h-6.4zM16.8 24.8h6.4v6.4h-6.4zM24.8 24.8h6.4v6.4h-6.4zM24.8 32.8h6.4v6.4h-6.4zM0.8 48.8h6.4v6.4h-6.4zM8.8 48.8h6.4v6.4h-6.4zM8.8 56.8h6.4v6.4h-6.4zM16.8 56.8h6.4v6.4h-6.4zM24.8 56.8h6.4v6.4h-6.4z';
/** Centres of the discs. */
const DISCS = [[36, 4], [44, 4], [52, 4], [52, 12], [60, 12], [36, 28], [36, 36], [44, 36], [52, 36], [52, 44], [60, 44], [60, 52], [36, 60], [44, 60], [52, 60]];
const SVG = 'http://www.w3.org/2000/svg';

/**
 * @param {() => void} onOpen
 */
export function createCard(onOpen) {
  const title = node('p', { class: 'title', id: 'title' });
  const text = node('p', { class: 'text', role: 'status' });
  const button = node('button', { type: 'button' });
  const size = node('span');
  const full = node('a', { target: '_blank', rel: 'noopener' });
  button.addEventListener('click', onOpen);
  const card = node('div', { class: 'card' }, mark(), node('div', {}, title, text, node('p', { class: 'act' }, button, size)));
  const box = node('section', { class: 'box', 'aria-labelledby': 'title' }, card,
    node('div', { class: 'foot' }, node('span', { translate: 'no' }, mark(), 'Sosie'), full));
  return { box, card, title, text, button, size, full: /** @type {HTMLAnchorElement} */ (full) };
}

/** @param {string} tag @param {Record<string, string>} [attributes] @param {...(Node | string)} children */
export function node(tag, attributes = {}, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

/** @template {Element} T @param {T} element @returns {T} */
function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

function mark() {
  const part = (tag, attributes, ...children) => filled(document.createElementNS(SVG, tag), attributes, children);
  const discs = DISCS.map(([x, y]) => `M${x - 3.2} ${y}a3.2 3.2 0 1 1 6.4 0a3.2 3.2 0 1 1-6.4 0z`).join('');
  return part('svg', { class: 'mark', viewBox: '0 0 64 64', 'aria-hidden': 'true' },
    part('path', { d: SQUARES }), part('path', { d: discs }), part('circle', { cx: '52', cy: '52', r: '2.4' }));
}
