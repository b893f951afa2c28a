import { unzipSync, zipSync } from 'fflate';

/** The earliest date a zip can hold, so that archives depend on their content alone. */
const DATE = new Date(1980, 0, 1);

/**
 * @param {Map<string, Uint8Array>} files content by path, forward slashes
 * @returns {Uint8Array} the same bytes for the same files
 */
export function zip(files) {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return zipSync(Object.fromEntries(sorted), { level: 9, mtime: DATE });
}

/** @param {Uint8Array} archive @returns {Map<string, Uint8Array>} files only, no folders */
export function unzip(archive) {
  return new Map(Object.entries(unzipSync(archive)).filter(([name]) => !name.endsWith('/')));
}
