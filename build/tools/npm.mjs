import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { once, digest } from './once.mjs';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';

/** Installs the npm packages of the lock file where they are missing or older than it. */
export async function ensureNpm() {
  const lock = await readFile(join(ROOT, 'package-lock.json'));
  // The stamp lies inside node_modules, so that it goes with it.
  const stamp = join(ROOT, 'node_modules', '.installed');
  await once(stamp, digest(lock), () => {
    console.log('installing npm packages …');
    // No package of ours needs its install script.
    return run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      shell: process.platform === 'win32', quiet: true,
    });
  });
  if (!existsSync(stamp)) throw new Error('npm ci left no node_modules');
}
