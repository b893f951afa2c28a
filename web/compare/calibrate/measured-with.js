/**
 * The options of a calibration, in a few words.
 */

import { t } from '../../common/l10n.js';

/** @param {Record<string, any>} options  all of them, as the engine names them @returns {string} */
export function measuredWith(options) {
  const { k, bits, weights, accents, segmentation, stop_words: stopWords, stem, phrases, keep_boilerplate: whole } = options;
  return [
    k === null ? t('input-options-characters') : t('input-options-words', { size: k }),
    bits !== 64 && t('calibrate-bits', { bits }),
    weights !== 'count' && t('result-feature-weights', { weights }),
    accents === 'keep' && t('result-feature-accents'),
    segmentation !== 'characters' && t('result-feature-segmentation', { how: segmentation }),
    stopWords && t('result-feature-stop-words', { language: String(stopWords) }),
    stem && t('result-feature-stem', { language: stem }),
    phrases && t('result-feature-phrases'),
    t(whole ? 'result-feature-whole' : 'calibrate-without-menus'),
  ].filter(Boolean).join(' · ');
}
