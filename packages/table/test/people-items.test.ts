import type { DoneGame, Player, Session } from '@aeroplane/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  packDone,
  packPlayer,
  packSession,
  unpackDone,
  unpackMembership,
  unpackPlayer,
  unpackSession,
} from '../src/people-items.ts';
import { id, name, quietWindow } from './arbitrary-game.ts';

const timeMs = fc.integer({ min: 1_000_000_000_000, max: 9_999_999_999_999 });

const player: fc.Arbitrary<Player> = fc.record(
  {
    id,
    name,
    language: fc.constantFrom('bn-BD', 'zh-Hans'),
    timeZone: fc.constantFrom('Asia/Dhaka', 'UTC'),
    quiet: quietWindow,
  },
  { requiredKeys: ['id', 'name'], noNullPrototype: true },
);

const session: fc.Arbitrary<Session> = fc.record({
  player: id,
  hash: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((raw) => Buffer.from(raw).toString('base64url')),
  createdAtMs: timeMs,
  expiresAtMs: timeMs,
});

const done: fc.Arbitrary<DoneGame> = fc.record({
  game: id,
  finishedAtMs: timeMs,
  colour: fc.nat({ max: 3 }),
  rank: fc.integer({ min: 1, max: 4 }),
  players: fc.integer({ min: 2, max: 4 }),
  opponents: fc.array(name, { maxLength: 3 }),
  seen: fc.nat({ max: 2_050 }),
});

describe('the items of people', () => {
  it('are read back: players', () => {
    fc.assert(
      fc.property(player, (one) => {
        expect(unpackPlayer(packPlayer(one))).toStrictEqual(one);
      }),
    );
  });

  it('are read back: sessions, with the second in which they may go', () => {
    fc.assert(
      fc.property(session, (one) => {
        const item = packSession(one);
        expect(unpackSession(item)).toEqual(one);
        const ttl = Number(item['ttl']?.N);
        expect(ttl * 1_000).toBeGreaterThanOrEqual(one.expiresAtMs);
        expect((ttl - 1) * 1_000).toBeLessThan(one.expiresAtMs);
      }),
    );
  });

  it('are read back: finished games', () => {
    fc.assert(
      fc.property(id, done, (owner, one) => {
        expect(unpackDone(packDone(owner, one))).toEqual(one);
      }),
    );
  });

  it('are in the order of their finish: finished games', () => {
    fc.assert(
      fc.property(id, done, done, (owner, one, other) => {
        const [a = '', b = ''] = [one, other].map((each) => packDone(owner, each)['sk']?.S);
        if (one.finishedAtMs !== other.finishedAtMs)
          expect(a < b).toBe(one.finishedAtMs < other.finishedAtMs);
      }),
    );
  });

  it('that are broken are errors', () => {
    expect(() => unpackPlayer({ pk: { S: 'PLAYER#p' }, sk: { S: 'PLAYER' } })).toThrow('proper n');
    const player = packPlayer({ id: 'p', name: 'Asha' });
    expect(() => unpackPlayer({ ...player, q: { S: '22:00' } })).toThrow('proper quiet window');
    expect(() => unpackMembership({ pk: { S: 'PLAYER#p' }, sk: { S: 'GAME#g' } })).toThrow('proper s');
  });
});
