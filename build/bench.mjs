import { join } from 'node:path';
import { ENGINE } from './tools/paths.mjs';
import { ensurePython, PYTHON } from './tools/python.mjs';
import { run, script } from './tools/run.mjs';

// npm run bench [-- --data FOLDER]: arguments go to tests/bench/native.py.
script(async () => {
  await ensurePython('engine', 'tests');
  const args = [join('tests', 'bench', 'native.py'), ...process.argv.slice(2)];
  await run(PYTHON, args, { env: { PYTHONPATH: ENGINE } });
});
