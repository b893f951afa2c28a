import { delimiter, join } from 'node:path';
import { BENCH, ensurePeers, PEERS_PYTHON } from '../tests/bench/peers.mjs';
import { ensureBrowser } from './tools/browser.mjs';
import { ensureNpm } from './tools/npm.mjs';
import { ENGINE, ROOT } from './tools/paths.mjs';
import { ensurePython, PYTHON } from './tools/python.mjs';
import { run, script } from './tools/run.mjs';

// npm run bench [-- --help]: arguments go to tests/bench/__main__.py.
script(async () => {
  const args = process.argv.slice(2);
  await ensurePython('engine', 'tests');
  const places = args.some((arg) => ['-h', '--help'].includes(arg)) ? {} : await prepare();
  const env = {
    PYTHONPATH: [join(ROOT, 'tests'), ENGINE].join(delimiter),
    SOSIE_BENCH: JSON.stringify(places),
  };
  await run(PYTHON, ['-m', 'bench', ...args], { env });
});

/** What tests/bench/places.py reads. */
async function prepare() {
  await ensureNpm();
  await run(process.execPath, [join('build', 'build.mjs')]);
  await ensurePeers();
  // It needs what ensureNpm installs.
  const { makeSites } = await import('../tests/bench/sites.mjs');
  return {
    folder: BENCH,
    node: process.execPath,
    peers_python: PEERS_PYTHON,
    chromium: await ensureBrowser({ install: false }),
    sites: await makeSites(),
  };
}
