/** Which addresses the proxy goes to: checked for the one asked for, and for each one it is redirected to. */
import { isLoopbackHost, isPublicHost } from './addresses.mjs';
import { ProxyError } from './errors.mjs';

const LONGEST_URL = 8192;

/**
 * The default ports (an empty `URL.port`) and the two usual alternatives; others serve mail, databases and the
 * like, which no page is read from. A loopback host, where allowed, may have any.
 */
const PORTS = ['', '80', '443', '8080', '8443'];

/**
 * @param {string} text an absolute URL, or one relative to `base`
 * @param {{base?: URL, allowLoopback: boolean}} options
 * @returns {URL} without its fragment
 * @throws {ProxyError} url-invalid, scheme, address-private
 */
export function readTarget(text, { base, allowLoopback }) {
  if (text.length > LONGEST_URL) throw new ProxyError('url-invalid', { reason: 'length', limit: LONGEST_URL });
  if (!URL.canParse(text, base)) throw new ProxyError('url-invalid', { reason: 'syntax' });
  const url = new URL(text, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new ProxyError('scheme', { scheme: url.protocol.slice(0, -1) });
  }
  if (url.username || url.password) throw new ProxyError('url-invalid', { reason: 'credentials' });
  if (!isPublicHost(url.hostname, { allowLoopback })) {
    throw new ProxyError('address-private', { host: url.hostname });
  }
  if (!PORTS.includes(url.port) && !isLoopbackHost(url.hostname)) {
    throw new ProxyError('url-invalid', { reason: 'port', port: Number(url.port) });
  }
  url.hash = '';
  return url;
}
