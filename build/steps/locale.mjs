import { join } from 'node:path';
import { listFiles, readAll, write } from '../tools/files.mjs';
import { ENGINE } from '../tools/paths.mjs';

/** A group of messages: what follows its heading. */
const GROUP = /^## (.*)\n([^]*?)(?=^## |(?![^]))/gm;
/** The messages of one page alone. */
const OF_PAGE = /^page (\w+)$/;
const NOT_ON_THE_WEB = 'command line';

/**
 * Copies the messages: locale/LANGUAGE.ftl, and what one page alone shows to locale/PAGE.LANGUAGE.ftl.
 * @param {import('../build.mjs').Site} site gets `messages`: Fluent source by language
 */
export async function locale(site) {
  const folder = join(ENGINE, 'sosie', 'locale');
  const files = (await listFiles(folder)).filter((path) => path.endsWith('.ftl'));
  for (const [path, content] of await readAll(folder, files)) {
    const source = new TextDecoder().decode(content);
    site.messages.set(path.slice(0, -'.ftl'.length), source);
    for (const [prefix, messages] of byPage(source)) await write(join(site.out, 'locale', prefix + path), messages);
  }
}

/** @param {string} source @returns {Map<string, string>} by what comes before the file's name */
function byPage(source) {
  const found = new Map([['', '']]);
  for (const [, title, messages] of source.matchAll(GROUP)) {
    if (title === NOT_ON_THE_WEB) continue;
    const page = OF_PAGE.exec(title)?.[1];
    const prefix = page ? `${page}.` : '';
    found.set(prefix, (found.get(prefix) ?? '') + messages);
  }
  return found;
}
