import { MAIL_AFTER_HOURS, MAIL_KINDS, NOTICE_KINDS, type MailAddress, type Player } from '@aeroplane/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samplePlayer } from '@aeroplane/testing/scenes/sample-game';
import { wakePartitionOf } from '../src/keys.ts';
import { packPlayer, unpackPlayer } from '../src/player-item.ts';
import { id, name, quietWindow, timeMs } from './arbitrary-game.ts';
import { vacations } from './arbitrary-vacations.ts';

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

/** Kinds in the order of the constants. */
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

describe('a player as an item', () => {
  it('restores every player', () => {
    fc.assert(
      fc.property(player, (one) => {
        expect(unpackPlayer(packPlayer(one))).toStrictEqual(one);
      }),
    );
  });

  it('is in the wake index while something is due', () => {
    fc.assert(
      fc.property(player, (one) => {
        const item = packPlayer(one);
        expect(item['w']?.S).toBe(one.wakeAtMs === null ? undefined : wakePartitionOf(one.id));
        expect(item['a']?.N).toBe(one.wakeAtMs === null ? undefined : String(one.wakeAtMs));
      }),
    );
  });

  it('has no attributes for unset fields', () => {
    expect(Object.keys(packPlayer(samplePlayer())).sort()).toEqual(['n', 'pk', 'sk', 'v']);
  });

  it('throws on a broken item', () => {
    expect(() => unpackPlayer({ pk: { S: 'PLAYER#p' }, sk: { S: 'PLAYER' } })).toThrow('proper v');
    const player = packPlayer(samplePlayer());
    expect(() => unpackPlayer({ ...player, q: { S: '22:00' } })).toThrow('proper rest');
    expect(() => unpackPlayer({ ...player, h: { S: '2030-01-01' } })).toThrow('proper rest');
  });
});
