/**
 * The simulation runs without a wrong notice, and its checker works: each kind of wrong notice is planted and found.
 */

import { describe, expect, it } from 'vitest';
import { person, sampleGame } from '@aeroplane/testing/scenes/sample-game';
import { runCell, type CellOptions, type CellResult } from './simulate/cell.ts';
import { Checker, type Fault, type People, type Watch } from './simulate/checker.ts';
import { resultOf, totalsOf } from './simulate/figures.ts';
import { matrix } from './simulate/matrix.ts';
import type { Ask } from './simulate/observer.ts';
import type { Tamper } from './simulate/world.ts';

const QUICK: CellOptions = {
  preset: 'quick',
  players: 2,
  mode: 'auto',
  games: 2,
  seed: 11,
  memory: true,
  gamesEach: 2,
};

const faultsOf = ({ wrong }: Pick<CellResult, 'wrong'>): Set<Fault> =>
  new Set(wrong.map(({ fault }) => fault));

describe('the simulation', () => {
  it.each(['tap', 'auto', 'orders'] as const)(
    'plays %s games to their ends without a wrong notice',
    async (mode) => {
      const result = await runCell({ ...QUICK, players: 3, mode, games: 3 });
      expect(result.wrong).toEqual([]);
      expect(result.finished).toBe(3);
      expect(result.asks).toBe(result.outcomes.hand + result.outcomes.missed + result.outcomes.gone);
      expect(result.sent['decision']).toBeGreaterThan(0);
      const { submits, submitUnits } = totalsOf([result]);
      expect(submitUnits).toBeGreaterThanOrEqual(submits);
    },
  );

  it('gives the same result for the same seed, and another for another seed', async () => {
    const [one, again, other] = [
      await runCell(QUICK),
      await runCell(QUICK),
      await runCell({ ...QUICK, seed: 12 }),
    ];
    expect(again).toEqual(one);
    expect(other.days).not.toEqual(one.days);
  });

  it('costs the same over the embedded database and over its in-memory twin', async () => {
    const game = { ...QUICK, games: 1 };
    const { options: _, ...embedded } = await runCell({ ...game, memory: false });
    expect(await runCell(game)).toMatchObject(embedded);
  });

  it('distributes any number of games over every kind', () => {
    const cells = matrix({ games: 200, seed: 1, memory: true });
    expect(cells).toHaveLength(27);
    expect(cells.reduce((sum, { games }) => sum + games, 0)).toBe(200);
    expect(new Set(cells.map(({ seed }) => seed)).size).toBe(27);
  });

  it('reports every figure with a target', async () => {
    const figures = resultOf([await runCell(QUICK)], 11);
    expect(figures).toMatchObject({
      wrongNotices: 0,
      finished: { finished: 2, games: 2 },
      medianDays: { 'quick 2': { auto: expect.any(Number) as number } },
      writeUnitsPerMove: expect.any(Number) as number,
      unitsPerDecision: expect.any(Number) as number,
      itemBytesEnd: expect.any(Number) as number,
    });
  });
});

/** How notices are tampered with on their way, by the fault that the checker must report. */
const PLANTED: readonly (readonly [Fault, Tamper])[] = [
  ['twice', (sent) => [sent, sent]],
  [
    'taken already',
    (sent, again) => {
      if (sent.telling.kind === 'decision')
        again({ ...sent, device: `${sent.device}/late` }, 3 * 24 * 3_600_000);
      return [sent];
    },
  ],
  ['not so', (sent) => [sent, { ...sent, telling: { ...sent.telling, kind: 'took-over' } }]],
  ['never told', (sent) => (['decision', 'reminder'].includes(sent.telling.kind) ? [] : [sent])],
];

const ASHA = person('asha', 0) as ReturnType<typeof person> & {
  readonly sitter: { readonly player: string };
};

/** The checker's faults for telling Asha that she has a decision. */
function judged(so: {
  readonly people?: Partial<People>;
  readonly ask?: Partial<Ask>;
  readonly choices?: number;
  readonly held?: boolean;
}): Set<Fault> {
  const { player } = ASHA.sitter;
  const sitter = { kind: 'player' as const, player, name: 'Asha', misses: 0, botPlays: so.held ?? false };
  const game = sampleGame({ status: 'playing', seats: [{ ...ASHA, sitter }], first: 0 });
  const ask: Ask = {
    game: game.id,
    player,
    dice: 0,
    openedAtMs: 1,
    by: null,
    actedAtMs: null,
    closedAtMs: null,
    outcome: null,
    ...so.ask,
  };
  const watch: Watch = {
    of: () => ({ game, plies: [], state: undefined, ask, die: 3, choices: so.choices ?? 2 }),
    onWritten: () => undefined,
  };
  const people = { rests: () => false, mutes: () => false, devices: () => [], ...so.people };
  const checker = new Checker(watch, people);
  const telling = { game: game.id, ply: 0, opponents: [], bots: 0, die: 3, choices: [], badge: 1 };
  checker.judge({ player, device: 'phone', atMs: 3, telling: { ...telling, kind: 'decision' } });
  return faultsOf(checker);
}

describe('the checker', () => {
  it.each(PLANTED)('finds the planted fault: %s', async (fault, tamper) => {
    expect(faultsOf(await runCell(QUICK, { tamper }))).toContain(fault);
  });

  it('finds notices at night and of a muted game', () => {
    expect(judged({ people: { rests: () => true, mutes: () => true } })).toEqual(
      new Set(['muted', 'in rest']),
    );
  });

  it('finds notices of what the player did or saw, and of forced moves', () => {
    expect(judged({ ask: { by: ASHA.sitter.player } })).toEqual(new Set(['own act']));
    expect(judged({ ask: { actedAtMs: 2 } })).toEqual(new Set(['own act']));
    expect(judged({ choices: 1 })).toEqual(new Set(['no choice']));
    expect(judged({ held: true })).toEqual(new Set(['seat held']));
    expect(judged({})).toEqual(new Set());
  });
});
