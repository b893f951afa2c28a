/**
 * What a panel says when something cannot be done: sentences and first actions, by code.
 */

import { bytes, t, together } from '../l10n.js';

/** For each code: the title's message, and the actions in the order offered. */
const PROBLEMS = {
  'empty': ['input-problem-empty', []],
  'binary': ['input-problem-binary', ['choose', 'paste']],
  'too-large': ['input-problem-too-large', ['choose', 'paste']],
  'file-too-large': ['input-problem-too-large', ['choose', 'paste']],
  'file-unreadable': ['input-problem-file', ['choose', 'paste']],
  'source-invalid': ['input-problem-source', ['choose', 'paste']],
  'url-invalid': ['fetch-problem-address', ['address']],
  'scheme': ['fetch-problem-address', ['address', 'paste']],
  'blocked': ['fetch-problem', ['paste', 'ways', 'relaySetUp']],
  'relay-down': ['fetch-problem', ['again', 'paste', 'relay']],
  'relay-timeout': ['fetch-problem', ['again', 'paste', 'relay']],
  'relay-status': ['fetch-problem', ['again', 'paste', 'relay']],
  'origin-forbidden': ['fetch-problem', ['paste', 'ways', 'relay']],
  'upstream-status': ['fetch-problem', ['address', 'again', 'paste']],
  'page-too-large': ['fetch-problem', ['paste']],
  'content-type': ['fetch-problem-type', ['address', 'paste']],
  'address-private': ['fetch-problem', ['paste', 'ways']],
  'name-not-found': ['fetch-problem', ['address', 'again']],
  'refused': ['fetch-problem', ['again', 'paste']],
  'timeout': ['fetch-problem', ['again', 'paste']],
  'tls': ['fetch-problem', ['paste', 'ways']],
  'redirects': ['fetch-problem', ['paste', 'address']],
  'offline': ['fetch-problem', ['again', 'paste']],
  'credentials': ['fetch-problem', ['address', 'paste']],
  'fetch-broken': ['fetch-problem', ['again', 'paste']],
};

const LABELS = {
  again: 'input-action-again',
  paste: 'input-action-paste',
  choose: 'input-action-choose',
  address: 'input-action-address',
  ways: 'input-action-ways',
  relay: 'input-action-relay',
  relaySetUp: 'input-action-relay-set-up',
};

/** Types of files of which a reader is told the same. */
const KINDS = { '7z': 'archive', rar: 'archive', gzip: 'compressed', zstd: 'compressed', bzip2: 'compressed', xz: 'compressed' };

/** Failures of an address, not of a text. */
export const isAboutAddress = (code) => isKnown(code) && PROBLEMS[code][0].startsWith('fetch-');

/** Whether a panel has words of its own for the code. */
export const isKnown = (code) => Object.hasOwn(PROBLEMS, code);

/**
 * @param {import('./source.js').Problem} problem
 * @returns content for `message`
 */
export function problemMessage({ code, detail }, { name, side, relay, actions, otherHolds }) {
  const [title, offered] = PROBLEMS[code];
  const args = {
    ...detail,
    side: name.toUpperCase(),
    other: name === 'a' ? 'B' : 'A',
    name: detail.name ?? side.held?.name ?? side.held?.url ?? t('input-held-pasted'),
    type: Object.hasOwn(KINDS, detail.type) ? KINDS[detail.type] : String(detail.type || 'unknown'),
    // The relay's reason: a certificate that does not hold, or no answer in TLS at all.
    tls: /CERT|SIGNATURE|ISSUER/.test(String(detail.reason ?? '')) ? 'certificate' : 'none',
    host: detail.host ?? relay?.host ?? '',
    size: bytes(detail.bytes ?? 0),
    limit: bytes(detail.limit ?? 0),
  };
  const prefix = title.startsWith('fetch-') ? 'fetch' : 'input-problem';
  const sentences = [t(`${prefix}-${code}-text`, args)];
  if (title.startsWith('fetch-') && otherHolds) sentences.push(t('fetch-safe', args));
  return {
    title: t(title, args),
    text: together(sentences),
    actions: offered.map((action) => ({ label: t(LABELS[action]), run: actions[action === 'relaySetUp' ? 'relay' : action] })),
  };
}
