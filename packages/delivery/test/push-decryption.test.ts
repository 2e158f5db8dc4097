/** Checks the tests' own decryption and VAPID check by the examples of the RFCs. */

import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decryptPush, decryptRecords } from './push-decryption.ts';
import { checkVapid, readVapid } from './vapid-check.ts';

/** RFC 8291, Appendix A. */
const BROWSER = {
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const BODY = [
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml',
  'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT',
  'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
].join('');

/** RFC 8292 § 2.4. */
const VAPID = [
  'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.',
  'eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.',
  'i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, ',
  'k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs',
].join('');

describe('the decryption of the tests', () => {
  const body = Buffer.from(BODY, 'base64url');

  it('reads the example of RFC 8291', () => {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(BROWSER.privateKey, 'base64url'));
    expect(curve.getPublicKey('base64url')).toBe(BROWSER.p256dh);
    expect(decryptPush(body, BROWSER)).toBe('When I grow up, I want to be a watermelon');
  });

  it('reads the example of RFC 8188', () => {
    const encrypted = Buffer.from(
      'I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg',
      'base64url',
    );
    const key = Buffer.from('yqdlZ-tYemfogSmv7Ws5PQ', 'base64url');
    expect(decryptRecords(encrypted, key).toString()).toBe('I am the walrus');
  });

  it('notices any changed byte', () => {
    // A larger record size is valid, so skip its bytes.
    const places = [...body.keys()].filter((at) => at < 16 || at > 19);
    for (const at of places) {
      const changed = Buffer.from(body);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => decryptPush(changed, BROWSER), `byte ${at}`).toThrow();
    }
  });

  it('reads nothing with the secret of another browser', () => {
    expect(() => decryptPush(body, { ...BROWSER, auth: 'AAAAAAAAAAAAAAAAAAAAAA' })).toThrow();
  });
});

describe('the VAPID check of the tests', () => {
  const vapid = readVapid(VAPID);
  const expiresMs = vapid.claims.exp * 1000;

  it('reads the example of RFC 8292', () => {
    expect(vapid.claims).toEqual({
      aud: 'https://push.example.net',
      exp: 1453523768,
      sub: 'mailto:push@example.com',
    });
    expect(() => checkVapid(vapid, 'https://push.example.net', expiresMs - 3_600_000)).not.toThrow();
  });

  it('refuses another signature or origin, and an expired or overlong validity', () => {
    expect(() => readVapid(VAPID.replace('i3CY', 'i3CZ'))).toThrow('signature');
    expect(() => readVapid(VAPID.replace('eyJhdWQi', 'eyJhdWRi'))).toThrow('signature');
    expect(() => checkVapid(vapid, 'https://push.example.org', expiresMs - 1000)).toThrow('another');
    expect(() => checkVapid(vapid, 'https://push.example.net', expiresMs)).toThrow('no longer');
    expect(() => checkVapid(vapid, 'https://push.example.net', expiresMs - 86_401_000)).toThrow('a day');
  });
});
