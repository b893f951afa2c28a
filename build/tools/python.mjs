import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { alone, digest, once } from './once.mjs';
import { ENGINE, ROOT, VENV } from './paths.mjs';
import { Explained, run } from './run.mjs';

const CANDIDATES = process.platform === 'win32'
  ? [['py', '-3'], ['python'], ['python3']]
  : [['python3'], ['python']];
const VERSION = 'import sys; print(*sys.version_info[:2])';

/** Requirement files, each hash-pinned. */
export const REQUIREMENTS = {
  engine: join(ENGINE, 'requirements.txt'),
  tests: join(ROOT, 'tests', 'requirements.txt'),
  pyodide: join(ROOT, 'tests', 'pyodide', 'requirements.txt'),
};

/** The interpreter of the repository's own environment. */
export const PYTHON = process.platform === 'win32'
  ? join(VENV, 'Scripts', 'python.exe')
  : join(VENV, 'bin', 'python');

/**
 * Makes .venv where it is missing and installs the named requirement files into it.
 * @param {...keyof typeof REQUIREMENTS} names
 */
export async function ensurePython(...names) {
  if (!(await works(PYTHON))) await alone('venv', makeVenv);
  for (const name of names) await install(name);
}

async function install(name) {
  const pinned = await readFile(REQUIREMENTS[name]);
  const stamp = join(VENV, `.${name}-installed`);
  await once(stamp, digest(pinned), () => alone('pip', () => {
    console.log(`installing Python packages (${name}) …`);
    return pip('install', '--require-hashes', '--no-deps', '--only-binary', ':all:', '-r', REQUIREMENTS[name]);
  }));
}

/** @param {...string} args @returns {Promise<string>} */
export function pip(...args) {
  return run(PYTHON, ['-m', 'pip', '--disable-pip-version-check', '--no-input', ...args], { quiet: true });
}

async function makeVenv() {
  if (await works(PYTHON)) return;
  const [command, ...args] = await findPython();
  // A venv that does not run (another machine's, an interpreter since removed) is made anew.
  await rm(VENV, { recursive: true, force: true });
  console.log('making .venv …');
  try {
    await run(command, [...args, '-m', 'venv', VENV], { quiet: true });
  } catch (error) {
    await rm(VENV, { recursive: true, force: true });
    throw new Explained(`${error.message}\n\nPython's venv module is missing or broken. `
      + 'On Debian and Ubuntu: apt install python3-venv');
  }
}

async function findPython() {
  for (const candidate of CANDIDATES) {
    const [major, minor] = await version(candidate);
    if (major === 3 && minor >= 11) return candidate;
  }
  throw new Explained('No Python 3.11 or later was found as python3, python or py -3. Install it and try again.');
}

/** @param {string[]} candidate @returns {Promise<number[]>} major and minor; 0, 0 where it does not run */
async function version([command, ...args]) {
  try {
    const printed = await run(command, [...args, '-c', VERSION], { quiet: true });
    return printed.trim().split(' ').map(Number);
  } catch {
    return [0, 0];
  }
}

async function works(python) {
  if (!existsSync(python)) return false;
  return (await version([python]))[0] === 3;
}
