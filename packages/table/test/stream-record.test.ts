import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codeKey,
  deviceKey,
  deviceOwnerKey,
  doneKey,
  gameKey,
  membershipKey,
  messageKey,
  nudgeKey,
  playerKey,
  sessionKey,
} from '../src/keys.ts';
import { changeOf, recordOf, recordsAgain, type StreamRecord } from '../src/stream-record.ts';
import { id } from './arbitrary-game.ts';

const nothing = (one: string, other: string) => [
  playerKey(one),
  sessionKey(one, other),
  deviceKey(one, other),
  membershipKey(one, other),
  doneKey(one, 1_900_000_000_000, other),
  deviceOwnerKey(one),
  codeKey('0123456789'),
];

describe('a stream record', () => {
  it('of a game stands for a change of that game', () => {
    fc.assert(
      fc.property(id, (game) => {
        expect(changeOf(recordOf(gameKey(game)))).toEqual({ type: 'game', game });
      }),
    );
  });

  it('of a message stands for a change of the game’s chat', () => {
    fc.assert(
      fc.property(id, fc.integer({ min: 0, max: 9e13 }), (game, time) => {
        const key = messageKey(game, String(time).padStart(14, '0'));
        expect(changeOf(recordOf(key))).toEqual({ type: 'chat', game });
      }),
    );
  });

  it('of a nudge stands for its sender and receiver', () => {
    fc.assert(
      fc.property(id, id, (from, to) => {
        expect(changeOf(recordOf(nudgeKey(from, to)))).toEqual({ type: 'nudge', from, to });
      }),
    );
  });

  it('of any other item stands for no change', () => {
    fc.assert(
      fc.property(id, id, (one, other) => {
        for (const key of nothing(one, other)) expect(changeOf(recordOf(key)), key.sk).toBeUndefined();
      }),
    );
  });

  it('of a removed item stands for no change', () => {
    for (const key of [gameKey('g'), messageKey('g', '0'), nudgeKey('a', 'b')]) {
      expect(changeOf({ ...recordOf(key), eventName: 'REMOVE' })).toBeUndefined();
      expect(changeOf({ ...recordOf(key), eventName: 'INSERT' })).toBeDefined();
    }
  });

  it.each<StreamRecord>([
    {},
    { dynamodb: {} },
    { dynamodb: { Keys: {} } },
    { dynamodb: { Keys: { pk: { S: 'GAME#g' } } } },
    { dynamodb: { Keys: { pk: { N: '1' }, sk: { S: 'GAME' } } } },
    { dynamodb: { Keys: { pk: { S: 'NUDGE#a' }, sk: { S: 'NUDGE#a' } } } },
  ])('that is broken stands for no change: %j', (record) => {
    expect(changeOf(record)).toBeUndefined();
  });
});

describe('the records to deliver again', () => {
  it('are one for each game with a membership, and one for each nudge', () => {
    const keys = [
      gameKey('settled'),
      playerKey('asha'),
      membershipKey('asha', 'one'),
      membershipKey('bo', 'one'),
      membershipKey('bo', 'other'),
      doneKey('bo', 1_900_000_000_000, 'settled'),
      // Followed up with its game.
      messageKey('one', '19000000000000'),
      nudgeKey('asha', 'bo'),
    ];
    expect(recordsAgain(keys).map(changeOf)).toEqual([
      { type: 'game', game: 'one' },
      { type: 'game', game: 'other' },
      { type: 'nudge', from: 'asha', to: 'bo' },
    ]);
    expect(recordsAgain([])).toEqual([]);
  });
});
