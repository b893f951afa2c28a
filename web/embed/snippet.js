/**
 * What goes into the page of another site, as text.
 */

/** Pixels of the closed card; the widget's own sheet says the same. */
const HEIGHT = 216;

/** @typedef {Record<string, string>} Attributes  '' is one without a value */

/**
 * @param {URL} site  the folder of widget.js
 * @param {Attributes} attributes
 */
export function snippet(site, attributes) {
  const written = Object.entries({ ...attributes, style: rules(attributes) })
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`));
  return `<script type="module" src="${escaped(new URL('widget.js', site).href)}"></script>\n`
    + `<sosie-compare${written.join('')}></sosie-compare>`;
}

/** The line for a style sheet. @param {Attributes} attributes */
export function style(attributes) {
  return `sosie-compare { ${rules(attributes)} }`;
}

/** @param {URL} site */
export function policy({ origin }) {
  return `script-src ${origin}; frame-src ${origin}`;
}

/** So that its place is free while the page loads. @param {Attributes} attributes */
function rules(attributes) {
  return `display: block; min-height: ${Math.max(HEIGHT, Number(attributes.height ?? 0))}px`;
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
