/**
 * Which addresses are on the public internet. The special ranges are those of ipaddr.js (maintained, MIT, no dependencies):
 * a list of our own would miss the registry's next entry. What the package calls `unicast` is taken for IPv6 only where
 * addresses are allocated, as the rest of the space holds IPv4 in disguise.
 */

import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The name servers of AS112 answer for private zones, but are public themselves (RFC 7534). */
const PUBLIC_V4 = ['unicast', 'as112'];

/** The allocated part of IPv6 (RFC 4291 § 2.4). */
const ALLOCATED_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** NAT64: the last four bytes are an IPv4 address (RFC 6052). */
const TRANSLATED_V4 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/** Whether this is an address on the public internet, or leads to one by NAT64; false for other texts. */
export function isPublicAddress(text: string): boolean {
  // ipaddr.js also reads `127.1`, `0x7f000001` and scoped addresses, which connections here never use.
  if (isIP(text) === 0 || text.includes('%')) return false;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return PUBLIC_V4.includes(address.range());
  if (address.match(TRANSLATED_V4)) {
    return isPublicAddress(ipaddr.fromByteArray(address.toByteArray().slice(12)).toString());
  }
  return address.match(ALLOCATED_V6) && address.range() === 'unicast';
}
