import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PYTHON } from './python.mjs';
import { Explained, run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const OWN = 'from playwright.sync_api import sync_playwright as p\nwith p() as w: print(w.chromium.executable_path)';

/**
 * Finds a Chromium, or gets one: Playwright's own, already downloaded; one on PATH; Playwright's download;
 * Debian's package, where `install` allows it.
 * @param {{install: boolean}} options
 * @returns {Promise<string>} path of the executable
 */
export async function ensureBrowser({ install }) {
  const found = (await playwrights()) ?? onPath();
  if (found) return found;
  try {
    console.log('downloading Chromium …');
    await run(PYTHON, ['-m', 'playwright', 'install', 'chromium'], { quiet: true });
  } catch {
    if (install) await aptInstall();
  }
  const got = (await playwrights()) ?? onPath();
  if (got) return got;
  throw new Explained('No Chromium: its download failed and none is on PATH. Install one, '
    + 'or run with --install-browser as root on Debian or Ubuntu.');
}

async function playwrights() {
  const path = (await run(PYTHON, ['-c', OWN], { quiet: true })).trim();
  return existsSync(path) ? path : undefined;
}

function onPath() {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const name = NAMES.find((candidate) => existsSync(join(folder, candidate + suffix)));
    if (name) return join(folder, name + suffix);
  }
  return undefined;
}

async function aptInstall() {
  if (process.getuid?.() !== 0) return;
  console.log('installing Debian’s chromium …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env, quiet: true });
  await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], { env, quiet: true });
}
