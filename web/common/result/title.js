/**
 * What a page is called wherever it is named: its title, else its file, else the first line of its text.
 */

const READ = 400;
const LONGEST = 60;

/**
 * @param {{ title?: string | null, name?: string | null, text: string }} page
 * @returns {string | null} null where there is nothing to call it by
 */
export function titleOf({ title, name, text }) {
  return title || name || firstLine(text) || null;
}

function firstLine(text) {
  const [line] = text.slice(0, READ).trim().split('\n');
  return line.length > LONGEST ? `${line.slice(0, LONGEST).replace(/\s\S*$/, '')}…` : line;
}
