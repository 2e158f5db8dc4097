/** Which proxies may say who asks: what anybody else writes into `X-Forwarded-For` is their own invention. */

import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** A proxy on this machine: nobody else reaches it from there. */
export const DEFAULT_TRUSTED_PROXIES = '127.0.0.1, ::1';

export interface TrustedProxies {
  /** Who asks, by the address that a request came from and the addresses that it is said to come from. */
  clientOf(peer: string | undefined, forwardedFor: string | undefined): string | undefined;
}

/** An IPv4 address as itself, where a socket for both kinds has it within an IPv6 one. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Reads a list with commas of addresses and networks such as `10.0.0.0/8`. Throws an Error that names the wrong one. */
export function parseTrustedProxies(text: string): TrustedProxies {
  const list = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [address = '', bits, ...rest] = entry.split('/');
    const type = isIPv4(address) ? 'ipv4' : isIPv6(address) ? 'ipv6' : undefined;
    const most = type === 'ipv4' ? 32 : 128;
    const whole = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
    if (type === undefined || !whole || rest.length > 0)
      throw new Error(`${JSON.stringify(entry)} is neither an address nor a network such as 10.0.0.0/8`);
    list.addSubnet(address, bits === undefined ? most : Number(bits), type);
  }
  const trusts = (address: string): boolean =>
    (isIPv4(address) || isIPv6(address)) && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  return {
    clientOf(peer, forwardedFor) {
      // The last entry is what the nearest proxy saw. Each that is trusted vouches for the one before it.
      const said = forwardedFor?.split(',').map((part) => plain(part.trim())) ?? [];
      let client = peer === undefined ? undefined : plain(peer);
      while (client !== undefined && trusts(client) && said.length > 0) client = said.pop();
      return client;
    },
  };
}
