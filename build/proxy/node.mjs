/**
 * The proxy's `get` on Node. `fetch` resolves a name by itself, after any check and out of reach; here the
 * name is resolved once, every address checked, and the socket opened to those very addresses, so that a
 * name which answers differently the second time (DNS rebinding) gains nothing.
 */
import http from 'node:http';
import https from 'node:https';
import { decoded, ENCODINGS } from './decoded.mjs';
import { ProxyError } from './errors.mjs';
import { resolvePublic, systemResolve } from './resolve.mjs';

const LIMITS = { connect_ms: 5_000, headers_ms: 10_000 };

/**
 * @param {object} [options]
 * @param {boolean} [options.allowLoopback]
 * @param {typeof systemResolve} [options.resolve]
 * @param {Partial<typeof LIMITS>} [options.limits]
 * @returns {import('./handler.mjs').Get}
 */
export function createGet({ allowLoopback = false, resolve = systemResolve, limits = {} } = {}) {
  const { connect_ms, headers_ms } = { ...LIMITS, ...limits };

  return async function get(url, { signal, headers }) {
    const addresses = await resolvePublic(url.hostname, { resolve, allowLoopback });
    signal.throwIfAborted();
    const request = open(url, addresses, { signal, headers });
    const response = await answered(request, { connect_ms, headers_ms });
    return { status: response.statusCode, headers: fetchHeaders(response), body: guarded(decoded(response)) };
  };
}

function open(url, addresses, { signal, headers }) {
  return (url.protocol === 'https:' ? https : http).request(url, {
    signal,
    headers: { ...headers, 'Accept-Encoding': ENCODINGS.join(', ') },
    agent: false, // no kept connection, opened for an earlier answer of the name, and no proxy from the environment
    lookup: (_name, options, done) => {
      if (options.all) done(null, addresses);
      else done(null, addresses[0].address, addresses[0].family);
    },
    autoSelectFamilyAttemptTimeout: 1_000, // the default of 250 ms gives up on servers on the other side of the world
    maxHeaderSize: 65_536,
  });
}

/** @returns {Promise<http.IncomingMessage>} */
function answered(request, { connect_ms, headers_ms }) {
  return new Promise((resolve, reject) => {
    const giveUp = (ms) => request.destroy(new ProxyError('timeout', { seconds: ms / 1000 }));
    const connecting = setTimeout(giveUp, connect_ms, connect_ms);
    const waiting = setTimeout(giveUp, headers_ms, headers_ms);
    const clear = () => [connecting, waiting].forEach(clearTimeout);
    const secure = request.protocol === 'https:' ? 'secureConnect' : 'connect';
    request.once('socket', (socket) => socket.once(secure, () => clearTimeout(connecting)));
    request.once('response', (response) => { clear(); resolve(response); });
    request.on('error', (error) => { clear(); reject(toProxyError(error)); });
    request.end();
  });
}

function fetchHeaders({ rawHeaders }) {
  const headers = new Headers();
  for (let i = 0; i < rawHeaders.length; i += 2) headers.append(rawHeaders[i], rawHeaders[i + 1]);
  return headers;
}

async function* guarded(body) {
  try {
    yield* body;
  } catch (error) {
    throw toProxyError(error);
  }
}

function toProxyError(error) {
  if (error instanceof ProxyError) return error;
  const code = String(error.code);
  if (code === 'ETIMEDOUT') return new ProxyError('timeout', { seconds: LIMITS.connect_ms / 1000 });
  if (/CERT|TLS|SSL|SIGNATURE|EPROTO|ISSUER/.test(code)) return new ProxyError('tls', { reason: code });
  if (/^(Z_|ZSTD|ERR_BROTLI|ERR__ERROR)/.test(code)) return new ProxyError('content-type', { reason: 'encoding' });
  return new ProxyError('refused', error.code ? { reason: code } : {});
}
