import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { serve } from '../../build/serve.mjs';
import { site } from './helpers.mjs';

const SCRIPT = fileURLToPath(new URL('../../build/serve.mjs', import.meta.url));
let outer;
let root;

before(async () => {
  outer = await mkdtemp(path.join(tmpdir(), 'sosie-serve-'));
  root = path.join(outer, 'dist');
  await mkdir(path.join(root, 'folder'), { recursive: true });
  await mkdir(path.join(root, 'empty'));
  await writeFile(path.join(outer, 'secret.txt'), 'secret');
  await writeFile(path.join(root, '.hidden'), 'secret');
  for (const name of ['index.html', 'folder/index.html', 'a.js', 'a.mjs', 'a.css', 'a.wasm', 'a.json', 'a.ftl', 'a.svg',
    'a.woff2', 'a.zip', 'a.webmanifest', 'a.txt', 'a.xyz', 'a b é.txt']) await writeFile(path.join(root, name), name);
  await writeFile(path.join(root, 'config.json'), '{"proxy":null}');
});

after(() => rm(outer, { recursive: true }));

async function start(t, options) {
  const server = await serve({ root, port: 0, ...options });
  t.after(() => server.close());
  return server;
}

/** As written: fetch() would tidy the path, and set Host itself. */
async function ask(port, url, { method = 'GET', headers = {} } = {}) {
  const request = http.request({ host: '127.0.0.1', port, path: url, method, headers, agent: false }).end();
  const [response] = await once(request, 'response');
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  return { status: response.statusCode, headers: response.headers, text };
}

const TYPES = {
  '': 'text/html; charset=utf-8', 'index.html': 'text/html; charset=utf-8', 'folder/': 'text/html; charset=utf-8',
  'a.js': 'text/javascript; charset=utf-8', 'a.mjs': 'text/javascript; charset=utf-8', 'a.css': 'text/css; charset=utf-8',
  'a.wasm': 'application/wasm', 'a.json': 'application/json', 'a.ftl': 'text/plain; charset=utf-8',
  'a.svg': 'image/svg+xml', 'a.woff2': 'font/woff2', 'a.zip': 'application/zip', 'a.txt': 'text/plain; charset=utf-8',
  'a.webmanifest': 'application/manifest+json', 'a.xyz': 'application/octet-stream',
  'a%20b%20%C3%A9.txt?query': 'text/plain; charset=utf-8',
};

for (const base of ['/', '/some/sub/path/']) {
  test(`files and their types under ${base}`, async (t) => {
    const { port } = await start(t, { base });
    for (const [name, type] of Object.entries(TYPES)) {
      const { status, headers } = await ask(port, base + name);
      assert.deepEqual([status, headers['content-type']], [200, type], name);
    }
    assert.equal((await ask(port, `${base}nothing.js`)).status, 404);
    assert.equal((await ask(port, `${base}empty/`)).status, 404);
    assert.equal((await ask(port, `${base}a.js/`)).status, 404);
    assert.equal((await ask(port, `${base}folder?x`)).headers.location, `${base}folder/?x`);
    assert.equal((await ask(port, `${base}config.json`)).text, '{"proxy":"proxy?url={url}"}');
    // Two slashes at the start of a Location would name a host.
    assert.equal((await ask(port, `/${base}folder`)).headers.location, `${base}folder/`);
  });
}

test('nothing outside the base', async (t) => {
  const { port, url } = await start(t, { base: 'some/sub/path' });
  assert.equal(url, `http://localhost:${port}/some/sub/path/`);
  for (const name of ['/', '/a.js', '/config.json', '/proxy', '/some/sub/pathology', '/some/sub/path/../../../a.js']) {
    assert.equal((await ask(port, name)).status, 404, name);
  }
});

const OUTSIDE = ['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/%2e%2e%2fsecret.txt', '/..\\secret.txt',
  '/..%5csecret.txt', '/folder/../../secret.txt', '//../secret.txt', '/....//secret.txt', '/.hidden', '/./index.html',
  '/%00', '/index.html%00.txt', '/%', '/%zz', '/%c0%ae%c0%ae/secret.txt', '/C:/secret.txt', 'http://localhost/index.html'];

test('nothing outside the folder', async (t) => {
  const { port } = await start(t);
  for (const name of OUTSIDE) {
    const { status, text } = await ask(port, name);
    assert.deepEqual([status, text], [404, 'Not found\n'], name);
  }
});

test('HEAD, other methods, and a file that has not changed', async (t) => {
  const { port } = await start(t);
  const head = await ask(port, '/a.wasm', { method: 'HEAD' });
  assert.deepEqual([head.status, head.text, head.headers['content-length']], [200, '', '6']);
  assert.equal((await ask(port, '/a.wasm', { method: 'POST' })).status, 405);
  const again = await ask(port, '/a.wasm', { headers: { 'If-None-Match': head.headers.etag } });
  assert.deepEqual([again.status, again.text], [304, '']);
  await writeFile(path.join(root, 'a.wasm'), 'changed');
  assert.equal((await ask(port, '/a.wasm', { headers: { 'If-None-Match': head.headers.etag } })).status, 200);
});

test('answers to the names of this machine only', async (t) => {
  const { port } = await start(t);
  for (const host of ['localhost', `localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, `LocalHost:${port}`]) {
    assert.equal((await ask(port, '/', { headers: { Host: host } })).status, 200, host);
  }
  for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', '127.0.0.1.nip.io', '0.0.0.0']) {
    for (const place of ['/', '/proxy', '/config.json']) {
      assert.equal((await ask(port, place, { headers: { Host: host } })).status, 403, host);
    }
  }
});

test('bound to loopback, both families where there are two', async (t) => {
  const { port } = await start(t);
  const hasIPv6 = await canListen('::1');
  assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 200);
  if (hasIPv6) assert.equal((await fetch(`http://[::1]:${port}/`)).status, 200);
  const everywhere = net.createServer();
  await new Promise((resolve, reject) => everywhere.once('error', reject).listen(port, '127.0.0.2', resolve)).catch((error) => {
    if (error.code === 'EADDRINUSE') throw error; // it would be, were the server bound to all addresses
  });
  everywhere.close();
});

const canListen = (host) => new Promise((resolve) => {
  const server = net.createServer();
  server.once('error', () => resolve(false)).listen(0, host, () => server.close(() => resolve(true)));
});

test('the proxy: for its own page, not for another, and not for this machine', async (t) => {
  const pages = await site(t, (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('page'));
  const place = `/proxy?url=${encodeURIComponent(pages.url)}`;
  const own = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' };

  const open = await start(t, { proxy: { allowLoopback: true } });
  const answer = await ask(open.port, place, { headers: own });
  assert.deepEqual([answer.status, answer.text, answer.headers['x-final-url']], [200, 'page', `${pages.url}/`]);
  assert.equal(answer.headers['content-length'], '4');
  for (const headers of [{}, { Origin: 'http://localhost:1' }, { 'Sec-Fetch-Site': 'same-site' }, { Origin: pages.url }]) {
    assert.equal((await ask(open.port, place, { headers })).headers['x-proxy-error'], 'origin-forbidden');
  }
  for (const method of ['POST', 'HEAD', 'TRACE']) {
    assert.equal((await ask(open.port, place, { method, headers: own })).headers['x-proxy-error'], 'method', method);
  }

  const closed = await start(t);
  assert.equal((await ask(closed.port, place, { headers: own })).headers['x-proxy-error'], 'address-private');
});

test('no proxy: the folder as it is', async (t) => {
  const { port } = await start(t, { proxy: null });
  assert.equal((await ask(port, '/config.json')).text, '{"proxy":null}');
  assert.equal((await ask(port, '/proxy')).status, 404);
});

/** Runs the command until it says something or ends. */
async function run(t, args, env = {}) {
  const child = spawn(process.execPath, [SCRIPT, ...args], { env: { ...process.env, PORT: '', ...env } });
  t.after(() => child.kill());
  const said = (stream) => once(stream.setEncoding('utf8'), 'data').then(([text]) => text);
  const text = await Promise.race([said(child.stdout), said(child.stderr)]);
  return { text, child };
}

test('the command says where it is ready', async (t) => {
  const { text } = await run(t, ['--root', root, '--port', '0', '--base', '/x/']);
  const [url] = text.match(/http:\S+/);
  assert.match(url, /^http:\/\/localhost:\d+\/x\/$/);
  assert.equal(await (await fetch(url)).text(), 'index.html');
});

test('the command names what is wrong', async (t) => {
  const { port } = await start(t);
  const taken = await run(t, ['--root', root], { PORT: String(port) });
  assert.match(taken.text, new RegExp(`Port ${port} is in use.*PORT=${port + 1}`));
  assert.match((await run(t, ['--root', root], { PORT: 'eighty' })).text, /PORT must be a number/);
  const { text, child } = await run(t, ['--root', path.join(root, 'empty')]);
  assert.match(text, /no index\.html.*npm run build/);
  if (child.exitCode === null) await once(child, 'exit');
  assert.equal(child.exitCode, 1);
});
