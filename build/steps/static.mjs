import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, readAll, write } from '../tools/files.mjs';
import { ENGINE, ROOT, WEB } from '../tools/paths.mjs';

/**
 * Copies what lies in web/ itself and is neither page nor script (the icon …) the engine's report and the headers for hosts
 * that take them from a file, and writes the configuration of a deployment without a proxy.
 * @param {import('../build.mjs').Site} site
 */
export async function statics(site) {
  const names = await listFiles(WEB, (path) => !path.includes('/') && !/\.(html|js|css|ts)$/.test(path));
  const top = names.filter((path) => !path.includes('/'));
  for (const [path, content] of await readAll(WEB, top)) await write(join(site.out, path), content);
  await write(join(site.out, '_headers'), await readFile(join(ROOT, 'build', 'deploy', '_headers')));
  // GitHub Pages would leave out what begins with a line.
  await write(join(site.out, '.nojekyll'), '');
  // What both the page and the command line fill with a comparison; empty it is no page.
  await write(join(site.out, 'report.txt'), await readFile(join(ENGINE, 'sosie', 'report.html')));
  await write(join(site.out, 'config.json'), `${JSON.stringify({ proxy: null })}\n`);
}
