/**
 * Pairs to try in one click; each pair's texts are loaded when it is asked for.
 */

/** @type {Record<string, () => Promise<{ default: Pair }>>} */
const PAIRS = {
  reseller: () => import('./examples/reseller.js'),
  sheet: () => import('./examples/sheet.js'),
  town: () => import('./examples/town.js'),
  shop: () => import('./examples/shop.js'),
};

/**
 * @typedef {{ text: string }} ExampleText
 * @typedef {Record<string, { a: ExampleText, b: ExampleText }>} Pair  by language; English is always there
 */

/**
 * @param {string} name
 * @param {string} language
 * @returns {Promise<{ a: ExampleText, b: ExampleText }>}
 */
export async function loadExample(name, language) {
  const { default: pair } = await PAIRS[name]();
  return pair[language] ?? pair.en;
}
