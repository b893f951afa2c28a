import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { digest, once } from '../tools/once.mjs';
import { CACHE } from '../tools/paths.mjs';
import { ensurePython, pip, REQUIREMENTS } from '../tools/python.mjs';
import { unzip } from '../tools/zip.mjs';

/** Pure Python only, whatever machine builds: some packages offer native wheels too. */
const PURE = ['--platform', 'any', '--implementation', 'py', '--abi', 'none', '--python-version', '3.14'];

/**
 * Downloads the engine's Python packages, checked against the pinned hashes.
 * @param {import('../build.mjs').Site} site gets `wheels`: files of each package, by lower-case name
 */
export async function wheels(site) {
  await ensurePython();
  const folder = join(CACHE, 'wheels');
  const pinned = await readFile(REQUIREMENTS.engine);
  await once(join(folder, '.downloaded'), digest(pinned), async () => {
    console.log('downloading the engine’s Python packages …');
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await pip('download', '--require-hashes', '--no-deps', '--only-binary', ':all:', ...PURE,
      '--dest', folder, '--requirement', REQUIREMENTS.engine);
  });
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.whl')).sort()) {
    const [name, version] = file.split('-');
    site.wheels.set(name.toLowerCase(), { version, files: unzip(await readFile(join(folder, file))) });
  }
}
