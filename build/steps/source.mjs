import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, readAll, write } from '../tools/files.mjs';
import { ROOT } from '../tools/paths.mjs';
import { run } from '../tools/run.mjs';
import { zip } from '../tools/zip.mjs';

/** Without git (the unpacked source.zip itself, another user's checkout) these are left out. */
const IGNORED = new RegExp('(^|/)(\\.git|node_modules|\\.venv|\\.cache|dist(\\..*)?|__pycache__|'
  + 'py_engine/build|\\.(pytest|ruff)_cache|\\.hypothesis|test-results)$');

/**
 * Packs the repository's own files: the licence asks that the source is offered where the program is.
 * @param {import('../build.mjs').Site} site
 */
export async function source(site) {
  const paths = await tracked().catch(() => listFiles(ROOT, (path) => !IGNORED.test(path)));
  await write(join(site.out, 'source.zip'), zip(await readAll(ROOT, paths, 'sosie/')));
}

async function tracked() {
  // A folder of someone else's repository is not a checkout of ours.
  if (!existsSync(join(ROOT, '.git'))) throw new Error('not a checkout');
  const printed = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { quiet: true });
  return printed.split('\0').filter((path) => path && existsSync(join(ROOT, path)));
}
