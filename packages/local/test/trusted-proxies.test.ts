import { describe, expect, it } from 'vitest';
import { DEFAULT_TRUSTED_PROXIES, parseTrustedProxies } from '../src/trusted-proxies.ts';

describe('the client’s address', () => {
  const byDefault = parseTrustedProxies(DEFAULT_TRUSTED_PROXIES);
  const behindTwo = parseTrustedProxies('10.0.0.0/8, 2001:db8::/32');

  it.each([
    ['a visitor', byDefault, '203.0.113.9', undefined, '203.0.113.9'],
    ['a visitor who claims to be another', byDefault, '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['a visitor through a socket for both kinds', byDefault, '::ffff:203.0.113.9', undefined, '203.0.113.9'],
    ['a proxy of this machine', byDefault, '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['the same, by its other names', byDefault, '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['the same, by IPv6', byDefault, '::1', '2001:db8:1::5', '2001:db8:1::5'],
    ['a liar behind a proxy', byDefault, '127.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['this machine itself', byDefault, '127.0.0.1', undefined, '127.0.0.1'],
    ['two proxies', behindTwo, '10.1.2.3', '203.0.113.9, 2001:db8::7', '203.0.113.9'],
    ['a liar behind two', behindTwo, '10.1.2.3', '10.9.9.9, 203.0.113.9, 2001:db8::7', '203.0.113.9'],
    ['nothing but proxies', behindTwo, '10.1.2.3', '10.9.9.9', '10.9.9.9'],
    ['nonsense', byDefault, '127.0.0.1', 'unknown', 'unknown'],
    ['nobody', byDefault, undefined, '203.0.113.9', undefined],
  ])('%s', (_, proxies, peer, forwardedFor, client) => {
    expect(proxies.clientOf(peer, forwardedFor)).toBe(client);
  });

  it.each(['', 'proxy', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', '10.0.0.1,', '10.0.0.0/x'])(
    'refuses the list %j',
    (text) => {
      expect(() => parseTrustedProxies(text)).toThrow('is neither an address nor a network');
    },
  );
});
