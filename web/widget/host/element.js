/**
 * <sosie-compare>: a closed card that costs the page next to nothing, until it is activated and a frame takes its place.
 */

import messages from '#widget-messages';
import { pickLanguage, textDirection } from '../../common/languages.js';
import css from './card.css';
import { createCard, node } from './card.js';
import { awaitHello } from './link.js';

/** The site's own folder, where this script lies. */
const SITE = new URL('./', import.meta.url);
/** Without `allow-same-origin` the worker is refused. */
const SANDBOX = 'allow-scripts allow-same-origin allow-downloads allow-popups';
/** A frame that was loaded and says nothing for so long is not ours: a host's policy may have refused it. */
const SILENCE_MS = 5000;
const THEMES = ['light', 'dark'];

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/**
 * @fires ready  the engine answers; its detail: versions, limits, languages
 * @fires result  its detail: what `sosie compare --json` prints
 * @fires error  its detail: { code, detail }
 */
export class SosieCompare extends HTMLElement {
  static observedAttributes = ['lang', 'theme', 'accent', 'a', 'b', 'auto', 'compact', 'height'];

  #view = createCard(() => this.activate());
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** @type {MessagePort | null} */
  #port = null;
  /** Ends all that belongs to the frame, or to the wait for it. */
  #life = new AbortController();
  /** Pixels that the frame's content takes. */
  #content = 0;
  #asked = false;
  #changed = false;
  #failed = false;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.append(this.#view.box);
  }

  connectedCallback() {
    // What was set before this script came is no attribute yet.
    for (const name of SosieCompare.observedAttributes) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
    this.#show();
    this.#watch();
  }

  /** Put back into a page, it is closed again: a frame that is moved loads anew in any case. */
  disconnectedCallback() {
    this.#close();
  }

  attributeChangedCallback() {
    if (this.#changed || !this.isConnected) return;
    this.#changed = true;
    queueMicrotask(() => this.#pass());
  }

  /** Shows and passes on what has changed. */
  #pass() {
    if (!this.#changed) return;
    this.#changed = false;
    if (!this.isConnected) return;
    this.#show();
    this.#watch();
    this.#port?.postMessage({ kind: 'set', ...this.#settings });
  }

  get a() { return this.getAttribute('a') ?? ''; }
  get b() { return this.getAttribute('b') ?? ''; }
  get accent() { return this.getAttribute('accent') ?? ''; }
  get auto() { return this.hasAttribute('auto'); }
  get compact() { return this.hasAttribute('compact'); }
  get theme() { return THEMES.find((theme) => theme === this.getAttribute('theme')) ?? 'auto'; }
  get height() { return Math.max(0, Number.parseInt(this.getAttribute('height'), 10)) || null; }

  set a(value) { this.#reflect('a', value); }
  set b(value) { this.#reflect('b', value); }
  set accent(value) { this.#reflect('accent', value); }
  set auto(value) { this.toggleAttribute('auto', Boolean(value)); }
  set compact(value) { this.toggleAttribute('compact', Boolean(value)); }
  set theme(value) { this.#reflect('theme', value); }
  set height(value) { this.#reflect('height', value); }

  /** Opens the frame, unless it is open. */
  activate() {
    if (this.#frame || !this.isConnected) return;
    const { box, button } = this.#view;
    this.#life.abort();
    const { signal } = this.#life = new AbortController();
    this.#failed = false;
    const frame = this.#frame = /** @type {HTMLIFrameElement} */ (node('iframe', {
      sandbox: SANDBOX, allow: 'clipboard-write', referrerpolicy: 'no-referrer', src: new URL(`widget.html?lang=${this.#language}`, SITE).href,
    }));
    button.setAttribute('aria-disabled', 'true');
    awaitHello(frame, SITE.origin, (port) => this.#open(port), signal);
    frame.addEventListener('load', () => setTimeout(() => {
      if (!signal.aborted && !this.#port) this.#fail();
    }, SILENCE_MS), { once: true });
    this.#show();
    box.prepend(frame);
  }

  /** Compares what stands in both texts; opens the frame for that. */
  compare() {
    this.#pass();
    this.activate();
    if (this.#port) this.#port.postMessage({ kind: 'compare' });
    else this.#asked = this.isConnected;
  }

  #open(port) {
    this.#port = port;
    port.onmessage = ({ data }) => this.#hear(data);
    port.postMessage({ kind: 'set', ...this.#settings });
    if (this.#asked) port.postMessage({ kind: 'compare' });
    this.#asked = false;
  }

  #hear({ kind, height, detail }) {
    if (kind !== 'height') {
      this.dispatchEvent(new CustomEvent(kind, { detail, bubbles: true }));
      return;
    }
    this.#content = height;
    if (this.#view.box.classList.contains('open')) {
      this.#size();
      return;
    }
    // Who pressed the button goes on in the frame; nobody else is taken there.
    const pressed = this.shadowRoot.activeElement === this.#view.button;
    this.#view.box.classList.add('open');
    this.#size();
    if (!pressed) return;
    this.#frame.focus({ preventScroll: true });
    this.#port.postMessage({ kind: 'focus' });
  }

  #fail() {
    this.#close();
    this.#failed = true;
    this.#show();
    this.dispatchEvent(new CustomEvent('error', { detail: { code: 'frame-refused', detail: {} }, bubbles: true }));
  }

  #close() {
    this.#life.abort();
    this.#frame?.remove();
    this.#frame = this.#port = null;
    this.#asked = false;
    this.#view.box.classList.remove('open');
    this.#view.button.removeAttribute('aria-disabled');
  }

  /** With `auto`, opens once it comes into view. */
  #watch() {
    if (!this.auto || this.#frame || this.#failed) return;
    this.#life.abort();
    this.#life = new AbortController();
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting) && this.auto) this.activate();
    });
    this.#life.signal.addEventListener('abort', () => observer.disconnect());
    observer.observe(this);
  }

  get #language() {
    const nearest = /** @type {HTMLElement | null} */ (this.closest('[lang]'))?.lang;
    return pickLanguage([nearest, ...navigator.languages].filter(Boolean), Object.keys(messages));
  }

  get #settings() {
    const { accentColor } = getComputedStyle(this.#view.box);
    return {
      lang: this.#language, theme: this.theme, accent: accentColor === 'auto' ? null : accentColor,
      a: this.a, b: this.b, auto: this.auto, compact: this.compact, follows: this.height === null,
    };
  }

  #show() {
    const { box, title, text, button, size, full } = this.#view;
    const language = this.#language;
    const say = messages[language];
    box.lang = language;
    box.dir = textDirection(language);
    title.textContent = say.title;
    text.textContent = this.#failed ? say.failed : this.#frame ? say.opening : say.text;
    button.textContent = say.button;
    size.textContent = say.size;
    full.textContent = say.full;
    full.href = new URL(`index.html?lang=${language}`, SITE).href;
    const accent = CSS.supports('color', this.accent) ? this.accent : '';
    box.style.setProperty('--accent', accent);
    box.classList.toggle('accent', accent !== '');
    this.#size();
    if (!this.#frame) return;
    this.#frame.title = say.frame;
  }

  /** As high as its content; a fixed height holds for the whole, and from the start. */
  #size() {
    const { box } = this.#view;
    box.style.blockSize = this.height ? `${this.height}px` : '';
    if (box.classList.contains('open')) this.#frame.style.blockSize = this.height ? '0' : `${this.#content}px`;
  }

  /** @param {string} name @param {unknown} value  null takes the attribute away */
  #reflect(name, value) {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, String(value));
  }
}
