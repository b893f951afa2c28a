/**
 * Dropping: on a panel files, or the address of a dragged link; on the calibration a set of files. Dropped text
 * goes to the text area by itself.
 */

/**
 * @param {HTMLElement} element
 * @param {{ onFiles: (files: File[]) => void, onAddress: (address: string) => void }} takers
 */
export function takeDrops(element, { onFiles, onAddress }) {
  onDrop(element, (transfer) => holdsFiles(transfer) || transfer.types.includes('text/uri-list'), (event) => {
    const { files } = event.dataTransfer;
    const address = event.dataTransfer.getData('text/uri-list').split(/\r?\n/).find((line) => line && !line.startsWith('#'));
    if (files.length === 0 && !address) return;
    event.preventDefault();
    if (files.length > 0) onFiles([...files]);
    else onAddress(address);
  });
}

/**
 * @param {HTMLElement} element  carries the class `dropping` while something that it takes is held over it
 * @param {(transfer: DataTransfer) => boolean} takes
 * @param {(event: DragEvent) => void} handle
 */
export function onDrop(element, takes, handle) {
  let depth = 0;
  const over = (inside) => {
    depth = Math.max(0, depth + inside);
    element.classList.toggle('dropping', depth > 0);
  };
  element.addEventListener('dragenter', (event) => { if (takes(event.dataTransfer)) over(1); });
  element.addEventListener('dragleave', (event) => { if (takes(event.dataTransfer)) over(-1); });
  element.addEventListener('dragover', (event) => { if (takes(event.dataTransfer)) event.preventDefault(); });
  element.addEventListener('drop', (event) => {
    over(-depth);
    handle(event);
  });
}

/** @param {DataTransfer} transfer */
export function holdsFiles(transfer) {
  return transfer.types.includes('Files');
}

/** A file dropped beside the panels must not replace the page and what was typed in it. */
export function guardPage() {
  for (const type of /** @type {const} */ (['dragover', 'drop'])) {
    window.addEventListener(type, (event) => {
      if (event.dataTransfer && holdsFiles(event.dataTransfer)) event.preventDefault();
    });
  }
}
