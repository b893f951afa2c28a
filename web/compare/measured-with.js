/**
 * How texts are cut and counted, in a few words.
 */

import { t } from '../common/l10n.js';

/** All of it. @param {Record<string, any>} options  all of them, as the engine names them @returns {string} */
export function measuredWith(options) {
  return [...cutting(options), t(options.keep_boilerplate ? 'result-feature-whole' : 'calibrate-without-menus')].join(' · ');
}

/** The size, and what is not as usual. @param {Record<string, any>} options  as above @returns {string[]} */
export function cutting({ k, bits, weights, accents, segmentation, stop_words: stopWords, stem, phrases }) {
  return [
    k === null ? t('input-options-characters') : t('input-options-words', { size: k }),
    bits !== 64 && t('calibrate-bits', { bits }),
    weights !== 'count' && t('result-feature-weights', { weights }),
    accents === 'keep' && t('result-feature-accents'),
    segmentation !== 'characters' && t('result-feature-segmentation', { how: segmentation }),
    stopWords && t('result-feature-stop-words', { language: String(stopWords) }),
    stem && t('result-feature-stem', { language: stem }),
    phrases && t('result-feature-phrases'),
  ].filter(Boolean);
}
