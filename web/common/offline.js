/**
 * The site kept for use without a network: starts the service worker, says once that it keeps the site, offers a newer
 * build. Loaded when the engine has nothing to do. Where storage is refused or full nothing is said: all else works.
 */

import { forgetSnapshot } from '../engine/snapshot.js';
import { createNote } from './offline-note.js';
import { root } from './root.js';
import { local, session } from './store/local.js';

/** 'told': the note was closed; 'off': the reader erased it all, and nothing is kept until asked for. */
const KEY = 'offline';
const LATER = 'offline-later';
/** Asked for without its version: that of any build. */
const SNAPSHOT = new URL('engine/snapshot', root);

const workers = navigator.serviceWorker;
const isText = (kept) => typeof kept === 'string';
const choice = () => local.get(KEY, isText);

/** @param {any} install  the event by which the browser offered to install the site, if it has */
export function start(install) {
  if (!workers || !isOwnPage()) return;
  // The widget keeps the site too, and says nothing of it.
  if (!document.querySelector('[data-part="offline-note"]')) {
    if (choice() !== 'off') register();
    return;
  }
  const note = createNote(document, {
    install, erase,
    keepAgain: () => {
      local.set(KEY, null);
      keep();
    },
    open: () => (choice() === 'off' ? note.erased() : told()),
    close: () => {
      if (choice() !== 'off') local.set(KEY, 'told');
    },
  });

  if (choice() === 'off') note.offer();
  else keep();

  async function keep() {
    const registration = await register();
    if (!registration) return;
    watch(registration, () => offerUpdate(registration));
    const { active } = await workers.ready;
    active.postMessage({ kind: 'opened', build: document.documentElement.dataset.build });
    note.offer();
    if (choice() === null && !registration.waiting) await told();
  }

  async function told() {
    const { active } = await workers.ready;
    const snapshot = await caches.match(SNAPSHOT, { ignoreSearch: true });
    note.kept({ bytes: (await aboutOf(active)).bytes + ((await snapshot?.blob())?.size ?? 0) });
  }

  async function offerUpdate(/** @type {ServiceWorkerRegistration} */ { active, waiting }) {
    if (!active || !waiting) return;
    const [old, next] = await Promise.all([aboutOf(active), aboutOf(waiting)]);
    if (session.get(LATER, isText) === next.build) return;
    note.update({ old, next, reload: () => reloadWith(waiting), later: () => session.set(LATER, next.build) });
  }

  async function erase() {
    local.set(KEY, 'off');
    await (await workers.getRegistration(root))?.unregister();
    const own = (await caches.keys()).filter((name) => name.startsWith(`sosie-site ${root} `));
    await Promise.all([...own.map((name) => caches.delete(name)), forgetSnapshot(SNAPSHOT)]);
    note.erased();
  }
}

/** @returns {Promise<ServiceWorkerRegistration | null>} null where storage is refused */
async function register() {
  try {
    return await workers.register(new URL('sw.js', root));
  } catch {
    return null;
  }
}

/** A page of another site that frames this one was asked for by its reader, this one was not. */
function isOwnPage() {
  try {
    return window.top.location.origin === location.origin;
  } catch {
    return false;
  }
}

/** @param {ServiceWorkerRegistration} registration @param {() => void} onWaiting  called for each build that waits */
function watch(registration, onWaiting) {
  const follow = () => registration.installing?.addEventListener('statechange', onWaiting);
  registration.addEventListener('updatefound', follow);
  follow();
  onWaiting();
}

/** @param {ServiceWorker} worker @returns {Promise<About>} */
function aboutOf(worker) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ kind: 'about' }, [port2]);
  });
}

/** Only this tab; another goes on with the build it has, even where the newer one was taken up there first. */
function reloadWith(/** @type {ServiceWorker} */ waiting) {
  if (waiting.state !== 'installed') return location.reload();
  workers.addEventListener('controllerchange', () => location.reload(), { once: true });
  return waiting.postMessage({ kind: 'activate' });
}
