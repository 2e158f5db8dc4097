/** Who asks, as far as an address tells, for limits that are counted by address. */

import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { GroundDeps } from './env.ts';

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - front.length - back.length }, () => '0');
  return [...front, ...zeros, ...back];
}

/**
 * What one customer of a network has: an IPv4 address, or the 64 bits of an IPv6 address that their network has; its
 * devices draw the others as they like. What is no address is one network for all.
 */
export function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return 'unknown';
  const groups = groupsOf(plain).slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** The network that a request comes from. */
export const networkOfRequest = ({ clientAddress }: GroundDeps, c: Context): string =>
  networkOf(clientAddress(c) ?? '');
