/** Which addresses are those of the public internet: everything else is somebody's own network, or nobody's. */

import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 that is private, local, shared, for documents, for tests, for many, or reserved (RFC 6890 and its registry). */
const SPECIAL_V4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** What of IPv6 is given out to networks at all. */
const GLOBAL_V6 = ['2000::', 3] as const;

/** And within it: protocols of the IETF (Teredo among them), documents, and IPv4 in disguise (6to4). */
const SPECIAL_V6: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [network, bits] of SPECIAL_V4) special.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of SPECIAL_V6) special.addSubnet(network, bits, 'ipv6');
const global = new BlockList();
global.addSubnet(...GLOBAL_V6, 'ipv6');

/** The IPv4 address within one that is mapped (RFC 4291) or translated (NAT64, RFC 6052); undefined within any other. */
function withinV6(address: string): string | undefined {
  // The parser of addresses writes each in one way only.
  const host = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? '';
  const [, high = '0', low] = /^(?:::ffff:|64:ff9b::)(?:([0-9a-f]+):)?([0-9a-f]+)$/.exec(host) ?? [];
  if (low === undefined) return undefined;
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join('.');
}

/** Whether this is an address of the public internet. What is no address is not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  const v4 = withinV6(address);
  if (v4 !== undefined) return isPublicAddress(v4);
  return global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
