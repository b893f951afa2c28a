import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, readAll, write } from '../tools/files.mjs';
import { ROOT } from '../tools/paths.mjs';
import { run } from '../tools/run.mjs';
import { zip } from '../tools/zip.mjs';

/** Without git (the unpacked source.zip itself, another user's checkout) these are left out. */
const IGNORED = new RegExp('(^|/)(\\.git|node_modules|\\.venv|\\.cache|dist(\\..*)?|__pycache__|'
  + 'py_engine/build|\\.(pytest|ruff)_cache|\\.hypothesis|test-results)$');

/** The folders of the product. */
const PARTS = ['web', 'py_engine', 'tests', 'build'];

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
  const list = async (...which) => (await run('git', ['ls-files', '-z', ...which], { quiet: true })).split('\0');
  // Work in progress belongs to the source; what else lies about, a virtual environment or a note, does not.
  const paths = [...await list('--cached'), ...await list('--others', '--exclude-standard', '--', ...PARTS)];
  return paths.filter((path) => path && isFile(join(ROOT, path)));
}

/** Neither gone nor a link, which may lead to a folder, or out of the repository. */
function isFile(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
