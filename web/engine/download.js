import { EngineError } from './protocol.js';

/** As it is before Python is cut off from it. */
const { fetch } = globalThis;

/**
 * @typedef {{file: string, bytes: number, sha256: string}} Asset
 * @typedef {(bytes: number) => void} OnBytes called with the size of each piece that came in
 */

/**
 * Fetches an asset; its body is still to be read.
 * @param {Asset} asset
 * @param {URL} base
 * @returns {Promise<Response>} rejects where the file is missing, or a host sends a page in its place
 */
export async function fetchAsset(asset, base) {
  const { file } = asset;
  let response;
  try {
    response = await fetch(assetURL(asset, base));
  } catch {
    throw new EngineError('network', { file });
  }
  if (!response.ok) throw new EngineError('asset-missing', { file, status: response.status });
  const type = response.headers.get('Content-Type') ?? '';
  if (type.startsWith('text/html')) throw new EngineError('asset-corrupt', { file, type });
  return response;
}

/**
 * Reads an asset to its end and holds it against its length and digest. Pyodide itself waits for ever where a
 * file is cut short.
 * @param {Response} response
 * @param {Asset} asset
 * @param {OnBytes} onBytes
 * @returns {Promise<ArrayBuffer>}
 */
export async function readAsset(response, { file, bytes: total, sha256 }, onBytes) {
  const content = new Uint8Array(total);
  let loaded = 0;
  for await (const piece of piecesOf(response)) {
    if (loaded + piece.length > total) throw new EngineError('asset-corrupt', { file });
    content.set(piece, loaded);
    loaded += piece.length;
    onBytes(piece.length);
  }
  if (loaded < total) throw new EngineError('asset-truncated', { file, loaded, total });
  // Browsers withhold digests from pages served without encryption; there the length alone is checked.
  const known = globalThis.crypto?.subtle ? await digest(content) : sha256;
  if (known !== sha256) throw new EngineError('asset-corrupt', { file });
  return content.buffer;
}

/** @param {Asset} asset @param {URL} base @returns {URL} changes with the content, so no cache mixes builds */
export function assetURL({ file, sha256 }, base) {
  return new URL(`${file}?v=${sha256.slice(0, 12)}`, base);
}

/** A connection that breaks off ends the pieces: the same to the reader as a file cut short. */
async function* piecesOf(response) {
  const reader = response.body.getReader();
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value;
  } catch {
    // What is missing shows in the length.
  }
}

/** @param {BufferSource} content @returns {Promise<string>} SHA-256, hexadecimal */
export async function digest(content) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
