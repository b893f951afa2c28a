import { join } from 'node:path';
import { listFiles, readAll, write } from '../tools/files.mjs';
import { ENGINE } from '../tools/paths.mjs';

/**
 * Copies the messages and lists the languages there are in locale/languages.json.
 * @param {import('../build.mjs').Site} site gets `messages`: Fluent source by language
 */
export async function locale(site) {
  const folder = join(ENGINE, 'sosie', 'locale');
  const files = (await listFiles(folder)).filter((path) => path.endsWith('.ftl'));
  for (const [path, content] of await readAll(folder, files)) {
    await write(join(site.out, 'locale', path), content);
    site.messages.set(path.slice(0, -'.ftl'.length), new TextDecoder().decode(content));
  }
  const languages = [...site.messages.keys()];
  await write(join(site.out, 'locale', 'languages.json'), JSON.stringify(languages));
}
