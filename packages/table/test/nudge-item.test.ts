import type { Nudge } from '@aeroplane/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packNudge, unpackNudge } from '../src/nudge-item.ts';
import { id, timeMs } from './arbitrary-game.ts';

const nudge: fc.Arbitrary<Nudge> = fc.record({
  from: id,
  to: id,
  game: id,
  ply: fc.nat({ max: 2_047 }),
  atMs: timeMs,
});

it('restores every nudge', () => {
  fc.assert(
    fc.property(nudge, (one) => {
      expect(unpackNudge(packNudge(one))).toEqual(one);
    }),
  );
});
