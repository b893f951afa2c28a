import { FluentBundle, FluentResource } from '@fluent/bundle';
import { transform } from 'esbuild';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { WEB } from '../tools/paths.mjs';
import { Explained } from '../tools/run.mjs';
import { build } from './bundle.mjs';

const NAMES = ['title', 'text', 'button', 'size', 'opening', 'full', 'frame', 'failed'];

/**
 * Bundles what other sites load, at an address that stays: widget.js.
 * @param {import('../build.mjs').Site} site
 */
export async function widget(site) {
  const bytes = await engineBytes(join(site.out, 'engine'));
  const messages = Object.fromEntries([...site.messages].map(([language, source]) => [language, sentences(language, source, bytes)]));
  const entry = join(WEB, 'widget.js');
  const [licence] = (await readFile(entry, 'utf8')).split('\n', 1);
  await build({
    entryPoints: [entry], outfile: join(site.out, 'widget.js'), banner: { js: licence }, legalComments: 'none',
    plugins: [given('#widget-messages', `export default ${JSON.stringify(messages)}`), styles],
  });
}

/** What a first visit loads of the engine, from a host that compresses. */
async function engineBytes(folder) {
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
  return files.reduce((sum, content) => sum + gzipSync(content).length, 0);
}

/** The card's sentences, so that it needs neither a request nor Fluent. */
function sentences(language, source, bytes) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const size = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(bytes / 1e6);
  return Object.fromEntries(NAMES.map((name) => {
    const value = bundle.getMessage(`widget-card-${name}`)?.value;
    if (!value) throw new Explained(`${language}.ftl: no message widget-card-${name}`);
    return [name, bundle.formatPattern(value, { size })];
  }));
}

/** A module that the build writes. @returns {import('esbuild').Plugin} */
function given(name, contents) {
  return {
    name,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: name, namespace: 'given' }));
      onLoad({ filter: /./, namespace: 'given' }, () => ({ contents }));
    },
  };
}

/** Style sheets as text, for adoptedStyleSheets. @type {import('esbuild').Plugin} */
const styles = {
  name: 'styles',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true });
      return { contents: code, loader: 'text' };
    });
  },
};
