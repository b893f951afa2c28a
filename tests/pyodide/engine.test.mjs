/** The engine as it is shipped, inside Pyodide: the same answers as natively. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, test } from 'node:test';
import { LIMIT_BYTES } from '../../web/common/compare/source.js';
import { bootEngine, python } from './boot.mjs';

let pyodide;

before(async () => {
  pyodide = await bootEngine();
});

/** As the worker calls it. */
function call(name, request, ...buffers) {
  const bridge = pyodide.pyimport('sosie.bridge');
  const proxies = buffers.map((buffer) => pyodide.toPy(buffer));
  const answer = bridge.call(name, JSON.stringify(request), ...proxies);
  for (const proxy of proxies) proxy.destroy();
  return JSON.parse(answer);
}

test('no pattern is compiled while the engine is imported, and those kept are what would be', () => {
  assert.deepEqual(JSON.parse(python(pyodide, `
import json, re
compile, compiled = re._compiler.compile, []
re._compiler.compile = lambda pattern, flags: compiled.append(str(pattern)) or compile(pattern, flags)
kept = dict(re._cache)
import sosie.bridge
re._compiler.compile = compile
differ = [str(key) for key, pattern in kept.items() if compile(*key[1:]) != pattern]
json.dumps([len(kept) > 100, compiled, differ])
`)), [true, [], []]);
});

test('every vector holds', async (context) => {
  const source = await readFile(new URL('check_vectors.py', import.meta.url), 'utf8');
  const outcomes = JSON.parse(python(pyodide, source));
  assert.ok(outcomes.length > 0);
  for (const { name, checked, failures } of outcomes) {
    await context.test(`${name}: ${checked}`, () => {
      assert.ok(checked > 0);
      assert.deepEqual(failures, []);
    });
  }
});

test('the page knows the limit of the engine', () => {
  assert.equal(call('info', {}).value.limits.bytes, LIMIT_BYTES);
});

test('bytes cross the border', () => {
  const text = 'Voilà un été très doux à la campagne. '.repeat(10);
  const fromText = call('read', { source: { text, kind: 'text' }, options: {} });
  const fromBytes = call('read', { source: { buffer: 0, kind: 'text' }, options: {} }, new TextEncoder().encode(text));
  assert.equal(fromText.ok, true);
  assert.equal(fromBytes.value.fingerprint, fromText.value.fingerprint);
  assert.equal(fromBytes.value.charset.name, 'utf-8');
});

test('the model of what is content came along', () => {
  const prose = 'The ferry to the northern islands leaves at dawn, its captain knows every rock by name. '.repeat(3).trim();
  const text = `<nav><a href="/">Home</a></nav><main><h1>The ferry</h1><p>${prose}</p></main><p>Share this page</p>`;
  const { ok, value, error } = call('read', { source: { text, kind: 'html' }, options: {} });
  assert.ok(ok, JSON.stringify(error));
  assert.equal(value.text, `The ferry\n\n${prose}`);
});

test('every language offered is in the archive', () => {
  const { languages } = call('info', {}).value;
  const text = 'uno dos tres cuatro cinco seis siete ocho nueve diez '.repeat(10);
  assert.ok(languages.length > 0);
  for (const option of ['stop_words', 'stem']) {
    for (const language of languages) {
      const answer = call('read', { source: { text }, options: { [option]: language } });
      assert.equal(answer.ok, true, `${option}: ${language}: ${JSON.stringify(answer.error)}`);
    }
  }
});

test('nothing of the command line or the network is loaded', () => {
  const loaded = python(pyodide, 'import json, sys; json.dumps(sorted(sys.modules))');
  const modules = JSON.parse(loaded);
  for (const name of ['sosie.cli', 'sosie.sources', 'urllib.request', 'http.client']) {
    assert.ok(!modules.includes(name), name);
  }
});
