import { lookup } from 'node:dns';
import { isIPv4, type LookupFunction } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '../src/public-address.ts';
import { createPublicPost, NotPublic, publicLookup } from '../src/public-post.ts';

/** DNS with these addresses for every name. */
const resolving = (...addresses: string[]): typeof lookup =>
  ((_: string, __: object, callback: (error: null, found: object[]) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: isIPv4(address) ? 4 : 6 })),
    )) as unknown as typeof lookup;

describe('an address of the public internet', () => {
  it.each([
    ...[
      '8.8.8.8',
      '1.1.1.1',
      '172.15.255.255',
      '172.32.0.1',
      '100.63.255.255',
      '192.167.1.1',
      '223.255.255.255',
    ],
    ...['2001:4860:4860::8888', '2606:4700::1111', '2a00:1450:4001::200e'],
    ...['::ffff:8.8.8.8', '64:ff9b::8.8.8.8', '64:ff9b::808:808'],
  ])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1'],
    ...[
      '172.31.255.255',
      '192.0.0.1',
      '192.0.2.1',
      '192.88.99.1',
      '192.168.1.1',
      '198.18.0.1',
      '198.19.255.255',
    ],
    ...['198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
    ...[
      '::',
      '::1',
      '::127.0.0.1',
      'fe80::1',
      'fe80::1%eth0',
      'fec0::1',
      'fc00::1',
      'fd00:ec2::254',
      'ff02::1',
    ],
    ...[
      '100::1',
      '2001::1',
      '2001:2::1',
      '2001:10::1',
      '2001:20::1',
      '2001:db8::1',
      '2002:7f00:1::',
      '3fff::1',
    ],
    ...['5f00::1', '64:ff9b:1::1', '64:ff9b:1::8.8.8.8'],
    ...[
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '::ffff:10.0.0.1',
      '0:0:0:0:0:ffff:a9fe:a9fe',
      '::FFFF:192.168.0.1',
    ],
    ...['64:ff9b::127.0.0.1', '64:ff9b::a00:1', '64:ff9b::5', '::ffff:0:127.0.0.1'],
    ...['', 'localhost', '127.1', '0x7f.0.0.1', '2130706433', '8.8.8.8:443', '[::1]'],
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('counts the same when mapped or translated into IPv6', () => {
    fc.assert(
      fc.property(fc.ipV4(), (v4) => {
        expect(isPublicAddress(`::ffff:${v4}`)).toBe(isPublicAddress(v4));
        expect(isPublicAddress(`64:ff9b::${v4}`)).toBe(isPublicAddress(v4));
      }),
    );
  });
});

describe('a name', () => {
  const found = (look: LookupFunction, all: boolean): Promise<unknown> =>
    new Promise((done, fail) =>
      look('push.test', { all }, (error, address) => (error === null ? done(address) : fail(error))),
    );

  it('resolves if all its addresses are public, to one or all as the connection asks', async () => {
    const look = publicLookup(resolving('8.8.8.8', '2606:4700::1111'));
    expect(await found(look, false)).toBe('8.8.8.8');
    expect(await found(look, true)).toEqual([
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ]);
  });

  it.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['8.8.8.8', '::1']], [[]]])(
    'is refused if it resolves to %j',
    async (addresses) => {
      for (const all of [true, false])
        await expect(found(publicLookup(resolving(...addresses)), all)).rejects.toThrow(NotPublic);
    },
  );
});

describe('a post', () => {
  const init = { method: 'POST', headers: {}, body: new Uint8Array([1]) };

  it.each([
    ['by a name that resolves to this machine', 'https://push.test/x', resolving('127.0.0.1')],
    [
      'by a name that resolves to the metadata service of a cloud',
      'https://push.test/x',
      resolving('169.254.169.254'),
    ],
    ['by the real name of this machine', 'https://localhost/x', lookup],
    ['by an address of this machine', 'https://127.0.0.1/x', lookup],
    ['by its address mapped into IPv6', 'https://[::ffff:127.0.0.1]/x', lookup],
    ['without TLS', 'http://push.test/x', resolving('8.8.8.8')],
  ])('%s goes nowhere', async (_, url, resolve) => {
    await expect(createPublicPost({ resolve })(url, init)).rejects.toThrow(NotPublic);
  });
});
