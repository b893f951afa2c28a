/**
 * The texts that are changed and added to, by language.
 */

/** @typedef {{ text: string, more: string }} Texts  `more`: at least twice as long */

/** @type {Record<string, () => Promise<{ default: Texts }>>} */
const TEXTS = {
  en: () => import('./texts/en.js'),
  fr: () => import('./texts/fr.js'),
  ru: () => import('./texts/ru.js'),
  zh: () => import('./texts/zh.js'),
};

/** @param {string} language @returns {Promise<Texts>} English where a language has none of its own */
export async function loadTexts(language) {
  return (await (TEXTS[language] ?? TEXTS.en)()).default;
}
