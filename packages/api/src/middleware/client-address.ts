/** The network of a request, for limits by address (docs/design.md#limits). */

import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { depsOf } from '../env.ts';

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - front.length - back.length }, () => '0');
  return [...front, ...zeros, ...back];
}

/**
 * The addresses of one customer: an IPv4 address, or the first 64 bits of an IPv6 address, as a customer's devices choose
 * the other 64 freely. All texts that are not addresses share one network, `unknown`.
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
export const networkOfRequest = (c: Context): string => networkOf(depsOf(c).clientAddress(c) ?? '');
