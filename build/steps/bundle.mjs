import { build as esbuild } from 'esbuild';
import { join, relative, sep } from 'node:path';
import { readFile } from 'node:fs/promises';
import { listFiles } from '../tools/files.mjs';
import { ENGINE, ROOT, WEB } from '../tools/paths.mjs';
import { Explained } from '../tools/run.mjs';

/** A page's own scripts and style sheets. */
const ENTRY = /<(?:script|link)\b[^>]*\s(?:src|href)="([^":]+\.(?:js|css))"/g;

/** @type {import('esbuild').BuildOptions} */
const COMMON = {
  absWorkingDir: ROOT, bundle: true, minify: true, format: 'esm', target: 'es2022', charset: 'utf8',
  legalComments: 'eof', logLevel: 'warning', metafile: true,
};

/**
 * Bundles what the pages name, under names that change with the content, and the engine's worker.
 * @param {import('../build.mjs').Site} site gets `pages` (HTML by name) and `bundled` (source → address)
 */
export async function bundle(site) {
  const names = (await listFiles(WEB, (path) => !path.includes('/'))).filter((path) => path.endsWith('.html'));
  for (const name of names) site.pages.set(name, await readFile(join(WEB, name), 'utf8'));
  const named = [...site.pages.values()].flatMap((html) => [...html.matchAll(ENTRY)]);
  const entries = new Set(named.map(([, path]) => path));
  const { metafile } = await build({
    entryPoints: [...entries].map((path) => join(WEB, path)), outdir: join(site.out, 'assets'),
    entryNames: '[name]-[hash]', assetNames: '[name]-[hash]', chunkNames: '[name]-[hash]', splitting: true,
    loader: { '.woff2': 'file', '.svg': 'file', '.png': 'file', '.ftl': 'text' },
    alias: { '#english': join(ENGINE, 'sosie', 'locale', 'en.ftl') },
  });
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (!entryPoint) continue;
    const source = relative(WEB, join(ROOT, entryPoint)).split(sep).join('/');
    site.bundled.set(source, relative(site.out, join(ROOT, path)).split(sep).join('/'));
  }
  await build({
    entryPoints: [join(WEB, 'engine', 'worker.js')], outfile: join(site.out, 'engine', 'worker.js'),
    alias: { '#engine-assets': join(site.out, 'engine', 'assets.json') },
    // Branches of pyodide.mjs that only Node takes.
    external: ['node:*', 'ws'],
  });
}

/** esbuild has printed what is wrong by itself. */
export async function build(/** @type {import('esbuild').BuildOptions} */ options) {
  try {
    return await esbuild({ ...COMMON, ...options });
  } catch {
    throw new Explained('bundling failed');
  }
}
