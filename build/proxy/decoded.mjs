/** Node: a response's body without its content encodings. */
import { pipeline } from 'node:stream';
import zlib from 'node:zlib';
import { ProxyError } from './errors.mjs';

const DECODERS = {
  'gzip': zlib.createGunzip,
  'x-gzip': zlib.createGunzip,
  'deflate': zlib.createInflate,
  'br': zlib.createBrotliDecompress,
  ...(zlib.createZstdDecompress && { 'zstd': zlib.createZstdDecompress }), // Node 22.15
};

/** What is asked for: not deflate, which some servers take for the bare format and some for the wrapped one. */
export const ENCODINGS = Object.keys(DECODERS).filter((name) => name !== 'x-gzip' && name !== 'deflate');

const MOST_ENCODINGS = 2; // more are an attack on the size limit

/**
 * @param {import('node:http').IncomingMessage} response
 * @returns {import('node:stream').Readable} breaks off with an error where the encoded bytes do
 * @throws {ProxyError} content-type, for an encoding that was not asked for
 */
export function decoded(response) {
  const names = (response.headers['content-encoding'] ?? '').toLowerCase().split(',').map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity').reverse();
  const unknown = names.find((name) => !Object.hasOwn(DECODERS, name));
  if (unknown !== undefined || names.length > MOST_ENCODINGS) {
    response.destroy();
    throw new ProxyError('content-type', { type: response.headers['content-type'] ?? null, encoding: names.join(', ') });
  }
  if (names.length === 0) return response;
  return pipeline(response, ...names.map((name) => DECODERS[name]()), () => {});
}
