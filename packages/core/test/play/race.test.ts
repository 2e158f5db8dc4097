import fc from 'fast-check';
import { makePly } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import {
  createCore,
  leaveGame,
  submitMove,
  sweep,
  takeSeatBack,
  type Core,
  type Game,
  type SecretGame,
} from '../../src/index.ts';
import { seatOfPlayer } from '../../src/game/seats.ts';
import { startedFold } from '../../src/game/fold.ts';
import { aroundStore } from '@aeroplane/testing/doubles/around-store';
import { FixedClock } from '@aeroplane/testing/doubles/fixed-clock';
import { MemoryStore } from '@aeroplane/testing/doubles/memory-store';
import { deciderOf, gameChanged, movesOf, playUntil, stored } from '@aeroplane/testing/scenes/play';
import { refusalOf } from '@aeroplane/testing/scenes/refusal';
import { guests, openScene, startedGame } from '@aeroplane/testing/scenes/scene';
import { testPorts } from '@aeroplane/testing/doubles/test-ports';

/** A game of three with a decision open, and the moment of its deadline. */
async function openGame(): Promise<{ game: SecretGame; players: string[]; deadlineAtMs: number }> {
  const { core } = openScene('race');
  const players = await guests(core, 'Asha', 'Bo', 'Chen');
  const started = await startedGame(core, players);
  const game = await playUntil(core, started.id, (one) => movesOf(one).length > 2);
  return { game, players, deadlineAtMs: game.decision?.deadlineAtMs ?? 0 };
}

const opened = await openGame();
const { game, players } = opened;
const decider = deciderOf(game) ?? '';
const ply = game.log.length;
const moves = movesOf(game);

/** So many processes over one store with the game in it, whose calls of the store come in the scheduler's order. */
async function processes(
  scheduler: fc.Scheduler,
  count: number,
): Promise<{ store: MemoryStore; cores: Core[] }> {
  const store = new MemoryStore();
  await store.createGame(game);
  const scheduled = aroundStore(store, async (call, make) => {
    await scheduler.schedule(Promise.resolve(), call);
    return make();
  });
  const clock = new FixedClock(opened.deadlineAtMs);
  const ports = testPorts(scheduled, 'race', clock);
  return { store, cores: Array.from({ length: count }, () => createCore(ports)) };
}

const quietCore = (store: MemoryStore): Core => createCore(testPorts(store, 'quiet'));

const textOf = (after: Game, at: number): string => {
  const logged = startedFold(after).plies[at];
  return logged === undefined ? '' : makePly(logged.ply);
};

describe('one ply', () => {
  it('is won by one of two different moves; the other is refused as taken', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const { store, cores } = await processes(scheduler, 2);
        const answers = await scheduler.waitFor(
          Promise.all(
            cores.map((core, index) =>
              refusalOf(submitMove(core, decider, game.id, { ply, move: moves[index] ?? '' })),
            ),
          ),
        );
        expect(answers.toSorted()).toEqual(['done', 'ply-taken']);
        const after = await stored(quietCore(store), game.id);
        expect(textOf(after, ply).slice(1)).toBe(moves[answers.indexOf('done')]);
        expect(after.version).toBe(game.version + 1);
      }),
      { numRuns: 40 },
    );
  });

  it('is played once, however often and from wherever the same move is submitted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 3 }), async (scheduler, count) => {
        const { store, cores } = await processes(scheduler, count);
        const submits = Array.from({ length: 6 }, (_, index) => cores[index % count] ?? quietCore(store));
        const answers = await scheduler.waitFor(
          Promise.all(
            submits.map((core) =>
              refusalOf(submitMove(core, decider, game.id, { ply, move: moves[0] ?? '' })),
            ),
          ),
        );
        expect(answers).toEqual(submits.map(() => 'done'));
        expect((await stored(quietCore(store), game.id)).version).toBe(game.version + 1);
      }),
      { numRuns: 40 },
    );
  });

  it('is played or missed, never both, when sweeps overlap with a submit', async () => {
    const outcomes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const { store, cores } = await processes(scheduler, 3);
        const [one, two, three] = cores as [Core, Core, Core];
        const move = moves.at(-1) ?? '';
        const [answer] = await scheduler.waitFor(
          Promise.all([
            refusalOf(submitMove(one, decider, game.id, { ply, move })),
            sweep(one),
            sweep(two),
            sweep(three),
          ]),
        );
        const after = await stored(quietCore(store), game.id);
        const missed = after.plyOrigins.missed.includes(ply);
        outcomes.add(missed ? 'missed' : 'played');
        expect(after.plyOrigins.missed.length).toBe(missed ? 1 : 0);
        const same = textOf(after, ply).slice(1) === move;
        expect(answer).toBe(same ? 'done' : 'ply-taken');
        expect(same || missed).toBe(true);
      }),
      { numRuns: 40 },
    );
    expect(outcomes).toEqual(new Set(['missed', 'played']));
  });
});

type Deed =
  | { readonly what: 'submit'; readonly who: number; readonly ply: number; readonly move: number }
  | { readonly what: 'resign' | 'seat'; readonly who: number }
  | { readonly what: 'sweep' | 'changed' };

const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('submit' as const),
      who: fc.nat({ max: 2 }),
      ply: fc.integer({ min: ply - 1, max: ply + 2 }),
      move: fc.nat({ max: 2 }),
    }),
  },
  fc.record({ what: fc.constantFrom('resign' as const, 'seat' as const), who: fc.nat({ max: 2 }) }),
  fc.record({ what: fc.constantFrom('sweep' as const, 'changed' as const) }),
);

async function doDeed(core: Core, one: Deed): Promise<string> {
  switch (one.what) {
    case 'submit': {
      const move = moves[one.move] ?? '';
      return refusalOf(submitMove(core, players[one.who] ?? '', game.id, { ply: one.ply, move }));
    }
    case 'resign':
      return refusalOf(leaveGame(core, players[one.who] ?? '', game.id));
    case 'seat':
      return refusalOf(takeSeatBack(core, players[one.who] ?? '', game.id));
    case 'sweep':
      return refusalOf(sweep(core));
    case 'changed':
      return refusalOf(gameChanged(core, game.id));
  }
}

describe('anything that happens at the same time', () => {
  it('comes to one log, in which every acknowledged move stands and no refused one', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.tuple(fc.nat({ max: 2 }), deed), { minLength: 2, maxLength: 8 }),
        async (scheduler, deeds) => {
          const { store, cores } = await processes(scheduler, 3);
          const answers = await scheduler.waitFor(
            Promise.all(deeds.map(([core, one]) => doDeed(cores[core] ?? quietCore(store), one))),
          );
          const after = await stored(quietCore(store), game.id);
          expect(after.log.subarray(0, ply)).toEqual(game.log);
          for (const [index, [, one]] of deeds.entries()) {
            const answer = answers[index];
            if (one.what === 'resign') expect(['done', 'not-in-play', 'game-over']).toContain(answer);
            if (one.what !== 'submit') continue;
            const logged = startedFold(after).plies[one.ply];
            const own = logged?.seat === seatOfPlayer(after, players[one.who] ?? '')?.colour;
            const stands = own && textOf(after, one.ply).slice(1) === moves[one.move];
            if (answer === 'done') expect(stands).toBe(true);
            if (answer === 'ply-taken') expect(stands).toBe(false);
            expect(['done', 'ply-taken', 'ply-not-reached', 'not-your-decision', 'illegal-move']).toContain(
              answer,
            );
          }
          const resignations = startedFold(after).plies.filter(({ ply: one }) => 'leaves' in one).length;
          const resigned = deeds.filter(
            ([, one], index) => one.what === 'resign' && answers[index] === 'done',
          );
          expect(resignations).toBe(resigned.length);
        },
      ),
      { numRuns: 150 },
    );
  });
});
