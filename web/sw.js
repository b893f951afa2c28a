/**
 * Keeps the site for use without a network, in one cache a build. A newer build is installed beside the one in use and
 * waits until a reader asks for it, or until no tab is left: a tab runs on one build as a whole.
 *
 * Own code, since workbox-precaching deletes what a new list lacks: a tab of the older build would lose what it has yet
 * to load.
 *
 *   page → worker
 *     {kind: 'about'}          answered, through the port that comes with it, once all is kept: ABOUT
 *     {kind: 'activate'}       the reader wants this build
 *     {kind: 'opened', build}  a page was opened, of that `data-build`
 */

const { about, files } = BUILD;
const sw = /** @type {any} */ (self);
const { scope } = sw.registration;
/** Other projects of one host share its caches. */
const PREFIX = `sosie-site ${scope} `;
const CACHE = PREFIX + about.build;
const OWN = { cacheName: CACHE, ignoreVary: true };
/** What begins so changes its address with its content: whichever build kept it, it is the right one. */
const ADDRESSED = ['assets/', 'engine/', 'locale/', 'CHANGELOG.txt'];
const paths = new Set(Object.keys(files).map((address) => address.split('?')[0]));

sw.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([route(event), keep()]));
});
sw.addEventListener('activate', (event) => event.waitUntil(sw.clients.claim()));
sw.addEventListener('message', (event) => {
  const { kind, build } = event.data;
  if (kind === 'about') event.waitUntil(tell(event.ports[0]));
  else if (kind === 'activate') sw.skipWaiting();
  else if (kind === 'opened') event.waitUntil(dropOlder(event.source, build));
});
sw.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  const path = new URL(request.url).pathname.slice(new URL(scope).pathname.length);
  const page = request.mode === 'navigate' ? pageOf(path) : null;
  if (page !== null || paths.has(path) || isAddressed(path)) event.respondWith(answer(request, path, page));
});

/**
 * Where browsers can, what is kept comes without this worker, which would have to be started first. A route to a cache
 * that lacks the file ends at the network, hence the exact addresses: what older builds keep is found below.
 */
async function route(event) {
  const at = (pathname, search) => ({ urlPattern: new URLPattern({ pathname, search, baseURL: scope }) });
  const listed = Object.keys(files).map((address) => address.split('?'));
  await event.addRoutes?.([
    { condition: { or: listed.map(([path, version = '']) => at(path, version)) }, source: { cacheName: CACHE } },
    { condition: { or: [{ requestMode: 'navigate' }, ...ADDRESSED.map((start) => at(`${start}*`, '*'))] }, source: 'fetch-event' },
    { condition: { urlPattern: new URLPattern({}) }, source: 'network' },
  ]);
}

/** All or nothing: a build that lacks a file would fail where there is no network. */
async function keep() {
  const cache = await caches.open(CACHE);
  try {
    for (const [address, digest] of Object.entries(files)) await cache.put(scope + address, await find(scope + address, digest));
  } catch (problem) {
    await caches.delete(CACHE);
    throw problem;
  }
}

/** A browser that erased the caches, or a reader who has thought better of it, left the worker: it keeps all again. */
async function tell(port) {
  if (!await caches.has(CACHE)) await keep();
  port.postMessage(about);
}

/** From an older build or the browser's own cache where they have it; over the network else. */
async function find(address, digest) {
  const ways = [
    () => caches.match(address, { ignoreVary: true }),
    () => fetch(address, { cache: 'force-cache' }),
    () => fetch(address, { cache: 'reload' }),
  ];
  for (const way of ways) {
    const response = await way();
    if (!response?.ok || await digestOf(response.clone()) !== digest) continue;
    // A page may not be answered by what was redirected.
    return response.redirected ? new Response(response.body, response) : response;
  }
  throw new Error(`${address} is not of this build`);
}

async function digestOf(response) {
  const hash = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isAddressed(path) {
  return ADDRESSED.some((start) => path.startsWith(start));
}

/** @param {string} path @returns {string | null} path of the page that is kept; some hosts leave its ending out */
function pageOf(path) {
  const page = path.replace(/(^|\/)index\.html$/, '$1');
  return [page, `${page}.html`, `${page}/`].find((candidate) => paths.has(candidate)) ?? null;
}

async function answer(request, path, page) {
  // By name: to open an erased cache would make it anew.
  const exact = await caches.match(request, isAddressed(path) ? { ignoreVary: true } : OWN);
  if (exact) return exact;
  const { pathname, search } = new URL(request.url);
  if (page === `${path}/`) return Response.redirect(`${pathname}/${search}`);
  return (page !== null && await caches.match(scope + page, OWN)) || fetch(request);
}

/** Not while a tab is open that may be of an older build. */
async function dropOlder(opened, build) {
  const { installing, waiting } = sw.registration;
  const others = (await sw.clients.matchAll({ includeUncontrolled: true }))
    .filter(({ id, url }) => id !== opened.id && url.startsWith(scope));
  const page = await caches.match(scope, OWN);
  if (installing || waiting || others.length || !(await page?.text())?.includes(`data-build="${build}"`)) return;
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}
