import { build as esbuild } from 'esbuild';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, readAll } from '../tools/files.mjs';
import { ROOT, WEB } from '../tools/paths.mjs';

/**
 * What belongs to the deployment or its host, or serves nobody without a network. What a host does not serve must not
 * be listed: without it nothing would be kept.
 */
const NOT_KEPT = /^(sw\.js|source\.zip|sitemap\.xml|robots\.txt|config\.json|404\.html|engine\/assets\.json|CNAME)$|(^|\/)[._]/;
/** What fingerprints are held to. */
const VECTORS = join(ROOT, 'tests', 'data', 'vectors');

/**
 * Writes sw.js, which keeps the site for use without a network, with the list of what it keeps. The last step, since
 * it lists what the others wrote.
 * @param {{out: string}} site
 */
export async function offline({ out }) {
  const names = await listFiles(out, (path) => !NOT_KEPT.test(path));
  const contents = await readAll(out, names);
  const addressOf = await addresses(out, contents);
  const digests = names.map((name) => /** @type {const} */ ([addressOf(name), sha256(contents.get(name))]));
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const vectors = await readAll(VECTORS, await listFiles(VECTORS));
  const about = {
    build: sha256(JSON.stringify([version, digests])).slice(0, 12),
    version,
    fingerprints: sha256(...vectors.values()).slice(0, 12),
    changes: addressOf('CHANGELOG.txt'),
    bytes: [...contents.values()].reduce((sum, { length }) => sum + length, 0),
  };
  await esbuild({
    entryPoints: [join(WEB, 'sw.js')], outfile: join(out, 'sw.js'), bundle: true, minify: true, format: 'iife',
    target: 'es2022', define: { BUILD: JSON.stringify({ about, files: Object.fromEntries(digests) }) },
  });
}

/**
 * As pages ask for the files: a page by its folder; what keeps its name and not its content with a version.
 * @returns {Promise<(name: string) => string>}
 */
async function addresses(out, contents) {
  const { files } = JSON.parse(await readFile(join(out, 'engine', 'assets.json'), 'utf8'));
  const [, stamp] = /data-build="(\w+)"/.exec(new TextDecoder().decode(contents.get('index.html')));
  const versions = new Map(files.map(({ file, sha256: digest }) => [`engine/${file}`, digest.slice(0, 12)]));
  for (const name of contents.keys()) {
    if (/^(engine\/worker\.js|locale\/.*)$/.test(name)) versions.set(name, stamp);
    if (name === 'CHANGELOG.txt') versions.set(name, sha256(contents.get(name)).slice(0, 12));
  }
  return (name) => (versions.has(name) ? `${name}?v=${versions.get(name)}` : name.replace(/(^|\/)index\.html$/, '$1'));
}

/** @param {...(string | Uint8Array)} parts */
function sha256(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
