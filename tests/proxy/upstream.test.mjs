import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';
import test from 'node:test';
import zlib from 'node:zlib';
import { createHandler } from '../../build/proxy/handler.mjs';
import { ask, failure, listenFor, ORIGIN, proxy, site } from './helpers.mjs';

const HTML = { 'Content-Type': 'text/html' };
const SMALL = { bytes: 1000 };
const SHORT = { total_ms: 300 };

/** Whatever `listener` answers, through the proxy. */
async function through(t, listener, options) {
  const { url } = await site(t, listener);
  return proxy(options)(ask(url));
}

test('bytes, charset and robots come through untouched', async (t) => {
  const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0x00, 0xff, 0xfe, 0xe9, 0x0d, 0x0a, 0x80]);
  const headers = { 'Content-Type': 'Text/HTML; Charset="windows-1251" ; x=y', 'X-Robots-Tag': ['noindex', 'googlebot: nofollow'] };
  const { url } = await site(t, (_, response) => response.writeHead(200, headers).end(bytes));
  const response = await proxy()(ask(`${url}/a%20b?c=d`));
  assert.deepEqual(Buffer.from(await response.arrayBuffer()), bytes);
  assert.equal(response.headers.get('Content-Type'), headers['Content-Type']);
  assert.equal(response.headers.get('X-Robots-Tag'), 'noindex, googlebot: nofollow');
  assert.equal(response.headers.get('X-Final-URL'), `${url}/a%20b?c=d`);
});

test('what the page says of itself outside of its markup comes through, and may be read', async (t) => {
  const headers = {
    ...HTML, 'X-Robots-Tag': ['googlebot: noindex, nofollow', 'unavailable_after: 25 Jun 2028, 15:00:00 PST'],
    'Content-Language': 'fr-CA', 'Link': ['</a>; rel="canonical"', '</de>; rel=alternate; hreflang="de"'],
  };
  const response = await through(t, (_, answer) => answer.writeHead(200, headers).end('x'));
  const exposed = response.headers.get('Access-Control-Expose-Headers').split(', ');
  const got = (name) => (exposed.includes(name) ? response.headers.get(name) : null);
  assert.equal(got('X-Robots-Tag'), 'googlebot: noindex, nofollow, unavailable_after: 25 Jun 2028, 15:00:00 PST');
  assert.equal(got('Content-Language'), 'fr-CA');
  assert.equal(got('Link'), '</a>; rel="canonical", </de>; rel=alternate; hreflang="de"');
});

const LINKS = [
  ['</a>; rel=canonical', '</a>; rel=canonical'],
  ['</a,b>; Rel = "Canonical", </c>; rel="prev", </d>;rel=NEXT', '</a,b>; Rel = "Canonical", </c>; rel="prev", </d>;rel=NEXT'],
  ['</a>; title="x, <y>; rel=z"; rel=canonical', null],
  ['</a>; title="x, <y>"; rel=canonical', '</a>; title="x, <y>"; rel=canonical'],
  ['<https://x.example/f.js>; rel=preload; as=script, </a>; rel=canonical', '</a>; rel=canonical'],
  ['<https://x.example>; rel="preconnect"', null],
  ['</a>; rel="canonical preload"', null],
  ['</a>; rel=canonical; rel=preload', null],
  ['</a>; REL=dns-prefetch', null],
  ["</a>; rel='preload'", null],
  ['</a>; rel="pre\\load"', null],
  ['</a>; rel="canonical', null],
  ['</s.css>; rel="alternate stylesheet"', null],
  ['</a>', null],
  ['no link at all', null],
  ['', null],
  ['<', null],
];

for (const [sent, kept] of LINKS) {
  test(`Link, of which a browser obeys nothing: ${sent}`, async (t) => {
    const response = await through(t, (_, answer) => answer.writeHead(200, { ...HTML, 'Link': sent }).end('x'));
    assert.equal(response.headers.get('Link'), kept);
  });
}

test('a Link that is hostile costs no time', async (t) => {
  for (const piece of ['<', '<>"', '<>;rel="', ';rel=', '<>;', '"\\']) {
    const sent = piece.repeat(Math.floor(60_000 / piece.length));
    const response = await through(t, (_, answer) => answer.writeHead(200, { ...HTML, 'Link': sent }).end('x'));
    assert.equal(response.status, 200, piece);
    assert.equal(response.headers.get('Link'), null, piece);
  }
});

test('IPv6', async (t) => {
  const found = await site(t, (_, response) => response.end('six'), '::1').catch(() => null);
  if (!found) return t.skip('no IPv6 on this machine');
  assert.equal(await (await proxy()(ask(found.url))).text(), 'six');
});

for (const type of ['text/plain', 'text/markdown; charset=utf-8', 'application/xhtml+xml', 'application/xml', 'TEXT/XML',
  'application/rss+xml', 'application/atom+xml', 'application/json', undefined]) {
  test(`content type read: ${type}`, async (t) => {
    const response = await through(t, (_, answer) => answer.writeHead(200, type && { 'Content-Type': type }).end('x'));
    assert.deepEqual([response.status, response.headers.get('Content-Type')], [200, type ?? null]);
  });
}

for (const type of ['application/pdf', 'image/svg+xml', 'application/octet-stream', 'video/mp4', 'html', 'text/', 'application/zip',
  'multipart/x-mixed-replace; boundary=text/html']) {
  test(`content type refused: ${type}`, async (t) => {
    const response = await through(t, (_, answer) => answer.writeHead(200, { 'Content-Type': type }).end('x'));
    assert.deepEqual(await failure(response), { status: 415, code: 'content-type', detail: { type } });
  });
}

for (const status of [304, 400, 401, 403, 404, 410, 429, 500, 503, 999]) {
  test(`upstream answers ${status}`, async (t) => {
    const response = await through(t, (_, answer) => answer.writeHead(status, HTML).end());
    assert.deepEqual(await failure(response), { status: 502, code: 'upstream-status', detail: { status } });
  });
}

const TOO_LARGE = { status: 413, code: 'too-large', detail: { limit: 1000 } };

test('too large, and Content-Length says so', async (t) => {
  const response = await through(t, (_, answer) => {
    answer.writeHead(200, { ...HTML, 'Content-Length': 10e9 }).write('x'); // and never goes on
  }, { limits: SMALL });
  assert.deepEqual(await failure(response), TOO_LARGE);
});

test('too large, without Content-Length; the connection is dropped', async (t) => {
  let dropped;
  const response = await through(t, (_, answer) => {
    dropped = once(answer, 'close');
    answer.writeHead(200, HTML);
    const more = () => { while (!answer.destroyed && answer.write('x'.repeat(500))); };
    answer.on('drain', more);
    more();
  }, { limits: SMALL });
  assert.deepEqual(await failure(response), TOO_LARGE);
  await dropped;
});

test('exactly the limit passes', async (t) => {
  const response = await through(t, (_, answer) => answer.writeHead(200, HTML).end('x'.repeat(1000)), { limits: SMALL });
  assert.equal((await response.text()).length, 1000);
});

/** Answers with bytes of its own making, headers included. */
async function raw(t, text, options) {
  const server = net.createServer((socket) => socket.once('data', () => socket.end(text)));
  await listenFor(t, server);
  return proxy(options)(ask(`http://127.0.0.1:${server.address().port}/`));
}

test('Content-Length less than what is sent: only that much is the page', async (t) => {
  const response = await raw(t, 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 4\r\n\r\npage and more');
  assert.equal(await response.text(), 'page');
});

test('Content-Length more than what is sent: no half page', async (t) => {
  const response = await raw(t, 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 400\r\n\r\npage');
  assert.equal((await failure(response)).code, 'refused');
});

test('two lengths, or no HTTP at all', async (t) => {
  for (const text of ['HTTP/1.1 200 OK\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\npage!', '220 mail.example ESMTP\r\n', '',
    `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`]) {
    assert.equal((await failure(await raw(t, text))).code, 'refused', text.slice(0, 40));
  }
});

const ENCODERS = { gzip: zlib.gzipSync, 'x-gzip': zlib.gzipSync, deflate: zlib.deflateSync, br: zlib.brotliCompressSync };
if (zlib.zstdCompressSync) ENCODERS.zstd = zlib.zstdCompressSync;

for (const [name, encode] of Object.entries(ENCODERS)) {
  const encoded = { ...HTML, 'Content-Encoding': name };

  test(`${name}: decoded`, async (t) => {
    const response = await through(t, (_, answer) => answer.writeHead(200, encoded).end(encode('page'.repeat(99))));
    assert.equal(await response.text(), 'page'.repeat(99));
    assert.equal(response.headers.get('Content-Encoding'), null);
  });

  test(`${name}: a bomb is stopped at the limit of what it unpacks to`, async (t) => {
    const bomb = encode(Buffer.alloc(50_000_000));
    const before = process.memoryUsage().arrayBuffers;
    const response = await through(t, (_, answer) => answer.writeHead(200, encoded).end(bomb), { limits: { bytes: 100_000 } });
    assert.deepEqual(await failure(response), { ...TOO_LARGE, detail: { limit: 100_000 } });
    assert.ok(process.memoryUsage().arrayBuffers - before < 20_000_000);
  });

  test(`${name}: bytes that are none`, async (t) => {
    const response = await through(t, (_, answer) => answer.writeHead(200, encoded).end('<p>this is not what it says</p>'));
    assert.deepEqual((await failure(response)), { status: 415, code: 'content-type', detail: { reason: 'encoding' } });
  });

  test(`${name}: cut short`, async (t) => {
    const whole = encode('abcdefghij'.repeat(99));
    const response = await through(t, (_, answer) => answer.writeHead(200, encoded).end(whole.subarray(0, whole.length - 9)));
    assert.equal((await failure(response)).code, 'content-type');
  });
}

test('two encodings, one of another', async (t) => {
  const twice = zlib.brotliCompressSync(zlib.gzipSync('page'));
  const headers = { ...HTML, 'Content-Encoding': 'gzip, br' };
  assert.equal(await (await through(t, (_, answer) => answer.writeHead(200, headers).end(twice))).text(), 'page');
});

for (const encoding of ['compress', 'gzip, gzip, gzip', 'constructor']) {
  test(`encoding refused: ${encoding}`, async (t) => {
    const response = await through(t, (_, answer) => answer.writeHead(200, { ...HTML, 'Content-Encoding': encoding }).end('x'));
    assert.deepEqual((await failure(response)).detail, { type: 'text/html', encoding });
  });
}

const TIMED_OUT = { status: 504, code: 'timeout', detail: { seconds: 0.3 } };

test('a slow drip ends at the deadline', async (t) => {
  let dropped;
  const response = await through(t, (_, answer) => {
    answer.writeHead(200, HTML);
    const timer = setInterval(() => answer.write('x'), 20);
    dropped = once(answer, 'close').then(() => clearInterval(timer));
  }, { limits: SHORT });
  assert.deepEqual(await failure(response), TIMED_OUT);
  await dropped;
});

test('a slow drip of compressed nothing ends at the deadline', async (t) => {
  const response = await through(t, (_, answer) => {
    answer.writeHead(200, { ...HTML, 'Content-Encoding': 'gzip' });
    const gzip = zlib.createGzip();
    gzip.pipe(answer);
    const timer = setInterval(() => gzip.flush(), 20);
    answer.on('close', () => clearInterval(timer));
  }, { limits: SHORT });
  assert.deepEqual(await failure(response), TIMED_OUT);
});

test('a server that never answers', async (t) => {
  const answer = await failure(await through(t, () => {}, { limits: SHORT }));
  assert.deepEqual(answer, TIMED_OUT);
});

test('headers have a limit of their own', async (t) => {
  const answer = await failure(await through(t, () => {}, { timeouts: { headers_ms: 200 } }));
  assert.deepEqual(answer, { ...TIMED_OUT, detail: { seconds: 0.2 } });
});

test('so has connecting: a handshake that never comes', async (t) => {
  const server = net.createServer(() => {});
  await listenFor(t, server);
  const response = await proxy({ timeouts: { connect_ms: 200 } })(ask(`https://127.0.0.1:${server.address().port}/`));
  assert.deepEqual(await failure(response), { ...TIMED_OUT, detail: { seconds: 0.2 } });
});

test('a name server that never answers', async () => {
  const response = await proxy({ resolve: () => new Promise(() => {}), limits: SHORT })(ask('https://pages.example/'));
  assert.deepEqual(await failure(response), TIMED_OUT);
});

test('a get that does not listen to its signal', async () => {
  const handler = createHandler({ get: () => new Promise(() => {}), origins: [ORIGIN], limits: SHORT });
  assert.deepEqual(await failure(await handler(ask('https://pages.example/'))), TIMED_OUT);
});

test('a reader who leaves closes the connection upstream', async (t) => {
  const reader = new AbortController();
  let closed;
  const { url } = await site(t, (request, answer) => {
    closed = once(request.socket, 'close');
    answer.writeHead(200, HTML).write('x');
    reader.abort();
  });
  await proxy()(ask(url, { signal: reader.signal }));
  await closed;
});

test('connection refused', async (t) => {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  const answer = await failure(await proxy()(ask(`http://127.0.0.1:${port}/`)));
  assert.deepEqual(answer, { status: 502, code: 'refused', detail: { reason: 'ECONNREFUSED' } });
});

test('no TLS where https is asked for', async (t) => {
  const { url } = await site(t, (_, answer) => answer.end());
  assert.equal((await failure(await proxy()(ask(url.replace('http:', 'https:'))))).code, 'tls');
});

test('a platform whose fetch only says that it failed', async () => {
  const handler = createHandler({ get: async () => { throw new TypeError('fetch failed'); }, origins: [ORIGIN] });
  assert.deepEqual(await failure(await handler(ask('https://pages.example/'))), { status: 502, code: 'refused', detail: {} });
});
