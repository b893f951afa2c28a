/**
 * Which thresholds are kept from before, and the way back from them.
 */

import { h } from '../../common/dom.js';
import { t } from '../../common/l10n.js';
import { forgetThresholds, ownThresholds, useThresholds } from '../../common/store/thresholds.js';
import { ownAbout } from '../own-thresholds.js';

/** @returns {HTMLElement | null} */
export function ownNote() {
  const own = ownThresholds();
  if (!own) return null;
  return h('p', { class: 'own-note', dataset: { testid: 'calibrate-own' } },
    h('span', null, t(own.used ? 'calibrate-own-used' : 'calibrate-own-kept', { about: ownAbout(own) })),
    deed(own.used ? 'calibrate-table' : 'calibrate-own-again', () => useThresholds(!own.used)),
    deed('calibrate-forget', forgetThresholds));
}

function deed(id, run) {
  return h('button', { type: 'button', class: 'link', onclick: run, dataset: { testid: id, key: id } }, t(id));
}
