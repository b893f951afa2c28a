import { join } from 'node:path';
import { listFiles, readAll } from '../tools/files.mjs';
import { ENGINE } from '../tools/paths.mjs';
import { zip } from '../tools/zip.mjs';

/** Languages of stop words and stems, by the packages' names: those of `sosie/text/filters.py`. */
const NAMES = [
  'arabic', 'czech', 'danish', 'german', 'english', 'spanish', 'finnish', 'french', 'hungarian', 'italian',
  'dutch', 'norwegian', 'polish', 'portuguese', 'russian', 'swedish',
];

/** What a browser never runs: the command line, messages, which the page loads as files, and notes. */
const NOT_IN_BROWSER = /^((cli|__main__|messages|sources)\.py|console|locale|report\.html)$|(^|\/)__pycache__$|\.(pyc|md)$/;

/** Keeps of each package what the engine imports. */
const PACKAGES = {
  unidecode: (path) => /^unidecode\/(__init__|x[0-9a-f]{3})\.py$/.test(path),
  justhtml: (path) => /^justhtml\/.*\.py$/.test(path) && !path.endsWith('__main__.py'),
  snowballstemmer: (path) => /^snowballstemmer\/(__init__|among|basestemmer)\.py$/.test(path)
    || NAMES.some((name) => path === `snowballstemmer/${name}_stemmer.py`),
  stop_words: (path) => /^stop_words\/\w+\.py$/.test(path) || path === 'stop_words/stop-words/languages.json'
    || NAMES.some((name) => path === `stop_words/stop-words/${name}.txt`),
};

/**
 * Gathers the engine and its packages in one archive.
 * @param {import('../build.mjs').Site} site gets `engine`
 */
export async function engine(site) {
  const folder = join(ENGINE, 'sosie');
  const own = await listFiles(folder, (path) => !NOT_IN_BROWSER.test(path));
  const files = await readAll(folder, own, 'sosie/');
  for (const [name, keep] of Object.entries(PACKAGES)) {
    for (const [path, content] of site.wheels.get(name).files) {
      if (keep(path)) files.set(path, rewritten(path, content));
    }
  }
  site.engine = zip(files);
}

/** Its own door would read the stemmers of all languages; the engine takes one by its name. */
function rewritten(path, content) {
  return path === 'snowballstemmer/__init__.py' ? new Uint8Array() : content;
}
