/**
 * From what was chosen or dropped to a list of files, folders walked through.
 *
 * @typedef {{ path: string, file: File }} Given  `path` as far as it is known: `folder/name`
 */

/** @param {FileList | File[]} files  of a file chooser @returns {Given[]} */
export function chosen(files) {
  return [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

/**
 * What a drop holds. Must be called while the drop is handled: its items are gone afterwards.
 * @param {DataTransfer} transfer
 * @returns {AsyncGenerator<Given>}
 */
export function dropped(transfer) {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  const roots = items.map((item) => item.webkitGetAsEntry?.() ?? item.getAsFile()).filter((root) => root !== null);
  return walkAll(roots);
}

/** @param {(FileSystemEntry | File)[]} roots */
async function* walkAll(roots) {
  for (const root of roots) {
    if (root instanceof File) yield { path: root.name, file: root };
    else yield* walk(root, root.name);
  }
}

/** @param {FileSystemEntry} entry @param {string} path @returns {AsyncGenerator<Given>} */
async function* walk(entry, path) {
  if (entry.isFile) {
    yield { path, file: await fileOf(/** @type {FileSystemFileEntry} */ (entry)) };
    return;
  }
  const reader = /** @type {FileSystemDirectoryEntry} */ (entry).createReader();
  // A folder gives its entries in batches, an empty one at the end.
  for (let batch = await entriesOf(reader); batch.length > 0; batch = await entriesOf(reader)) {
    for (const inside of batch) {
      // What is hidden holds no articles, but may hold thousands of files.
      if (!inside.name.startsWith('.')) yield* walk(inside, `${path}/${inside.name}`);
    }
  }
}

/** @param {FileSystemFileEntry} entry @returns {Promise<File>} */
const fileOf = (entry) => new Promise((resolve, reject) => { entry.file(resolve, reject); });

/** @param {FileSystemDirectoryReader} reader @returns {Promise<FileSystemEntry[]>} */
const entriesOf = (reader) => new Promise((resolve, reject) => { reader.readEntries(resolve, reject); });
