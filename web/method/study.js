/**
 * A text changed more and more: a slider, the figures at its place, and those of many places as dots.
 */

import { h } from '../common/dom.js';
import { number, t } from '../common/l10n.js';
import { asPercent } from '../common/numbers.js';
import { chart } from './chart.js';
import { latest } from './latest.js';
import { numbersTable } from './numbers-table.js';
import { pairView } from './pair.js';

/** So many comparisons in one call: what the reader asks for meanwhile waits no longer than that. */
const BATCH = 8;
const BITS = 64;

/**
 * @typedef {{ text: string, own: boolean }[]} Pieces  of B; `own`: not of A
 * @typedef {Record<string, any>} Figures  as the bridge gives them
 *
 * @typedef {object} Study
 * @property {'replace' | 'append'} name
 * @property {number} most  of the slider, in per cent, with its `step` and its `start`
 * @property {number} step
 * @property {number} start
 * @property {number} every  so many per cent there are dots
 * @property {number} draws
 * @property {{ key: string, top: number, ticks: number[], format: (value: number) => string, title: string, text: string }} measure  beside the distance
 * @property {boolean} theory  whether the expected distance is drawn
 * @property {boolean} verdicts
 * @property {(texts: import('./texts.js').Texts, seed: number) => (share: number) => Pieces} make  one draw
 * @property {(share: string, figures: Figures) => string} sentence
 *
 * @param {HTMLElement} element
 * @param {{ engine: any, onFailure: (error: Error) => void, study: Study }} context
 */
export function createStudy(element, { engine, onFailure, study }) {
  const places = Array.from({ length: study.most / study.every + 1 }, (_, index) => index * study.every);
  /** @type {import('./texts.js').Texts | null} */
  let texts = null;
  let seed = 1;
  let percent = study.start;
  /** Draws made for the texts and the seed; what was asked with others is dropped. */
  let draws = [];
  /** @type {Figures | null} at the slider's place */
  let here = null;
  /** @type {{ percent: number, draw: number, figures: Figures }[]} */
  let runs = [];
  let row = null;
  let parts = null;
  const askHere = latest(figuresHere);

  return { show, ask, use, mark };

  /** @param {import('./texts.js').Texts} given */
  function use(given) {
    texts = given;
    draw();
  }

  /** @param {Record<string, any>} given  thresholds */
  function mark(given) {
    row = given;
    if (!parts) return;
    parts.distance.mark(row.near_bits, number(row.near_bits));
    showLegend();
  }

  function draw() {
    draws = Array.from({ length: study.draws }, (_, index) => study.make(texts, seed * 1000 + index));
    ask();
  }

  function ask() {
    if (!texts) return;
    runs = [];
    here = null;
    parts.distance.clear();
    parts.measure.clear();
    parts.numbers.show();
    askHere(percent);
    fillCharts();
  }

  function textAt(drawn, place) {
    return drawn(place / 100).map(({ text }) => text).join('');
  }

  async function figuresHere(place) {
    const [own] = draws;
    try {
      const [figures] = await engine.call('figures', { a: texts.text, others: [textAt(own, place)] });
      if (own !== draws[0]) return;
      here = { ...figures, percent: place };
      showHere();
    } catch (error) {
      onFailure(error);
    }
  }

  /** Batch after batch; given up as soon as there are other draws. */
  async function fillCharts() {
    const mine = runs;
    const own = draws;
    const jobs = places.flatMap((place) => own.map((drawn, index) => ({ percent: place, draw: index, drawn })));
    try {
      for (let start = 0; start < jobs.length; start += BATCH) {
        const batch = jobs.slice(start, start + BATCH);
        const others = batch.map((job) => textAt(job.drawn, job.percent));
        const found = await engine.call('figures', { a: texts.text, others });
        if (mine !== runs) return;
        const fresh = batch.map(({ percent: place, draw: index }, position) => ({ percent: place, draw: index, figures: found[position] }));
        mine.push(...fresh);
        addDots(fresh);
      }
      showWhole();
    } catch (error) {
      if (mine === runs) onFailure(error);
    }
  }

  /* Showing */

  function show() {
    const slider = h('input', {
      type: 'range', class: 'slider', min: 0, max: study.most, step: study.step, value: percent,
      'aria-label': t(`method-${study.name}-slider`), dataset: { testid: `${study.name}-slider` },
      oninput: () => move(slider),
    });
    const again = h('button', { type: 'button', class: 'button', dataset: { testid: `${study.name}-again` }, onclick: () => { seed += 1; draw(); } },
      t('method-replace-again'));
    const unit = t(`method-${study.name}-unit`);
    const x = { most: study.most, ticks: [0, 0.25, 0.5, 0.75, 1].map((part) => ({ at: part * study.most, text: number(part * study.most) })) };
    const { measure } = study;
    parts = {
      slider,
      sentence: h('p', { class: 'sentence', role: 'status', dataset: { testid: `${study.name}-sentence` } }, t('method-waiting')),
      verdicts: h('dl', { class: 'verdicts', hidden: !study.verdicts }),
      distance: chart({
        name: `${study.name}-distance`, title: t('method-distance'), text: t('method-distance-text'), unit, x,
        y: { most: BITS, ticks: [0, 32, BITS].map((at) => ({ at, text: number(at) })) },
      }),
      measure: chart({
        name: `${study.name}-measure`, title: t(measure.title), text: t(measure.text), unit, x,
        y: { most: measure.top, ticks: measure.ticks.map((at) => ({ at, text: measure.format(at) })) },
      }),
      numbers: numbersTable(study, () => ({ places, runs, averages, whole: isWhole() })),
      pair: pairView(study.name),
    };
    slider.setAttribute('aria-valuetext', shareText());
    element.replaceChildren(parts.sentence, parts.verdicts, h('div', { class: 'slide' }, slider, again),
      h('div', { class: 'charts' }, parts.distance.element, parts.measure.element), parts.numbers.element, parts.pair.element);
    if (row) mark(row);
    else showLegend();
    addDots(runs);
    if (isWhole()) showWhole();
    if (here) showHere();
  }

  function move(slider) {
    percent = slider.valueAsNumber;
    slider.setAttribute('aria-valuetext', shareText());
    if (texts) askHere(percent);
  }

  function shareText() {
    return asPercent(percent / 100);
  }

  function showHere() {
    const value = here[study.measure.key];
    const share = asPercent(here.percent / 100);
    parts.sentence.textContent = study.sentence(share, here);
    parts.sentence.dataset.percent = here.percent;
    parts.distance.at({ x: here.percent, y: here.distance }, t('method-bits', { bits: here.distance }));
    parts.measure.at({ x: here.percent, y: value }, study.measure.format(value));
    parts.verdicts.replaceChildren(
      verdict('fingerprint', 'result-from-fingerprint', t(`result-fingerprint-says-${here.fingerprint_verdict}`), here.fingerprint_verdict),
      verdict('content', 'result-from-content', t('method-content-says', { relation: here.relation }), here.content_verdict));
    parts.pair.show({ a: texts.text, b: draws[0](here.percent / 100), words: [here.words_a, here.words_b] });
  }

  function showLegend() {
    parts.distance.explain([
      ...(study.theory ? [{ kind: /** @type {const} */ ('theory'), text: t('method-theory') }] : []),
      ...(row ? [{ kind: /** @type {const} */ ('near'), text: t('method-near-line', { bits: row.near_bits }) }] : []),
    ]);
  }

  function verdict(name, eyebrow, words, value) {
    return h('div', { dataset: { testid: `${study.name}-verdict-${name}`, value } }, h('dt', null, t(eyebrow)), h('dd', null, words));
  }

  function addDots(found) {
    parts.distance.add(found.map(({ percent: x, figures }) => ({ x, y: figures.distance })));
    parts.measure.add(found.map(({ percent: x, figures }) => ({ x, y: figures[study.measure.key] })));
    if (study.theory) parts.distance.line(averages('expected'));
  }

  /** Once all is there: what the charts show, in words and in figures. */
  function showWhole() {
    describe(parts.distance, t('method-distance'), averages('distance'), (value) => number(value, { maximumFractionDigits: 1 }));
    describe(parts.measure, t(study.measure.title), averages(study.measure.key), study.measure.format);
    parts.numbers.show();
  }

  function describe(drawn, title, means, format) {
    const [first, middle, last] = [means[0], means[(means.length - 1) / 2], means.at(-1)];
    drawn.describe(t('method-chart-alt', {
      title, first: asPercent(first.x / 100), middle: asPercent(middle.x / 100), last: asPercent(last.x / 100),
      firstValue: format(first.y), middleValue: format(middle.y), lastValue: format(last.y),
    }));
  }

  function isWhole() {
    return runs.length === places.length * study.draws;
  }

  /** Of all draws, at each place that has any. @param {string} key @returns {import('./chart.js').Dot[]} */
  function averages(key) {
    return places.flatMap((place) => {
      const values = runs.filter((run) => run.percent === place).map(({ figures }) => figures[key]);
      return values.length ? [{ x: place, y: values.reduce((sum, value) => sum + value, 0) / values.length }] : [];
    });
  }
}
