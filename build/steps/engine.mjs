import { join } from 'node:path';
import { listFiles, readAll, write } from '../tools/files.mjs';
import { ENGINE } from '../tools/paths.mjs';
import { zip } from '../tools/zip.mjs';

/** Languages of stop words and stems in the browser; natively there are more. */
const LANGUAGES = {
  ar: 'arabic', de: 'german', en: 'english', es: 'spanish',
  fr: 'french', it: 'italian', pt: 'portuguese', ru: 'russian',
};
const NAMES = Object.values(LANGUAGES);

/** What a browser never runs: the command line, messages, which the page loads as files, and notes. */
const NOT_IN_BROWSER = /^((cli|__main__|console|messages|sources)\.py|locale)$|(^|\/)__pycache__$|\.(pyc|md)$/;

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
 * Packs the engine and its packages into one archive, engine.zip.
 * @param {import('../build.mjs').Site} site
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
  await write(join(site.out, 'engine', 'engine.zip'), zip(files));
}

/** The lists of languages name only those that are there. */
function rewritten(path, content) {
  if (path === 'snowballstemmer/__init__.py') return edit(content, withoutMissingStemmers);
  if (path === 'stop_words/stop-words/languages.json') return new TextEncoder().encode(JSON.stringify(LANGUAGES));
  return content;
}

function withoutMissingStemmers(source) {
  return source.split('\n').filter((line) => {
    const named = /(?:from \.(\w+)_stemmer import|^ +'(\w+)': \w+Stemmer,)/.exec(line);
    return !named || NAMES.includes(named[1] ?? named[2]);
  }).join('\n');
}

function edit(content, change) {
  return new TextEncoder().encode(change(new TextDecoder().decode(content)));
}
