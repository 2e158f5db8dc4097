/** The keys and the subject that identify a server to push services. */

import { describe, expect, it } from 'vitest';
import { checkSubject, checkVapidKeys, generateVapidKeys, VapidSigner } from '../src/vapid.ts';
import { checkVapid, readVapid } from './vapid-check.ts';

const NOW_MS = Date.UTC(2026, 5, 1);

describe('VAPID keys', () => {
  const keys = generateVapidKeys();
  const others = generateVapidKeys();

  it('are a point and a scalar of P-256 in base64url, new each time', () => {
    const point = Buffer.from(keys.publicKey, 'base64url');
    expect([point.length, point[0]]).toEqual([65, 4]);
    expect(keys.privateKey).toMatch(/^[\w-]{43}$/);
    expect(others.privateKey).not.toBe(keys.privateKey);
    expect(() => checkVapidKeys(keys)).not.toThrow();
  });

  it.each([
    ['of two pairs', { ...keys, publicKey: others.publicKey }, 'belongs to'],
    ['without a private one', { ...keys, privateKey: '' }, '32 bytes'],
    ['in plain base64', { ...keys, privateKey: `${keys.privateKey}=` }, '32 bytes'],
    ['cut short', { ...keys, privateKey: keys.privateKey.slice(0, 40) }, '32 bytes'],
    ['of zero', { ...keys, privateKey: 'A'.repeat(43) }, 'P-256'],
    ['without a public one', { ...keys, publicKey: '' }, 'belongs to'],
  ])('are refused when they are %s, without being shown', (_, broken, why) => {
    expect(() => checkVapidKeys(broken)).toThrow(why);
    expect(() => new VapidSigner(broken, 'mailto:me@example.org')).toThrow(why);
    expect(() => checkVapidKeys(broken)).not.toThrow(keys.privateKey);
  });

  it('sign for the origin of an endpoint, for less than a day', () => {
    const header = new VapidSigner(keys, 'mailto:me@example.org').authorization(
      'https://web.push.apple.com/QGuQyavXutnMH9fXnk8y?x#y',
      NOW_MS,
    );
    const vapid = readVapid(header);
    expect(vapid.publicKey).toBe(keys.publicKey);
    expect(vapid.claims.sub).toBe('mailto:me@example.org');
    expect(() => checkVapid(vapid, 'https://web.push.apple.com', NOW_MS)).not.toThrow();
  });
});

describe('the subject', () => {
  it.each([
    'mailto:games@aeroplane.org',
    'mailto:games@mail.aeroplane.co.uk',
    'mailto:games+push@xn--bcher-kva.ch',
    'mailto:Games@Aeroplane.ORG',
    'https://aeroplane.org',
    'https://aeroplane.org/contact',
  ])('of a public server may be %s', (subject) => {
    expect(() => checkSubject(subject, true)).not.toThrow();
  });

  it.each([
    'mailto:me@localhost',
    'mailto:me@raspberry.local',
    'mailto:me@app.localhost',
    'mailto:me@mail.internal',
    'mailto:me@mail.invalid',
    'mailto:me@mail.test',
    'mailto:me@mail.example',
    'mailto:me@MAIL.LOCAL',
    'mailto:me@127.0.0.1',
    'mailto:me@[127.0.0.1]',
    'mailto:me@10.0x7f',
    'mailto:me@host',
    'mailto:me@host.',
    'mailto:me@aeroplane.org,you@aeroplane.org',
    'mailto:me',
    'mailto:',
    'https://localhost:3000',
    'https://192.168.1.20',
    'https://[2001:db8::1]',
    'https://raspberry.local',
    'https://aeroplane',
  ])('of a public server may not be %s, but another server may have it', (subject) => {
    expect(() => checkSubject(subject, true)).toThrow(/no public domain/);
    expect(() => checkSubject(subject, false)).not.toThrow();
  });

  it.each(['', 'me@aeroplane.org', 'http://aeroplane.org', 'tel:123', 'javascript:alert(1)'])(
    'is never %j',
    (subject) => {
      expect(() => checkSubject(subject, true)).toThrow(JSON.stringify(subject));
      expect(() => checkSubject(subject, false)).toThrow(/mailto:/);
    },
  );
});
