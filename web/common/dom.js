/**
 * Building the page's nodes. Text reaches the page as text nodes only, never as markup.
 */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * @typedef {Node | string | number | null | undefined | false} Leaf
 * @typedef {Leaf | Leaf[] | Leaf[][]} Child
 * @typedef {Record<string, any>} Props  `class`, any attribute, `dataset: {…}`, `onclick: fn`;
 *   null, undefined and false leave the attribute out, true gives an empty one
 */

/**
 * An HTML element.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Props | null} [props]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props, ...children) {
  return fill(document.createElement(tag), props, children);
}

/**
 * An SVG element, as `h`.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Props | null} [props]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function svg(tag, props, ...children) {
  return fill(document.createElementNS(SVG, tag), props, children);
}

/** A letter in its shape: A in a square, B in a disc. @param {'a' | 'b'} side */
export function letter(side) {
  return h('span', { class: `side ${side}` }, side.toUpperCase());
}

/**
 * @template {Element} T
 * @param {T} element
 * @param {Props | null | undefined} props
 * @param {Child[]} children
 * @returns {T}
 */
function fill(element, props, children) {
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name === 'dataset') {
      for (const [key, item] of Object.entries(value)) element.setAttribute(`data-${key}`, String(item));
    } else if (typeof value === 'function') {
      element.addEventListener(name.replace(/^on/, ''), value);
    } else {
      element.setAttribute(name, value === true ? '' : String(value));
    }
  }
  element.append(...nodes(children));
  return element;
}

/** @param {Child[]} children */
function nodes(children) {
  return /** @type {Leaf[]} */ (children.flat(2))
    .filter((child) => child !== null && child !== undefined && child !== false)
    .map((child) => (child instanceof Node ? child : String(child)));
}
