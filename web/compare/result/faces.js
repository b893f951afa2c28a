/**
 * The two verdicts face to face: what the fingerprint says, what the shared content says.
 */

import { h } from '../../common/dom.js';
import { face } from '../../common/result/reason.js';
import { grids } from '../../common/result/grids.js';
import { overlap } from './overlap.js';

const SIGNS = { agree: '=', disagree: '≠', 'content-open': '≈' };

/** @param {import('../../common/result/context.js').Context} context */
export function faces(context) {
  const { comparison, facts, say } = context;
  const judged = comparison.relation !== 'too-short';
  return h('section', { class: 'faces', 'aria-label': say('result-faces') },
    judged && h('p', { class: 'meeting' },
      h('span', { class: 'sign', 'aria-hidden': 'true' }, SIGNS[facts.agreement] ?? '?'),
      h('strong', null, meeting(context))),
    h('div', { class: 'pair' },
      h('div', { class: 'face' },
        head('verdict-fingerprint', comparison.fingerprint_verdict, 'result-from-fingerprint', face(context, 'fingerprint')),
        grids(context)),
      h('div', { class: 'face' },
        head('verdict-content', comparison.content_verdict, 'result-from-content', face(context, 'content')),
        judged && overlap(context))));

  function head(testid, code, eyebrow, { head: title, text }) {
    return h('div', { class: 'face-head', dataset: { testid, value: code } },
      h('p', { class: 'eyebrow' }, say(eyebrow)),
      h('h3', null, title),
      h('p', { class: 'because' }, text));
  }
}

/** Where they agree, the verdict itself is said here, once for both. */
function meeting({ comparison, facts, say }) {
  return say(`result-meeting-${facts.agreement}`, { relation: comparison.relation });
}
