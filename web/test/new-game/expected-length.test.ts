/** The expected length of a game is what was measured. */

import { readFileSync } from 'node:fs';
import { PRESET_NAMES, PRESETS } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import type { Draft, Guest } from '../../src/lib/new-game/draft.ts';
import { expectedLength } from '../../src/lib/new-game/expected-length.ts';

const draft = (changes: Partial<Draft> & { players?: number } = {}): Draft => ({
  rules: PRESETS.classic,
  guests: Array.from({ length: (changes.players ?? 2) - 1 }, (): Guest => 'open'),
  turnTime: '24h',
  rolling: 'auto',
  listed: false,
  ...changes,
});

/** `tapped / rolled by the server / …` by preset and players, from the results. */
const measured = PRESET_NAMES.flatMap((preset) => {
  const results = readFileSync(new URL('../../../test/bench/results.md', import.meta.url), 'utf8');
  const [, row = ''] = new RegExp(`^\\| ${preset} +\\|(.* / .*)\\|$`, 'im').exec(results) ?? [];
  return row.split('|').map((cell, index) => {
    const [tap = NaN, auto = NaN] = cell.split('/').map(Number);
    return { preset, players: index + 2, tap, auto };
  });
});

describe('the expected length', () => {
  it.each(measured)('of $preset with $players is what was measured', ({ preset, players, tap, auto }) => {
    for (const [rolling, days] of [
      ['tap', tap],
      ['auto', auto],
    ] as const) {
      expect(days).toBeGreaterThan(0);
      expect(expectedLength(draft({ rules: PRESETS[preset], players, rolling }))).toEqual(
        days < 14 ? { days: Math.round(days) } : { weeks: Math.round(days / 7) },
      );
    }
  });

  it('is known for three presets and three numbers of players', () => {
    expect(measured).toHaveLength(9);
  });

  it.each([
    ['own rules', draft({ rules: { ...PRESETS.classic, planes: 3 } })],
    ['a bot', draft({ guests: ['hard'] })],
    ['decisions within the hour', draft({ turnTime: '1h' })],
  ])('is not known with %s', (_, one) => {
    expect(expectedLength(one)).toBeUndefined();
  });

  it('is in weeks from a fortnight on', () => {
    expect(expectedLength(draft())).toEqual({ days: 9 });
    expect(expectedLength(draft({ players: 4 }))).toEqual({ weeks: 5 });
  });
});
