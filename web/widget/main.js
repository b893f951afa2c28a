/**
 * The widget's page, in a frame of another site's page or alone: wiring only.
 */

import { Controller } from '../common/compare/controller.js';
import { createPanel } from '../common/compare/panel.js';
import { loadRelay } from '../common/compare/relay.js';
import { h } from '../common/dom.js';
import { currentLanguage, l10n } from '../common/l10n.js';
import { root } from '../common/root.js';
import { showEngine, startLanguage, useLanguage } from '../common/shell.js';
import { createEngine } from '../engine/client.js';
import { give } from './given.js';
import { connect } from './port.js';
import { reporter } from './report.js';
import { createScreen } from './screen.js';

const html = document.documentElement;
/** @returns {HTMLElement} */
const part = (name) => document.querySelector(`[data-part="${name}"]`);
const built = Promise.withResolvers();

// First of all: the page around waits for it.
const tell = connect((message) => built.promise.then(() => hear(message)));
const engine = createEngine({ base: root, early: globalThis.sosieEarly });
showEngine(engine);
await startLanguage(showAll);

const panels = { a: createPanel('a', panelContext('a', 'b')), b: createPanel('b', panelContext('b', 'a')) };
const report = reporter({ engine, tell });
const controller = new Controller({
  engine, panels, options: { value: {} }, own: () => null,
  onState: (state) => { screen.show(); report.state(state); },
});
const screen = createScreen({ engine, controller, panels });
const compare = h('button', { type: 'button', class: 'button primary', dataset: { testid: 'compare', l10n: 'input-compare' }, onclick: () => controller.compare() });

part('panels').append(panels.a.element, panels.b.element);
part('bench').prepend(compare);
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || controller.state.name === 'comparing') return;
  event.preventDefault();
  controller.compare();
});
loadRelay().then(showPanels);
showAll();
built.resolve(null);

/* What the page around asks */

let told = { a: '', b: '' };

/** @param {any} message */
async function hear(message) {
  const { kind } = message;
  if (kind === 'set') await set(message);
  else if (kind === 'compare') controller.compare();
  else if (kind === 'focus') whenFocused(() => panels.a.focus({ preventScroll: true }));
}

/** The page around has given the frame the focus, which may come after its word. @param {() => void} run */
function whenFocused(run) {
  if (document.hasFocus()) run();
  else addEventListener('focus', run, { once: true });
}

async function set({ lang, theme, accent, a, b, auto, compact, follows }) {
  html.dataset.theme = theme;
  html.toggleAttribute('data-accent', accent !== null);
  html.style.setProperty('--accent', accent);
  html.toggleAttribute('data-follows', follows);
  part('foot').hidden = true;
  screen.compact = compact;
  if (lang !== currentLanguage()) {
    await useLanguage(lang);
    showAll();
  }
  const changed = a !== told.a || b !== told.b;
  if (a !== told.a) give(panels.a, a);
  if (b !== told.b) give(panels.b, b);
  told = { a, b };
  if (changed) controller.change();
  screen.follow((height) => tell({ kind: 'height', height }));
  if (changed && auto && a !== '' && b !== '') controller.compare();
}

/* Showing */

function showAll() {
  l10n(document);
  part('full').setAttribute('href', fullPage());
  if (!panels) return;
  showPanels();
  screen.again();
}

function showPanels() {
  panels.a.show();
  panels.b.show();
}

function panelContext(name, other) {
  return {
    read: (source, buffers) => engine.call('read', { source, options: {} }, { buffers }),
    other: () => panels[other],
    onChange: () => {
      showPanels();
      report.problem(name, panels[name].side.problem);
    },
    onGiven: () => controller.given(),
    // The full page has room to explain.
    openRelay: openFullPage,
    openWays: openFullPage,
  };
}

/** Without what was given here: that stays in this page. */
function fullPage() {
  return new URL(`index.html?lang=${currentLanguage()}`, root).href;
}

function openFullPage() {
  open(fullPage(), '_blank', 'noopener');
}
