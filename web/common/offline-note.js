/**
 * The note at the foot of the page about what is kept for use without a network, and the button that brings it back.
 */

import { h } from './dom.js';
import { progressGrid } from './grid.js';
import { bytes, t } from './l10n.js';
import { root } from './root.js';

/**
 * @param {Document} page
 * @param {object} actions
 * @param {any} actions.install
 * @param {() => Promise<void>} actions.erase
 * @param {() => void} actions.keepAgain
 * @param {() => void} actions.open  the reader asks for the note
 * @param {() => void} actions.close
 */
export function createNote(page, { install, erase, keepAgain, open, close }) {
  /** @returns {HTMLElement} */
  const part = (name) => page.querySelector(`[data-part="${name}"]`);
  const place = part('offline-note');
  const opener = part('offline');
  /** @type {() => Node | string} */
  let content = () => '';

  const show = () => place.replaceChildren(content());
  const put = (next) => {
    // What has the focus is about to go.
    const focused = place.contains(page.activeElement) || page.activeElement === opener;
    content = next;
    show();
    if (focused) /** @type {HTMLElement} */ (place.querySelector('h2') ?? opener).focus();
  };
  const shut = () => put(() => '');

  opener.addEventListener('click', open);
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    install = event;
    show();
  });
  new MutationObserver(show).observe(page.documentElement, { attributeFilter: ['lang'] });

  return {
    /** The reader can ask for the note. */
    offer() {
      opener.hidden = false;
    },
    /** @param {{ bytes: number }} size */
    kept(size) {
      put(() => note('kept', { icon: full(1), text: t('offline-kept-text', { size: bytes(size.bytes) }) },
        install && button('offline-install', ask), link('offline-erase', erase), link('offline-close', () => { close(); shut(); })));
    },
    erased() {
      put(() => note('erased', { icon: full(0), text: t('offline-erased-text') },
        button('offline-again', () => { shut(); keepAgain(); }), link('offline-close', () => { close(); shut(); })));
    },
    /** @param {{ old: About, next: About, reload: () => void, later: () => void }} offer */
    update({ old, next, reload, later }) {
      const versions = { old: old.version, version: next.version, same: String(old.version === next.version) };
      const text = [t('offline-update-text', versions), t('offline-update-fingerprints', { same: String(old.fingerprints === next.fingerprints) })];
      put(() => note('update', { icon: mark(page), title: t('offline-update', versions), text: text.join(' ') },
        button('offline-reload', reload, versions),
        h('a', { href: new URL(next.changes, root).href, target: '_blank', rel: 'noopener' }, t('offline-changes')),
        link('offline-later', () => { later(); shut(); })));
    },
  };

  /** The browser lets itself be asked once. */
  function ask() {
    install.prompt();
    install = null;
    put(content);
  }
}

function note(name, { icon, title = t(`offline-${name}`), text }, ...actions) {
  return h('div', { class: 'notice', dataset: { testid: `note-${name}` } }, icon,
    h('div', null, h('h2', { class: 'title', tabindex: '-1' }, title), h('p', null, text)),
    h('div', { class: 'actions' }, actions));
}

function full(share) {
  const grid = progressGrid();
  grid.show(share);
  return grid.element;
}

function mark(page) {
  return page.querySelector('.brand .mark').cloneNode(true);
}

function button(id, run, args = {}) {
  return h('button', { type: 'button', class: 'button', onclick: () => run(), dataset: { testid: id } }, t(id, args));
}

function link(id, run) {
  return h('button', { type: 'button', class: 'link', onclick: () => run(), dataset: { testid: id } }, t(id));
}
