/** Node: the addresses of a host, all of them public, resolved once. */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { addressOf, isPublicAddress } from './addresses.mjs';
import { ProxyError } from './errors.mjs';

/** @typedef {{address: string, family: 4 | 6}} Address */

/** @param {string} name @returns {Promise<Address[]>} */
export const systemResolve = (name) => lookup(name, { all: true });

/**
 * One address that is not public condemns the name: a host that mixes both is misconfigured or hostile.
 *
 * @param {string} hostname as `new URL(…).hostname` gives it
 * @param {{resolve: typeof systemResolve, allowLoopback: boolean}} options
 * @returns {Promise<Address[]>} at least one
 * @throws {ProxyError} name-not-found, address-private
 */
export async function resolvePublic(hostname, { resolve, allowLoopback }) {
  const literal = addressOf(hostname);
  const addresses = literal ? [{ address: literal, family: isIP(literal) }] : await resolveName(hostname, resolve);
  for (const { address } of addresses) {
    if (!isPublicAddress(address, { allowLoopback })) throw new ProxyError('address-private', { host: hostname });
  }
  return addresses;
}

async function resolveName(hostname, resolve) {
  const addresses = await resolve(hostname).catch(() => []);
  if (addresses.length === 0) throw new ProxyError('name-not-found', { host: hostname });
  return addresses;
}
