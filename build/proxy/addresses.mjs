/**
 * Which addresses and names belong to the public internet.
 *
 * ipaddr.js keeps the tables of special-purpose ranges and reads every notation. It is used as an allow-list
 * only: what it calls `unicast` is public, and of IPv6 only 2000::/3, the one block that is given out
 * (its deny-list alone would let `::2` or `4000::1` pass).
 */
import ipaddr from 'ipaddr.js';

const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

// Names that never mean a host of the public internet (RFC 6761, 6762, 8375, 9476 and ICANN's `internal`).
const SPECIAL_NAMES = /(^|\.)(localhost|local|internal|home\.arpa|localdomain|lan|test|onion|alt)$/;

/**
 * @param {string} address an IP address in any notation, without brackets
 * @param {{allowLoopback?: boolean}} [options]
 * @returns {boolean} whether the proxy may connect to it; what cannot be read is not public
 */
export function isPublicAddress(address, { allowLoopback = false } = {}) {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address); // IPv4-mapped and IPv4-compatible forms become the IPv4 they carry
  const range = ip.range();
  if (range === 'loopback') return allowLoopback;
  if (range !== 'unicast') return false;
  return ip.kind() === 'ipv4' || ip.match(GLOBAL_UNICAST);
}

/**
 * @param {string} hostname as `new URL(…).hostname` gives it (decimal, octal and hexadecimal IPv4 are dotted by then)
 * @returns {string | null} the address where the host is one, without brackets; null for a name
 */
export function addressOf(hostname) {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : null;
}

/**
 * What can be told before any name is resolved. Node's `get` also checks what a name resolves to.
 *
 * @param {string} hostname as `new URL(…).hostname` gives it
 * @param {{allowLoopback?: boolean}} [options]
 */
export function isPublicHost(hostname, options = {}) {
  const address = addressOf(hostname);
  if (address !== null) return isPublicAddress(address, options);
  const name = hostname.toLowerCase().replace(/\.$/, '');
  if (isLoopbackName(name)) return options.allowLoopback === true;
  return name.includes('.') && !SPECIAL_NAMES.test(name);
}

/** @param {string} hostname */
export function isLoopbackHost(hostname) {
  const address = addressOf(hostname);
  if (address !== null) return ipaddr.process(address).range() === 'loopback';
  return isLoopbackName(hostname.toLowerCase().replace(/\.$/, ''));
}

const isLoopbackName = (name) => name === 'localhost' || name.endsWith('.localhost');
