/** The engine's own tests on what the site ships: finds a module or a codec that its archives lack. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { installWheels } from '../../build/tools/wheels.mjs';
import { bootEngine, python } from './boot.mjs';

/** A collection of nothing must not pass. */
const LEAST = 2_000;
const SHOWN_LINES = 150;

test('the engine’s own tests pass', async (context) => {
  const [pyodide, site] = await Promise.all([bootEngine(), installWheels('pyodide')]);
  pyodide.mountNodeFS('/site', site);
  python(pyodide, 'sys.path.append("/site")');
  let printed = '';
  const text = new TextDecoder();
  pyodide.setStdout({
    write: (bytes) => {
      printed += text.decode(bytes, { stream: true });
      return bytes.length;
    },
  });
  const exitCode = python(pyodide, await readFile(new URL('suite.py', import.meta.url), 'utf8'));
  const end = printed.split('\n').slice(-SHOWN_LINES).join('\n');
  assert.equal(exitCode, 0, end);
  const passed = Number(printed.match(/(\d+) passed/)[1]);
  assert.ok(passed >= LEAST, end);
  context.diagnostic(`${passed} passed`);
});
