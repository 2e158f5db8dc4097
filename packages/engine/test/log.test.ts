import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DIE_FACES,
  legalMoves,
  packPly,
  parsePly,
  PASS,
  PRESETS,
  initialState,
  unpackLog,
  type GameState,
} from '../src/index.ts';
import { gameArbitrary, positionArbitrary, stepsOf, withLeavers } from './arbitraries.ts';
import { valueOf } from './scenario.ts';

describe('the binary log', () => {
  it('comes back as the plies and positions of the game, one byte a ply', () => {
    fc.assert(
      fc.property(gameArbitrary, ({ start, seed }) => {
        const steps = stepsOf(start, seed, withLeavers);
        const bytes = Uint8Array.from(steps, ({ before, ply }) => {
          const byte = valueOf(packPly(before, ply));
          expect(Number.isInteger(byte) && byte >= 0 && byte <= 255).toBe(true);
          expect(valueOf(unpackLog(before, [byte]))[0]?.ply).toEqual(ply);
          return byte;
        });
        const read = valueOf(unpackLog(start, bytes));
        expect(read.map(({ ply, state }) => [ply, state])).toEqual(
          steps.map(({ ply, after }) => [ply, after]),
        );
        for (const [index, { seat, ply, choices }] of read.entries()) {
          const before = steps[index]?.before.position ?? start.position;
          expect(seat).toBe('leaves' in ply ? ply.leaves : before.turn);
          expect(choices).toBe('leaves' in ply ? 0 : legalMoves(start.rules, before, ply.die).length);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('has room for every move list', () => {
    fc.assert(
      fc.property(positionArbitrary, ({ rules, position }) => {
        for (const die of DIE_FACES) expect(legalMoves(rules, position, die).length).toBeLessThanOrEqual(17);
      }),
    );
  });

  it('does not take an illegal move', () => {
    const start = initialState(PRESETS.classic, [0, 2], 0);
    expect(packPly(start, valueOf(parsePly('1L')))).toMatchObject({
      ok: false,
      error: { code: 'illegal-move' },
    });
  });

  it('ends with the leavers in the order of seats', () => {
    const start = initialState(PRESETS.classic, [0, 1, 2, 3], 0);
    for (const leaves of [0, 1, 2, 3] as const) {
      expect(valueOf(packPly(start, { leaves }))).toBe(252 + leaves);
      expect(valueOf(unpackLog(start, [252 + leaves]))[0]?.ply).toEqual({ leaves });
    }
  });

  it('names the first byte that fits no ply', () => {
    const start = initialState(PRESETS.classic, [0, 2], 0);
    const launch = valueOf(packPly(start, valueOf(parsePly('6L'))));
    for (const wrong of [
      [launch, 41],
      [launch, 253],
      [launch, 252, 0],
    ]) {
      const result = unpackLog(start, wrong);
      expect(result).toMatchObject({ ok: false, error: { code: 'bad-log' } });
      expect(result.ok ? '' : result.error.message).toContain(`byte ${wrong.length}`);
    }
  });

  it('reads any bytes without throwing', () => {
    fc.assert(
      fc.property(gameArbitrary, fc.uint8Array({ maxLength: 40 }), ({ start }, bytes) => {
        const result = unpackLog(start, bytes);
        if (!result.ok) expect(result.error.code).toBe('bad-log');
        else expect(result.value).toHaveLength(bytes.length);
      }),
    );
  });
});

describe('packing a ply', () => {
  const start = (): GameState => initialState(PRESETS.classic, [0, 2], 0);

  it('refuses a leaver who is not in play, whose byte would be read as one', () => {
    expect(packPly(start(), { leaves: 1 })).toMatchObject({ ok: false, error: { code: 'illegal-leave' } });
  });

  it('refuses a number that is not a die, whose byte would be that of a leaver', () => {
    expect(packPly(start(), { die: 7, move: PASS })).toMatchObject({ ok: false, error: { code: 'bad-die' } });
  });
});
