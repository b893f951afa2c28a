/**
 * Languages by their tags.
 */

/**
 * The first of `wanted` that is available, else English.
 * @param {string[]} wanted  BCP 47 tags, best first
 * @param {string[]} available
 */
export function pickLanguage(wanted, available) {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    const found = available.find((item) => item === tag) ?? available.find((item) => item === base);
    if (found) return found;
  }
  return 'en';
}

/** @param {string} tag @returns {'ltr' | 'rtl'} */
export function textDirection(tag) {
  const locale = /** @type {any} */ (new Intl.Locale(tag));
  const { direction } = locale.getTextInfo?.() ?? locale.textInfo ?? { direction: 'ltr' };
  return direction;
}
