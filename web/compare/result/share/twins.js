/**
 * The passages as pairs: their numbers in both texts, the way from one to its twin, and the pair that
 * is picked out. One number of a text is reached by Tab, the others from there by the arrow keys.
 */

import { h } from '../../../common/dom.js';
import { otherSide, sideName } from '../../../common/result/context.js';
import { bringIntoView } from './scroll.js';

/** @typedef {ReturnType<typeof createTwins>} Twins */

const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * @param {import('../../../common/result/context.js').Context} context
 * @param {{ready: () => Promise<unknown>, show: (side: 'a'|'b') => void}} place
 *   `ready`: all marks are built; `show` brings a text to the front where there is room for one
 */
export function createTwins({ say }, place) {
  /** @type {Map<number, {a: HTMLElement[], b: HTMLElement[]}>} */
  const pairs = new Map();
  /** @type {{a: HTMLElement[], b: HTMLElement[]}} */
  const numbers = { a: [], b: [] };
  const lengths = new Map();
  const followers = new Set();
  let picked = 0;

  return { add, number, length, pick, go, follow, listen };

  /** @param {number} n @param {'a'|'b'} side @param {HTMLElement} mark */
  function add(n, side, mark) {
    if (!pairs.has(n)) pairs.set(n, { a: [], b: [] });
    pairs.get(n)[side].push(mark);
    if (n === picked) setPicked(mark, true);
  }

  /** The button that carries a passage's number; where a passage goes on in another block, a hollow sign. */
  function number(run, side, continues) {
    if (continues) return h('span', { class: 'n hollow', 'aria-hidden': 'true', dataset: { label: run.n } });
    const other = sideName(otherSide(side));
    // Not a <button>: that is a box of its own, after which a line may break and leave the number behind.
    const element = h('span', {
      role: 'button',
      class: 'n',
      tabindex: numbers[side].length ? '-1' : '0',
      'aria-label': say('result-passage-go', { n: String(run.n), count: run.words, moved: run.moved ? 'yes' : 'no', other }),
      dataset: { n: run.n, label: run.moved ? say('result-passage-moved', { n: String(run.n) }) : run.n },
    });
    numbers[side].push(element);
    return element;
  }

  /** "54 words", said once for each length. */
  function length(count) {
    if (!lengths.has(count)) lengths.set(count, say('result-length', { count }));
    return lengths.get(count);
  }

  /** Picks a pair out, in both texts and wherever else it is shown; 0 picks none. */
  function pick(n) {
    for (const mark of marksOf(picked)) setPicked(mark, false);
    picked = n;
    for (const mark of marksOf(n)) setPicked(mark, true);
    for (const follower of followers) follower(n);
  }

  /** Picks a pair out and brings its place in one text into view. */
  async function go(n, side) {
    pick(n);
    await place.ready();
    const mark = pairs.get(n)?.[side][0];
    if (!mark) return;
    place.show(side);
    focus(side, mark.querySelector('.n'));
    await bringIntoView(mark);
  }

  /** @param {(n: number) => void} follower  told of each pick */
  function follow(follower) {
    followers.add(follower);
  }

  /** Clicks and keys in a text. @param {HTMLElement} body @param {'a'|'b'} side */
  function listen(body, side) {
    body.addEventListener('click', (event) => {
      const button = buttonOf(event);
      if (button) goFrom(button);
    });
    body.addEventListener('keydown', (event) => {
      const button = buttonOf(event);
      if (!button) return;
      if (event.key === 'Escape') pick(0);
      const next = neighbour(side, button, event.key);
      const pressed = event.key === 'Enter' || event.key === ' ';
      if (!next && !pressed) return;
      event.preventDefault();
      if (pressed) return void goFrom(button);
      focus(side, next);
      next.scrollIntoView({ block: 'nearest' });
    });

    function goFrom(button) {
      go(Number(button.getAttribute('data-n')), otherSide(side));
    }
  }

  function neighbour(side, button, key) {
    const row = numbers[side];
    if (key === 'Home') return row[0];
    if (key === 'End') return row.at(-1);
    return key in STEPS ? row[row.indexOf(button) + STEPS[key]] : undefined;
  }

  function focus(side, button) {
    for (const item of numbers[side]) if (item.tabIndex === 0) item.tabIndex = -1;
    button.tabIndex = 0;
    button.focus({ preventScroll: true });
  }

  function setPicked(mark, yes) {
    mark.classList.toggle('picked', yes);
    mark.parentElement?.classList.toggle('holds-picked', yes);
  }

  function buttonOf(event) {
    return /** @type {Element} */ (event.target).closest('.n[role=button]');
  }

  function marksOf(n) {
    const pair = pairs.get(n);
    return pair ? [...pair.a, ...pair.b] : [];
  }
}
