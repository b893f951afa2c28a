import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { listFiles } from './files.mjs';
import { ensureNpm } from './npm.mjs';
import { ROOT } from './paths.mjs';
import { ensurePython, PYTHON } from './python.mjs';
import { Explained, run } from './run.mjs';

/** The parts of `npm test`, in the order in which they run: cheap ones first. */
const PARTS = {
  lint: async () => {
    await ensurePython('engine', 'tests');
    await ensureNpm();
    await run(PYTHON, ['-m', 'ruff', 'check', 'py_engine', 'tests']);
    await run(process.execPath, [join('node_modules', 'typescript', 'bin', 'tsc'), '--project', 'jsconfig.json']);
  },
  engine: async () => {
    await ensurePython('engine', 'tests');
    await pytest('tests/engine');
  },
  proxy: async () => {
    await ensureNpm();
    await nodeTest('tests/proxy');
  },
  pyodide: async () => {
    await build();
    await nodeTest('tests/pyodide');
  },
  browser: async () => {
    await ensurePython('engine', 'tests');
    await build();
    const chromium = await ensureBrowser({ install: INSTALL_BROWSER });
    await pytest('tests/browser', { SOSIE_CHROMIUM: chromium, SOSIE_BUILT: '1' });
  },
};

/** apt is called only where nobody's own machine can be changed by surprise: in CI, or when asked. */
const INSTALL_BROWSER = process.argv.includes('--install-browser') || Boolean(process.env.CI);

/**
 * Runs the named parts, or all; prints a table; fails when one failed.
 * @param {string[]} args names of parts and --install-browser
 */
export async function test(args) {
  const names = args.filter((arg) => arg !== '--install-browser');
  const unknown = names.filter((name) => !(name in PARTS));
  if (unknown.length) {
    throw new Explained(`Unknown part: ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}.`);
  }
  const results = [];
  for (const name of Object.keys(PARTS)) {
    if (names.length && !names.includes(name)) continue;
    results.push(await runPart(name));
  }
  console.log(`\n${results.map(({ name, failed, seconds }) => (
    `${name.padEnd(10)}${failed ? 'FAILED' : 'passed'}${seconds.toFixed(1).padStart(9)} s`
  )).join('\n')}`);
  const failures = results.filter(({ failed }) => failed).length;
  console.log(`\n${results.length - failures} passed, ${failures} failed`);
  if (failures) process.exitCode = 1;
}

async function runPart(name) {
  console.log(`\n── ${name} ──`);
  const start = performance.now();
  let failed = false;
  try {
    await PARTS[name]();
  } catch (error) {
    failed = true;
    console.error(error instanceof Explained ? error.message : error);
  }
  return { name, failed, seconds: (performance.now() - start) / 1000 };
}

async function build() {
  await run(process.execPath, [join('build', 'build.mjs')]);
}

/** Node's versions differ in what a folder means here: the files are named. */
async function nodeTest(folder) {
  const files = (await listFiles(join(ROOT, folder))).filter((path) => path.endsWith('.test.mjs'));
  await run(process.execPath, ['--test', '--test-reporter=spec', ...files.map((path) => `${folder}/${path}`)]);
}

/** In two processes, a file in one of them: what its tests share is made once. */
function pytest(folder, env = {}) {
  const options = ['-c', 'tests/pytest.ini', '--rootdir', 'tests', '-n', '2', '--dist', 'loadfile'];
  return run(PYTHON, ['-m', 'pytest', ...options, folder], { env });
}
