import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import cloudflare from '../../build/proxy/cloudflare.mjs';
import { ask, failure, ORIGIN } from './helpers.mjs';

const PROXY = new URL('../../build/proxy/', import.meta.url);
const LOCAL = 'http://127.0.0.1:9/';

test('the Worker and all that it imports need nothing of Node', async () => {
  const pending = [new URL('cloudflare.mjs', PROXY)];
  const packages = new Set();
  for (const file of pending) {
    for (const [, name] of (await readFile(file, 'utf8')).matchAll(/^import\b[^']*'([^']+)'/gm)) {
      if (name.startsWith('.')) pending.push(new URL(name, file));
      else packages.add(name);
    }
  }
  assert.ok(pending.length > 4);
  assert.deepEqual([...packages], ['ipaddr.js']);
});

test('Cloudflare: origins come from the environment; the platform\'s fetch follows nothing by itself', async (t) => {
  const calls = t.mock.method(globalThis, 'fetch', async () => new Response(null, { status: 302, headers: { Location: LOCAL } }));
  const request = ask('https://pages.example/');
  assert.equal((await failure(await cloudflare.fetch(request, {}))).code, 'origin-forbidden');
  assert.equal(calls.mock.callCount(), 0);
  const env = { ORIGINS: `https://other.example  ${ORIGIN}` };
  assert.equal((await failure(await cloudflare.fetch(request, env))).code, 'address-private');
  assert.equal(calls.mock.callCount(), 1);
  assert.equal(calls.mock.calls[0].arguments[1].redirect, 'manual');
});

test('Cloudflare: hands over what the page says of itself, and nothing that a browser obeys', async (t) => {
  const headers = {
    'Content-Type': 'text/html', 'X-Robots-Tag': 'noindex', 'Content-Language': 'de', 'Set-Cookie': 'id=1',
    'Link': '</a>; rel=canonical, <https://x.example>; rel=preconnect',
  };
  t.mock.method(globalThis, 'fetch', async () => new Response('page', { headers }));
  const response = await cloudflare.fetch(ask('https://pages.example/'), { ORIGINS: ORIGIN });
  const got = ['X-Robots-Tag', 'Content-Language', 'Link', 'Set-Cookie'].map((name) => response.headers.get(name));
  assert.deepEqual(got, ['noindex', 'de', '</a>; rel=canonical', null]);
});

/** @returns {Promise<number>} the port of the proxy alone, on Node */
async function startServer(t, origins) {
  const env = { ...process.env, ORIGINS: origins, PORT: '0' };
  const child = spawn(process.execPath, [fileURLToPath(new URL('server.mjs', PROXY))], { env });
  t.after(() => child.kill());
  const [ready] = await once(child.stdout.setEncoding('utf8'), 'data');
  return Number(new URL(ready.match(/http:\S+/)[0]).port);
}

/** @returns {Promise<string>} why a page of this machine was not handed over */
async function refusal(port, headers) {
  const [response] = await once(http.get({ host: '127.0.0.1', port, path: `/?url=${LOCAL}`, headers }), 'response');
  response.resume();
  return response.headers['x-proxy-error'];
}

test('Node: the proxy alone', async (t) => {
  const port = await startServer(t, ORIGIN);
  assert.equal(await refusal(port, { Origin: ORIGIN }), 'address-private');
  assert.equal(await refusal(port, { Origin: 'https://evil.example' }), 'origin-forbidden');
  assert.equal(await refusal(port, { 'Sec-Fetch-Site': 'same-origin' }), 'origin-forbidden');
});

test('Node: a Host that is none is refused, and the proxy goes on', async (t) => {
  const port = await startServer(t, ORIGIN);
  for (const host of ['a@b', 'u:p@localhost', 'a b', 'a/b']) {
    const [response] = await once(http.get({ host: '127.0.0.1', port, path: '/?url=x', headers: { Host: host } }), 'response');
    response.resume();
    assert.equal(response.statusCode, 400, host);
  }
  const [whole] = await once(http.get({ host: '127.0.0.1', port, path: 'http://u:p@a.example/' }), 'response');
  whole.resume();
  assert.equal(whole.statusCode, 400);
  assert.equal(await refusal(port, { Origin: ORIGIN }), 'address-private');
});

test('Node: behind a web server that does TLS, the page may be of the same origin', async (t) => {
  const port = await startServer(t, 'https://sosie.example');
  const headers = { Host: 'sosie.example', 'Sec-Fetch-Site': 'same-origin' };
  assert.equal(await refusal(port, { ...headers, 'X-Forwarded-Proto': 'https' }), 'address-private');
  assert.equal(await refusal(port, headers), 'origin-forbidden');
  assert.equal(await refusal(port, { ...headers, Host: 'no host', 'X-Forwarded-Proto': 'https' }), undefined);
});
