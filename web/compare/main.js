/**
 * The page that compares two texts: wiring only.
 */

import { h } from '../common/dom.js';
import { currentLanguage, l10n, number, t } from '../common/l10n.js';
import { root } from '../common/root.js';
import { showEngine, startLanguage, startTheme } from '../common/shell.js';
import { createEngine } from '../engine/client.js';
import { createCalibration } from './calibrate/route.js';
import { Controller } from '../common/compare/controller.js';
import { openRelayDialog, openWaysDialog } from './dialogs.js';
import { guardPage } from '../common/compare/drop.js';
import { loadExample } from './examples.js';
import { keeper, keptSides } from './keep.js';
import { createOptions } from './options.js';
import { ownFor } from './own-thresholds.js';
import { createPanel } from '../common/compare/panel.js';
import { loadRelay } from '../common/compare/relay.js';
import { createRecents } from './recent/list.js';
import { nextTurn } from '../common/result/slices.js';
import { createScreen } from './screen.js';
import { titleOf } from '../common/result/title.js';

/** @returns {HTMLElement} */
const part = (name) => document.querySelector(`[data-part="${name}"]`);

startTheme();
const engine = createEngine({ base: root, early: globalThis.sosieEarly });
showEngine(engine);
// Whoever formats the first number waits for tables: better while the language's file comes in.
await Promise.all([startLanguage(showAll), nextTurn().then(() => number(0))]);
// To read that file and to build the page are two tasks, so that neither holds the page.
await nextTurn();

/* Parts */

const keep = keeper(() => ({ a: panels.a.side, b: panels.b.side }));
const panels = {
  a: createPanel('a', panelContext('b')),
  b: createPanel('b', panelContext('a')),
};
const options = createOptions(() => {
  panels.a.readAhead();
  panels.b.readAhead();
});
const own = (once) => ownFor(options.complete(once));
const controller = new Controller({ engine, panels, options, own, onState: (state) => { screen.show(); remember(state); } });
const calibration = createCalibration(part('calibrate'), { engine, options, compare: compareFiles });
const screen = createScreen({ engine, controller, panels, options, calibration });
const recent = createRecents(part('recent'), openRecent);
const swap = h('button', { type: 'button', class: 'swap', dataset: { testid: 'swap', l10n: 'input-swap-sides' }, onclick: () => controller.swap() },
  h('span', { 'aria-hidden': 'true' }, '⇄'));
const compare = h('button', { type: 'button', class: 'button primary compare', dataset: { testid: 'compare' }, onclick: () => controller.compare() },
  h('span', { dataset: { l10n: 'input-compare' } }), h('kbd', { 'aria-hidden': 'true' }, shortcut()));

part('panels').append(panels.a.element, swap, panels.b.element);
part('controls').append(compare, options.keep, options.toggle);
part('options').append(options.body);

/* What the reader does */

part('relay-settings').addEventListener('click', openRelay);
part('examples').addEventListener('click', async (event) => {
  const button = /** @type {HTMLElement} */ (event.target).closest('button');
  const name = button?.dataset.example;
  if (!name) return;
  const pair = await loadExample(name, currentLanguage());
  panels.a.example(pair.a.text);
  panels.b.example(pair.b.text);
  controller.compare();
});
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || calibration.open || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  // Asked twice in impatience, a comparison that runs is not begun anew.
  if (controller.state.name !== 'comparing') controller.compare();
});
guardPage();

const kept = keptSides();
panels.a.side = kept.a;
panels.b.side = kept.b;
showAll();
calibration.start();
if (location.hash.startsWith('#share=')) takeLink(location.hash);
loadRelay().then(showPanels);
engine.call('info', {}).then(({ languages }) => options.offer(languages), () => {});

/* Showing */

function showAll() {
  l10n(document.body);
  options.show();
  showPanels();
  screen.again();
  calibration.again();
  recent.show();
}

function showPanels() {
  panels.a.show();
  panels.b.show();
}

function panelContext(other) {
  return {
    read: (source, buffers) => engine.call('read', { source, options: options.value }, { buffers }),
    other: () => panels[other],
    onChange: () => {
      showPanels();
      keep();
    },
    onGiven: () => controller.given(),
    openRelay,
    openWays: openWaysDialog,
  };
}

/** @param {string} hash */
async function takeLink(hash) {
  const { openLink } = await import('./share/open.js');
  openLink(hash, { panels, options, compare: () => controller.compare(), place: part('state') });
}

/** @param {import('../common/compare/state.js').State} state */
function remember(state) {
  if (state.name !== 'shown') return;
  const { comparison: { relation, distance, jaccard, a, b }, sides, once } = state;
  const side = ({ title, text }, { held }) => ({ title: titleOf({ title, name: held?.name, text }) ?? t('input-untitled'), text });
  recent.add({ date: new Date().toISOString(), relation, distance, jaccard, options: { ...options.value, ...once }, a: side(a, sides.a), b: side(b, sides.b) });
}

/** @param {import('./recent/store.js').Recent} recent */
function openRecent({ options: kept, a, b }) {
  options.take(kept);
  panels.a.example(a.text);
  panels.b.example(b.text);
  controller.compare();
}

/** Two texts of a calibration, compared in the panels. @param {File} a @param {File} b */
async function compareFiles(a, b) {
  await Promise.all([panels.a.holdFile(a), panels.b.holdFile(b)]);
  calibration.go();
  controller.compare();
}

function openRelay() {
  openRelayDialog(showPanels);
}

function shortcut() {
  return /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘ Enter' : 'Ctrl + Enter';
}
