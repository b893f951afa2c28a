/**
 * How Sosie works, played with: wiring only.
 */

import { currentLanguage } from '../common/l10n.js';
import { root } from '../common/root.js';
import { showEngine, startLanguage, startTheme } from '../common/shell.js';
import { createEngine } from '../engine/client.js';
import { append } from './append.js';
import { createLines } from './lines.js';
import { createNote } from './note.js';
import { replace } from './replace.js';
import { createStudy } from './study.js';
import { loadTexts } from './texts.js';
import { createVote } from './vote.js';

/** @returns {HTMLElement} */
const part = (name) => document.querySelector(`[data-part="${name}"]`);

startTheme();
const engine = createEngine({ base: root, early: globalThis.sosieEarly });
showEngine(engine);
await startLanguage(show);

const note = createNote(part('engine'), engine, () => {
  if (engine.state.name === 'error') engine.restart();
  for (const one of parts) one.ask();
});
const context = { engine, onFailure: note.fail };
const lines = createLines(part('lines'), { ...context, onRow: (row) => studies.forEach((study) => study.mark(row)) });
const studies = [createStudy(part('replace'), { ...context, study: replace }), createStudy(part('append'), { ...context, study: append })];
const parts = [createVote(part('vote'), context), lines, ...studies];
show();

/** In the page's language, again after each change of it; part by part, so that the page answers meanwhile. */
async function show() {
  const language = currentLanguage();
  note.show();
  for (const one of parts) {
    one.show();
    await new Promise((done) => setTimeout(done));
    if (language !== currentLanguage()) return;
  }
  const texts = await loadTexts(language);
  if (language === currentLanguage()) studies.forEach((study) => study.use(texts));
}
