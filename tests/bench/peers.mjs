/** What Sosie is measured against, in an environment of its own: `.cache/bench/`. */
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, readAll } from '../../build/tools/files.mjs';
import { digest, once } from '../../build/tools/once.mjs';
import { CACHE, ENGINE, ROOT } from '../../build/tools/paths.mjs';
import { PYTHON } from '../../build/tools/python.mjs';
import { run } from '../../build/tools/run.mjs';

const HERE = join(ROOT, 'tests', 'bench');
const REQUIREMENTS = join(HERE, 'requirements.txt');
export const BENCH = join(CACHE, 'bench');
const VENV = join(BENCH, 'venv');
const NPM = join(BENCH, 'npm');
const WHEELS = join(BENCH, 'wheels');

/** The interpreter that has the Python peers. */
export const PEERS_PYTHON = process.platform === 'win32'
  ? join(VENV, 'Scripts', 'python.exe')
  : join(VENV, 'bin', 'python');
/** The npm peers. */
export const PEERS_NPM = join(NPM, 'node_modules');

/** Installs the peers where they are missing or older than their lock files. Needs the repository's own Python. */
export async function ensurePeers() {
  await ensurePythonPeers();
  await ensureNpmPeers();
}

async function ensurePythonPeers() {
  const pinned = await readFile(REQUIREMENTS);
  await once(join(VENV, '.installed'), digest(pinned), async () => {
    console.log('installing the Python peers …');
    await rm(VENV, { recursive: true, force: true });
    await run(PYTHON, ['-m', 'venv', VENV], { quiet: true });
    await pip('install', '--require-hashes', '--no-deps', '--only-binary', ':all:', '--requirement', REQUIREMENTS);
  });
}

async function ensureNpmPeers() {
  const lock = await readFile(join(HERE, 'package-lock.json'));
  await once(join(PEERS_NPM, '.installed'), digest(lock), async () => {
    console.log('installing the npm peers …');
    await mkdir(NPM, { recursive: true });
    for (const name of ['package.json', 'package-lock.json']) await cp(join(HERE, name), join(NPM, name));
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: NPM, shell: process.platform === 'win32', quiet: true,
    });
  });
}

/**
 * Makes the wheel of the engine as it stands.
 * @returns {Promise<string>} its path
 */
export async function engineWheel() {
  const paths = await listFiles(ENGINE, (path) => !/(^|\/)(__pycache__|build|[^/]*\.egg-info)$|\.pyc$/.test(path));
  const files = await readAll(ENGINE, paths);
  await once(join(WHEELS, '.made'), digest(...[...files].flat()), async () => {
    // Made from a copy: setuptools leaves a build folder beside the sources.
    const copy = join(BENCH, 'engine');
    for (const folder of [copy, WHEELS]) await rm(folder, { recursive: true, force: true });
    for (const path of paths) await cp(join(ENGINE, path), join(copy, path), { recursive: true });
    await pip('wheel', '--no-deps', '--no-build-isolation', '--wheel-dir', WHEELS, copy);
  });
  const name = (await readdir(WHEELS)).find((file) => file.endsWith('.whl'));
  return join(WHEELS, name);
}

/** @param {...string} args */
function pip(...args) {
  return run(PEERS_PYTHON, ['-m', 'pip', '--disable-pip-version-check', '--no-input', ...args], { quiet: true });
}
