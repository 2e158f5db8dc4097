import { LAUNCH, parseMove } from '@aeroplane/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packPlan, unpackPlan } from '../src/plan-text.ts';
import { plan } from './arbitrary-game.ts';

const moveOf = (text: string): number => {
  const move = parseMove(text);
  if (!move.ok) throw new Error(`${text} is no move`);
  return move.value;
};

describe('a plan as text', () => {
  it('restores every plan', () => {
    fc.assert(
      fc.property(plan, (one) => {
        expect(unpackPlan(packPlan(one))).toStrictEqual(one);
        expect(packPlan(one)).not.toBe('');
      }),
      { numRuns: 500 },
    );
  });

  it('is empty for no plan', () => {
    expect(packPlan(undefined)).toBe('');
    expect(unpackPlan('')).toBeUndefined();
  });

  it.each([
    [{ orders: ['capture', 'home', 'leader'] }, 'chl'],
    [{ faces: { madeAt: 12, moves: [null, null, null, null, null, LAUNCH] } }, ',12,,,,,,L'],
    [
      {
        orders: ['launch', 'flee', 'shortcut'],
        faces: { madeAt: 0, moves: [null, moveOf("2x14'fs"), null, moveOf('0'), null, null] },
      },
      "ufs,0,,2x14'fs,,0,,",
    ],
  ] as const)('packs %j as %j', (one, text) => {
    expect(packPlan(one)).toBe(text);
  });
});
