/**
 * The relay that brings pages whose site lets no other site read them: the deployment's (`config.json`),
 * the reader's own, or none.
 */

import { root } from '../root.js';
import { local } from '../store/local.js';
import { relayAddress } from './fetcher.js';

const KEY = 'relay';
/** The deployment's, as it was last seen: without a network there is none to ask. */
const SEEN = 'relay-seen';

const TIMEOUT_MS = 60_000;

/** @type {string | null} */
let deployed = null;
/** @type {Promise<void>} */
let loaded;

/** Reads the deployment's configuration; without one there is no relay. */
export function loadRelay() {
  loaded = load();
  return loaded;
}

async function load() {
  let answer;
  try {
    answer = await fetch(new URL('config.json', root), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch {
    deployed = local.get(SEEN, isTemplate);
    return;
  }
  const proxy = (await answer.json().catch(() => null))?.proxy;
  deployed = isTemplate(proxy) ? proxy : null;
  local.set(SEEN, deployed);
}

/** @returns {{ template: string, host: string } | null} the relay in use */
export function currentRelay() {
  const choice = relayChoice();
  const template = choice.name === 'own' ? choice.template : choice.name === 'deployed' ? deployed : null;
  return template ? { template, host: hostOf(template) } : null;
}

/** The relay in use, for who asks before the configuration is there. */
export async function awaitRelay() {
  await loaded;
  return currentRelay();
}

/** @returns {{ name: 'deployed' | 'none' } | { name: 'own', template: string }} */
export function relayChoice() {
  return local.get(KEY, isChoice) ?? { name: 'deployed' };
}

const isChoice = (kept) => kept.name === 'none' || (kept.name === 'own' && isTemplate(kept.template));

/** @param {ReturnType<typeof relayChoice>} choice */
export function chooseRelay(choice) {
  local.set(KEY, choice.name === 'deployed' ? null : choice);
}

/** @returns {string | null} host of the deployment's relay */
export function deployedHost() {
  return deployed && hostOf(deployed);
}

/** @param {unknown} template */
export function isTemplate(template) {
  if (typeof template !== 'string' || !template.includes('{url}')) return false;
  try {
    return /^https?:$/.test(relayAddress(template, new URL('https://example.org/')).protocol);
  } catch {
    return false;
  }
}

function hostOf(template) {
  return relayAddress(template, new URL('https://example.org/')).host;
}
