import assert from 'node:assert/strict';
import test from 'node:test';
import { createHandler } from '../../build/proxy/handler.mjs';
import { ask, failure, ORIGIN, proxy, site } from './helpers.mjs';

const PAGE = 'https://pages.example/';
const OWN = 'https://proxy.example';

/** A handler whose upstream always answers, and the addresses it was asked for. */
function counting(origins = [ORIGIN]) {
  const asked = [];
  const get = async (url) => {
    asked.push(url.href);
    return new Response('page', { headers: { 'Content-Type': 'text/html' } });
  };
  return { asked, handler: createHandler({ get, origins }) };
}

const withHeaders = (headers, init) => new Request(`${OWN}/proxy?url=${encodeURIComponent(PAGE)}`, { headers, ...init });

const ORIGINS = [
  ['a configured origin', { Origin: ORIGIN }, true],
  ['another origin', { Origin: 'https://evil.example' }, false],
  ['another scheme', { Origin: 'http://sosie.example' }, false],
  ['another port', { Origin: 'https://sosie.example:444' }, false],
  ['a name that begins alike', { Origin: 'https://sosie.example.evil.example' }, false],
  ['a name that ends alike', { Origin: 'https://evil-sosie.example' }, false],
  ['an opaque origin', { Origin: 'null' }, false],
  ['an empty origin', { Origin: '' }, false],
  ['no header at all', {}, false],
  ['own origin, not in the list', { 'Sec-Fetch-Site': 'same-origin' }, false],
  ['cross-site without Origin (an image, a form)', { 'Sec-Fetch-Site': 'cross-site', Referer: `${ORIGIN}/` }, false],
  ['typed by hand', { 'Sec-Fetch-Site': 'none' }, false],
  ['a referrer in the list', { Referer: `${ORIGIN}/compare?x` }, true],
  ['another referrer', { Referer: 'https://evil.example/https://sosie.example/' }, false],
  ['a broken referrer', { Referer: 'sosie.example' }, false],
  ['a frame', { Origin: ORIGIN, 'Sec-Fetch-Dest': 'iframe' }, false],
  ['a script', { Origin: ORIGIN, 'Sec-Fetch-Dest': 'script' }, false],
  ['a fetch', { Origin: ORIGIN, 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Site': 'cross-site' }, true],
];

for (const [name, headers, allowed] of ORIGINS) {
  test(`origin: ${name}: ${allowed ? 'answered' : 'refused'}`, async () => {
    const { asked, handler } = counting();
    const response = await handler(withHeaders(headers));
    assert.equal(response.status, allowed ? 200 : 403);
    assert.equal(response.headers.get('X-Proxy-Error'), allowed ? null : 'origin-forbidden');
    assert.deepEqual(asked, allowed ? [PAGE] : []);
  });
}

test('origin: own origin in the list, as the browser sends it: answered', async () => {
  const { handler } = counting([OWN]);
  assert.equal((await handler(withHeaders({ 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'empty' }))).status, 200);
  assert.equal((await handler(withHeaders({ 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' }))).status, 403);
});

test('the page of the asking origin alone may read the answer', async () => {
  const { handler } = counting();
  const { headers } = await handler(ask(PAGE));
  assert.equal(headers.get('Access-Control-Allow-Origin'), ORIGIN);
  assert.equal(headers.get('Access-Control-Allow-Credentials'), null);
  assert.equal(headers.get('Vary'), 'Origin');
  assert.match(headers.get('Access-Control-Expose-Headers'), /X-Final-URL/);
});

test('methods: GET and OPTIONS', async () => {
  const { asked, handler } = counting();
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'HEAD']) {
    const response = await handler(ask(PAGE, { method }));
    assert.deepEqual([response.status, response.headers.get('X-Proxy-Error')], [405, 'method'], method);
  }
  assert.equal((await handler(ask(PAGE, { method: 'OPTIONS' }))).status, 204);
  assert.equal((await handler(ask(PAGE, { method: 'OPTIONS', headers: { Origin: 'https://evil.example' } }))).status, 403);
  assert.deepEqual(asked, []);
});

const ADDRESSES = [
  ['', 'url-invalid', { reason: 'missing' }],
  ['pages.example', 'url-invalid', { reason: 'syntax' }],
  ['http://', 'url-invalid', { reason: 'syntax' }],
  ['http://[::1', 'url-invalid', { reason: 'syntax' }],
  ['http://1.2.3.4.5.6/', 'url-invalid', { reason: 'syntax' }],
  ['http://256.1.1.1/', 'url-invalid', { reason: 'syntax' }],
  ['http://a b.example/', 'url-invalid', { reason: 'syntax' }],
  ['https://pages.example:99999/', 'url-invalid', { reason: 'syntax' }],
  ['https://me:word@pages.example/', 'url-invalid', { reason: 'credentials' }],
  ['https://me@pages.example/', 'url-invalid', { reason: 'credentials' }],
  ['https://pages.example:22/', 'url-invalid', { reason: 'port', port: 22 }],
  ['http://pages.example:6379/', 'url-invalid', { reason: 'port', port: 6379 }],
  [`https://pages.example/${'a'.repeat(9000)}`, 'url-invalid', { reason: 'length', limit: 8192 }],
  ['ftp://pages.example/', 'scheme', { scheme: 'ftp' }],
  ['file:///etc/passwd', 'scheme', { scheme: 'file' }],
  ['javascript:alert(1)', 'scheme', { scheme: 'javascript' }],
  ['data:text/html,hello', 'scheme', { scheme: 'data' }],
  ['gopher://pages.example/', 'scheme', { scheme: 'gopher' }],
];

for (const [address, code, detail] of ADDRESSES) {
  test(`address: "${address.slice(0, 40)}": ${code}`, async () => {
    const { asked, handler } = counting();
    assert.deepEqual(await failure(await handler(ask(address))), { status: 400, code, detail });
    assert.deepEqual(asked, []);
  });
}

test('address: none, or two', async () => {
  const { handler } = counting();
  for (const query of ['', '?', '?url=', '?url=https://a.example&url=https://b.example']) {
    const request = new Request(`${OWN}/proxy${query}`, { headers: { Origin: ORIGIN } });
    assert.equal((await failure(await handler(request))).code, 'url-invalid', query);
  }
});

test('address: fragment dropped, usual ports kept', async () => {
  const { asked, handler } = counting();
  const response = await handler(ask('https://pages.example:8443/a?b=c#d'));
  assert.equal(response.headers.get('X-Final-URL'), 'https://pages.example:8443/a?b=c');
  assert.deepEqual(asked, ['https://pages.example:8443/a?b=c']);
});

test('nothing of the reader goes upstream, no cookie comes back', async (t) => {
  const { url, requests } = await site(t, (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Set-Cookie': 'id=1', 'X-Secret': 'x', Refresh: '0;url=/' }).end('x');
  });
  const headers = { Cookie: 'session=1', Authorization: 'Basic eDp4', Referer: `${ORIGIN}/`, 'Accept-Language': 'fr', 'X-Forwarded-For': '1.2.3.4' };
  const response = await proxy()(ask(url, { headers }));
  assert.equal(response.status, 200);
  const sent = Object.keys(requests[0].headers).sort();
  assert.deepEqual(sent, ['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
  for (const name of ['Set-Cookie', 'X-Secret', 'Refresh']) assert.equal(response.headers.get(name), null);
});

test('a proxied page cannot run on the proxy\'s origin, nor can an error', async () => {
  const { handler } = counting();
  for (const response of [await handler(ask(PAGE)), await handler(ask('ftp://x'))]) {
    assert.match(response.headers.get('Content-Security-Policy'), /sandbox/);
    assert.equal(response.headers.get('X-Content-Type-Options'), 'nosniff');
    assert.equal(response.headers.get('Content-Disposition'), 'attachment');
    assert.equal(response.headers.get('Cache-Control'), 'no-store');
  }
});
