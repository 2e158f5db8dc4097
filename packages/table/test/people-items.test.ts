import {
  MAIL_AFTER_HOURS,
  MAIL_KINDS,
  NOTICE_KINDS,
  type Device,
  type DoneGame,
  type HandOverCode,
  type MailAddress,
  type Nudge,
  type Player,
  type Session,
} from '@aeroplane/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samplePlayer } from '@aeroplane/testing/scenes/sample-game';
import {
  packCode,
  packDevice,
  packDone,
  packNudge,
  packPlayer,
  packSession,
  toldText,
  unpackCode,
  unpackDevice,
  unpackDone,
  unpackMembership,
  unpackNudge,
  unpackPlayer,
  unpackSession,
} from '../src/people-items.ts';
import { wakeShard } from '../src/game-item.ts';
import { id, name, quietWindow } from './arbitrary-game.ts';
import { vacations } from './arbitrary-vacations.ts';

const timeMs = fc.integer({ min: 1_000_000_000_000, max: 9_999_999_999_999 });

const mail: fc.Arbitrary<MailAddress> = fc.record(
  {
    address: fc.emailAddress(),
    afterHours: fc.constantFrom(...MAIL_AFTER_HOURS),
    confirmedAtMs: fc.option(timeMs),
    askedAtMs: timeMs,
    secret: id,
  },
  { noNullPrototype: true },
);

/** Kinds in the order of the list of all. */
const silenced = fc.record(
  {
    push: fc.subarray([...NOTICE_KINDS]),
    mail: fc.subarray([...MAIL_KINDS]),
  },
  { noNullPrototype: true },
);

const player: fc.Arbitrary<Player> = fc.record(
  {
    id,
    version: fc.integer({ min: 1, max: 5_000 }),
    name,
    language: fc.constantFrom('bn-BD', 'zh-Hans'),
    timeZone: fc.constantFrom('Asia/Dhaka', 'UTC'),
    quiet: quietWindow,
    vacations,
    silenced,
    mail,
    wakeAtMs: fc.option(fc.oneof(timeMs, fc.constant(0))),
    mergedInto: id,
    deletingSinceMs: timeMs,
  },
  { requiredKeys: ['id', 'version', 'name', 'vacations', 'silenced', 'wakeAtMs'], noNullPrototype: true },
);

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

const nudge: fc.Arbitrary<Nudge> = fc.record({
  from: id,
  to: id,
  game: id,
  ply: fc.nat({ max: 2_047 }),
  atMs: timeMs,
});

const done: fc.Arbitrary<DoneGame> = fc.record({
  game: id,
  finishedAtMs: timeMs,
  colour: fc.nat({ max: 3 }),
  rank: fc.integer({ min: 1, max: 4 }),
  players: fc.integer({ min: 2, max: 4 }),
  opponents: fc.array(fc.option(name), { maxLength: 3 }),
  ranks: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
  preset: fc.constantFrom('classic', 'quick', 'mainland', null),
  seen: fc.nat({ max: 2_050 }),
});

/** Marks of notices with the ways they went. */
const told = fc.uniqueArray(fc.stringMatching(/^[a-z][\w-]{0,20}@[\w-]{4,6}$/), { maxLength: 8 });

describe('the items of people', () => {
  it('are read back: players', () => {
    fc.assert(
      fc.property(player, (one) => {
        expect(unpackPlayer(packPlayer(one))).toStrictEqual(one);
      }),
    );
  });

  it('are in the index of wake-ups while something is due: players', () => {
    fc.assert(
      fc.property(player, (one) => {
        const item = packPlayer(one);
        expect(item['w']?.S).toBe(one.wakeAtMs === null ? undefined : wakeShard(one.id));
        expect(item['a']?.N).toBe(one.wakeAtMs === null ? undefined : String(one.wakeAtMs));
      }),
    );
  });

  it('say nothing of what a plain player has not', () => {
    expect(Object.keys(packPlayer(samplePlayer())).sort()).toEqual(['n', 'pk', 'sk', 'v']);
  });

  it('are read back: sessions and codes, with the second in which they may go', () => {
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

  it('are read back: devices', () => {
    fc.assert(
      fc.property(device, (one) => {
        expect(unpackDevice(packDevice(one))).toEqual(one);
      }),
    );
  });

  it('are read back: nudges', () => {
    fc.assert(
      fc.property(nudge, (one) => {
        expect(unpackNudge(packNudge(one))).toEqual(one);
      }),
    );
  });

  it('are read back: what a membership says was told', () => {
    fc.assert(
      fc.property(told, fc.boolean(), (marks, muted) => {
        const item = { s: { N: '3' }, t: { N: '5' }, n: { S: toldText(marks) }, m: { N: muted ? '1' : '0' } };
        expect(unpackMembership({ pk: { S: 'PLAYER#p' }, sk: { S: 'GAME#g' }, ...item })).toEqual({
          player: 'p',
          game: 'g',
          seen: 3,
          sinceMs: 5,
          muted,
          told: marks,
        });
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
    expect(() => unpackPlayer({ pk: { S: 'PLAYER#p' }, sk: { S: 'PLAYER' } })).toThrow('proper v');
    const player = packPlayer(samplePlayer());
    expect(() => unpackPlayer({ ...player, q: { S: '22:00' } })).toThrow('proper rest');
    expect(() => unpackPlayer({ ...player, h: { S: '2030-01-01' } })).toThrow('proper rest');
    expect(() => unpackMembership({ pk: { S: 'PLAYER#p' }, sk: { S: 'GAME#g' } })).toThrow('proper s');
  });
});
