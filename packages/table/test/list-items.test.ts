import type { FinishedGame } from '@aeroplane/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packFinishedGame, unpackFinishedGame } from '../src/finished-game-item.ts';
import { receiptsText, unpackMembership } from '../src/membership-item.ts';
import { id, name, timeMs } from './arbitrary-game.ts';

const done: fc.Arbitrary<FinishedGame> = fc.record({
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

/** Delivery receipts: the key of a notice @ its channel. */
const told = fc.uniqueArray(fc.stringMatching(/^[a-z][\w-]{0,20}@[\w-]{4,6}$/), { maxLength: 8 });

describe('a membership as an item', () => {
  it('restores the receipts of a membership', () => {
    fc.assert(
      fc.property(told, fc.boolean(), (marks, muted) => {
        const item = {
          s: { N: '3' },
          t: { N: '5' },
          n: { S: receiptsText(marks) },
          m: { N: muted ? '1' : '0' },
        };
        expect(unpackMembership({ pk: { S: 'PLAYER#p' }, sk: { S: 'GAME#g' }, ...item })).toEqual({
          player: 'p',
          game: 'g',
          seen: 3,
          sinceMs: 5,
          muted,
          receipts: marks,
        });
      }),
    );
  });

  it('throws on a broken item', () => {
    expect(() => unpackMembership({ pk: { S: 'PLAYER#p' }, sk: { S: 'GAME#g' } })).toThrow('proper s');
  });
});

describe('a finished game as an item', () => {
  it('restores every finished game', () => {
    fc.assert(
      fc.property(id, done, (owner, one) => {
        expect(unpackFinishedGame(packFinishedGame(owner, one))).toEqual(one);
      }),
    );
  });

  it('sorts by the time of finish', () => {
    fc.assert(
      fc.property(id, done, done, (owner, one, other) => {
        const [a = '', b = ''] = [one, other].map((each) => packFinishedGame(owner, each)['sk']?.S);
        if (one.finishedAtMs !== other.finishedAtMs)
          expect(a < b).toBe(one.finishedAtMs < other.finishedAtMs);
      }),
    );
  });
});
