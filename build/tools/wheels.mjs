import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { digest, once } from './once.mjs';
import { CACHE } from './paths.mjs';
import { ensurePython, pip, REQUIREMENTS } from './python.mjs';
import { unzip } from './zip.mjs';

/** Pure Python only, whatever machine builds: some packages offer native wheels too. */
const PURE = ['--platform', 'any', '--implementation', 'py', '--abi', 'none', '--python-version', '3.14'];

/**
 * Downloads Python packages, checked against the pinned hashes.
 * @param {keyof typeof REQUIREMENTS} name
 * @returns {Promise<Map<string, { version: string, files: Map<string, Uint8Array> }>>} by lower-case name
 */
export async function downloadWheels(name) {
  const folder = join(CACHE, 'wheels', name);
  await obtain(name, folder, 'download', '--dest', folder);
  const wheels = new Map();
  for (const file of (await readdir(folder)).filter((path) => path.endsWith('.whl')).sort()) {
    const [title, version] = file.split('-');
    wheels.set(title.toLowerCase(), { version, files: unzip(await readFile(join(folder, file))) });
  }
  return wheels;
}

/**
 * Downloads them likewise, and unpacks them to be imported by the Python of the site.
 * @param {keyof typeof REQUIREMENTS} name
 * @returns {Promise<string>} the folder
 */
export async function installWheels(name) {
  const folder = join(CACHE, 'packages', name);
  await obtain(name, folder, 'install', '--no-compile', '--target', folder);
  return folder;
}

async function obtain(name, folder, ...command) {
  await ensurePython();
  const pinned = await readFile(REQUIREMENTS[name]);
  await once(join(folder, '.complete'), digest(pinned), async () => {
    console.log(`downloading pure Python packages (${name}) …`);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await pip(...command, '--require-hashes', '--no-deps', '--only-binary', ':all:', ...PURE,
      '--requirement', REQUIREMENTS[name]);
  });
}
