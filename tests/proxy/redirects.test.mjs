import assert from 'node:assert/strict';
import test from 'node:test';
import { ask, failure, proxy, site } from './helpers.mjs';

/** A site whose every path leads where `routes` says; a path that is not in it is a page. */
function leading(t, routes, status = 302) {
  return site(t, (request, response) => {
    const location = routes[request.url];
    if (location === undefined) response.writeHead(200, { 'Content-Type': 'text/html' }).end('page');
    else response.writeHead(status, { Location: location }).end('moved');
  });
}

for (const status of [301, 302, 303, 307, 308]) {
  test(`followed: ${status}`, async (t) => {
    const { url } = await leading(t, { '/a': 'b/../c?d#e', '/c?d': '/end/' }, status);
    const response = await proxy()(ask(`${url}/a`));
    assert.equal(await response.text(), 'page');
    assert.equal(response.headers.get('X-Final-URL'), `${url}/end/`);
  });
}

test('followed: a Location in bare UTF-8', async (t) => {
  const { url } = await leading(t, { '/a': Buffer.from('/été').toString('latin1') });
  const response = await proxy()(ask(`${url}/a`));
  assert.equal(response.headers.get('X-Final-URL'), `${url}/%C3%A9t%C3%A9`);
});

const REFUSED = [
  ['http://10.0.0.1/', 'address-private'],
  ['//169.254.169.254/latest/meta-data/', 'address-private'],
  ['http://[::ffff:a00:1]/', 'address-private'],
  ['http://2852039166/', 'address-private'],
  ['http://intranet/', 'address-private'],
  ['file:///etc/passwd', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['ftp://pages.example/', 'scheme'],
  ['https://me:word@pages.example/', 'url-invalid'],
  ['http://pages.example:22/', 'url-invalid'],
  ['http://[', 'url-invalid'],
];

for (const [location, code] of REFUSED) {
  test(`refused: to ${location}`, async (t) => {
    const { url } = await leading(t, { '/': location });
    const resolve = () => assert.fail('resolved');
    assert.equal((await failure(await proxy({ resolve })(ask(url)))).code, code);
  });
}

test('refused: to loopback, where the setting is off', async () => {
  const get = async () => new Response(null, { status: 302, headers: { Location: 'http://127.0.0.1:8000/' } });
  const { createHandler } = await import('../../build/proxy/handler.mjs');
  const handler = createHandler({ get, origins: ['https://sosie.example'] });
  assert.equal((await failure(await handler(ask('https://pages.example/')))).code, 'address-private');
});

test('a loop', async (t) => {
  const { url, requests } = await leading(t, { '/a': '/b', '/b': '/a#again' });
  const answer = await failure(await proxy()(ask(`${url}/a`)));
  assert.deepEqual(answer, { status: 502, code: 'redirects', detail: { reason: 'loop' } });
  assert.equal(requests.length, 2);
});

test('too many: ten are followed, eleven are not', async (t) => {
  const { url } = await leading(t, Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`/${i}`, `/${i + 1}`])));
  assert.equal((await proxy()(ask(`${url}/20`))).status, 200);
  const answer = await failure(await proxy()(ask(`${url}/19`)));
  assert.deepEqual(answer, { status: 502, code: 'redirects', detail: { reason: 'many', limit: 10 } });
});

test('one that leads nowhere', async (t) => {
  const { url } = await site(t, (_, response) => response.writeHead(302).end());
  assert.deepEqual((await failure(await proxy()(ask(url)))).detail, { status: 302 });
});

test('the body of a redirect is not waited for', async (t) => {
  const { url } = await site(t, (request, response) => {
    if (request.url === '/a') response.writeHead(302, { Location: '/b', 'Content-Encoding': 'gzip' }).write('never ends');
    else response.end('page');
  });
  assert.equal(await (await proxy()(ask(`${url}/a`))).text(), 'page');
});
