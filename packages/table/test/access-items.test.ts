import type { Device, HandOverCode, Session } from '@aeroplane/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packCode, unpackCode } from '../src/code-item.ts';
import { packDevice, unpackDevice } from '../src/device-item.ts';
import { packSession, unpackSession } from '../src/session-item.ts';
import { id, timeMs } from './arbitrary-game.ts';

const hash = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((raw) => Buffer.from(raw).toString('base64url'));

const session: fc.Arbitrary<Session> = fc.record(
  { player: id, hash, createdAtMs: timeMs, expiresAtMs: timeMs, actsFor: id, replaces: hash },
  { requiredKeys: ['player', 'hash', 'createdAtMs', 'expiresAtMs'], noNullPrototype: true },
);

const device: fc.Arbitrary<Device> = fc.record({
  player: id,
  id,
  endpoint: fc.webUrl({ withQueryParameters: true }),
  p256dh: hash,
  auth: id,
  session: hash,
  reachedAtMs: fc.option(timeMs),
});

const code: fc.Arbitrary<HandOverCode> = fc.record({
  code: fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{10}$/),
  player: id,
  expiresAtMs: timeMs,
});

describe('the items of sessions, codes and devices', () => {
  it('restore sessions and codes, and expire in the right second', () => {
    fc.assert(
      fc.property(session, code, (one, other) => {
        const items = [packSession(one), packCode(other)] as const;
        expect(unpackSession(items[0])).toStrictEqual(one);
        expect(unpackCode(items[1])).toEqual(other);
        for (const [index, { expiresAtMs }] of [one, other].entries()) {
          const ttl = Number(items[index]?.['ttl']?.N);
          expect(ttl * 1_000).toBeGreaterThanOrEqual(expiresAtMs);
          expect((ttl - 1) * 1_000).toBeLessThan(expiresAtMs);
        }
      }),
    );
  });

  it('restore devices', () => {
    fc.assert(
      fc.property(device, (one) => {
        expect(unpackDevice(packDevice(one))).toEqual(one);
      }),
    );
  });
});
