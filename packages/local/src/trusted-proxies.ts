/** The proxies whose `X-Forwarded-For` is believed. Any other client could claim any address. */

import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** A proxy on this machine: no other machine can connect from these addresses. */
export const DEFAULT_TRUSTED_PROXIES = '127.0.0.1, ::1';

export interface TrustedProxies {
  /** The client's address, from the peer of a connection and the `X-Forwarded-For` header. */
  clientOf(peer: string | undefined, forwardedFor: string | undefined): string | undefined;
}

/** An IPv4 address without the IPv6 prefix that a dual-stack socket puts before it. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Parses addresses and networks such as `10.0.0.0/8`, separated by commas. The error names the wrong entry. */
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
      // The nearest proxy wrote the last entry. Each trusted address vouches for the one before it.
      const forwarded = forwardedFor?.split(',').map((part) => plain(part.trim())) ?? [];
      let client = peer === undefined ? undefined : plain(peer);
      while (client !== undefined && trusts(client) && forwarded.length > 0) client = forwarded.pop();
      return client;
    },
  };
}
