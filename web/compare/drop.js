/**
 * Dropping on a panel: files, or the address of a dragged link. Dropped text goes to the text area by itself.
 */

/**
 * @param {HTMLElement} element
 * @param {{ onFiles: (files: File[]) => void, onAddress: (address: string) => void }} takers
 */
export function takeDrops(element, { onFiles, onAddress }) {
  let depth = 0;
  const over = (inside) => {
    depth = Math.max(0, depth + inside);
    element.classList.toggle('dropping', depth > 0);
  };
  element.addEventListener('dragenter', (event) => { if (takes(event.dataTransfer)) over(1); });
  element.addEventListener('dragleave', (event) => { if (takes(event.dataTransfer)) over(-1); });
  element.addEventListener('dragover', (event) => { if (takes(event.dataTransfer)) event.preventDefault(); });
  element.addEventListener('drop', (event) => {
    depth = 0;
    element.classList.remove('dropping');
    const { files } = event.dataTransfer;
    const address = event.dataTransfer.getData('text/uri-list').split(/\r?\n/).find((line) => line && !line.startsWith('#'));
    if (files.length === 0 && !address) return;
    event.preventDefault();
    if (files.length > 0) onFiles([...files]);
    else onAddress(address);
  });
}

/** A file dropped beside the panels must not replace the page and what was typed in it. */
export function guardPage() {
  for (const type of /** @type {const} */ (['dragover', 'drop'])) {
    window.addEventListener(type, (event) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    });
  }
}

function takes(transfer) {
  return transfer.types.includes('Files') || transfer.types.includes('text/uri-list');
}
