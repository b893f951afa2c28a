import assert from 'node:assert/strict';
import dns from 'node:dns';
import test from 'node:test';
import { createGet } from '../../build/proxy/node.mjs';
import { ask, failure, proxy, site } from './helpers.mjs';

const LOOPBACK = { address: '127.0.0.1', family: 4 };
const PRIVATE = { address: '10.0.0.1', family: 4 };

/** A name server that answers each question differently; the last answer stays. */
function changing(...answers) {
  const asked = [];
  const resolve = async (name) => {
    asked.push(name);
    return [answers[Math.min(asked.length, answers.length) - 1]];
  };
  return { asked, resolve };
}

test('the address that was checked is the one connected to: no second resolution', async (t) => {
  const { url, requests } = await site(t, (_, response) => response.end('page'));
  const { asked, resolve } = changing(LOOPBACK, PRIVATE);
  const system = [t.mock.method(dns, 'lookup'), t.mock.method(dns.promises, 'lookup')];
  const get = createGet({ allowLoopback: true, resolve });
  const address = new URL(url.replace('127.0.0.1', 'pages.example'));
  const answer = await get(address, { signal: new AbortController().signal, headers: {} });
  assert.equal(answer.status, 200);
  assert.deepEqual(asked, ['pages.example']);
  assert.deepEqual(system.map((mocked) => mocked.mock.callCount()), [0, 0]);
  assert.equal(requests[0].headers.host, address.host, 'the site still hears its own name');
});

test('each hop resolves, checks and connects for itself', async (t) => {
  const { url } = await site(t, (_, response) => response.writeHead(302, { Location: 'http://pages.example/' }).end());
  const { asked, resolve } = changing(PRIVATE);
  const { code } = await failure(await proxy({ resolve })(ask(url)));
  assert.equal(code, 'address-private');
  assert.deepEqual(asked, ['pages.example']);
});

test('a name that is public once and private later is refused later', async (t) => {
  const { url, requests } = await site(t, (_, response) => response.end('page'));
  const { resolve } = changing(LOOPBACK, PRIVATE);
  const get = createGet({ allowLoopback: true, resolve });
  const address = new URL(url.replace('127.0.0.1', 'pages.example'));
  const options = { signal: new AbortController().signal, headers: {} };
  await get(address, options);
  await assert.rejects(get(address, options), { code: 'address-private' });
  assert.equal(requests.length, 1);
});

test('without the setting, a name that points here is refused before any connection', async (t) => {
  const { url, requests } = await site(t, (_, response) => response.end('secret'));
  const get = createGet({ resolve: async () => [LOOPBACK] });
  const address = new URL(url.replace('127.0.0.1', 'pages.example'));
  await assert.rejects(get(address, { signal: new AbortController().signal, headers: {} }), { code: 'address-private' });
  assert.equal(requests.length, 0);
});

test('a name that nobody knows', async () => {
  const resolve = async () => { throw Object.assign(new Error(), { code: 'ENOTFOUND' }); };
  const answer = await failure(await proxy({ resolve })(ask('https://pages.example/')));
  assert.deepEqual(answer, { status: 502, code: 'name-not-found', detail: { host: 'pages.example' } });
});
