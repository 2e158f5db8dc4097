import fc from 'fast-check';
import { verifyDice } from '@aeroplane/dice';
import { describe, expect, it } from 'vitest';
import {
  finishedGames,
  isOver,
  leaveGame,
  readRecord,
  rollDie,
  submitMove,
  sweep,
  takeSeatBack,
  TURN_TIME_MS,
  unfinishedGames,
  type NewGame,
  type SecretGame,
} from '../src/index.ts';
import { drawsShown, isBotSeat, movesToChoose, seatOnTurn, toAct } from '../src/game/fold.ts';
import { DAY_MS } from '@aeroplane/testing/doubles/fixed-clock';
import { deciderOf, gameChanged, movesOf, stored } from '@aeroplane/testing/scenes/play';
import { refusalOf } from '@aeroplane/testing/scenes/refusal';
import { guests, openScene, startedGame, type Scene } from '@aeroplane/testing/scenes/scene';

type Step =
  | { readonly do: 'decide'; readonly choice: number; readonly times: number }
  | { readonly do: 'miss' | 'tell' | 'sweep' }
  | { readonly do: 'resign' | 'return' | 'call' | 'stay away'; readonly who: number }
  | { readonly do: 'pass'; readonly ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      choice: fc.nat({ max: 9 }),
      times: fc.integer({ min: 1, max: 12 }),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ do: 'miss' as const }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('stay away' as const), who: fc.nat({ max: 2 }) }) },
  fc.record({ do: fc.constantFrom('tell' as const, 'sweep' as const) }),
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('return' as const, 'call' as const),
      who: fc.nat({ max: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('resign' as const), who: fc.nat({ max: 2 }) }) },
  fc.record({ do: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 4 * DAY_MS }) }),
);

const wish: fc.Arbitrary<Partial<NewGame>> = fc.record({
  preset: fc.constantFrom('classic', 'quick', 'mainland'),
  rolling: fc.constantFrom('auto', 'tap'),
  turnTime: fc.constantFrom('5m', '24h', '7d'),
  strict: fc.boolean(),
  seats: fc.constantFrom(
    [{ who: 'me' }, { who: 'open' }, { who: 'open' }],
    [{ who: 'me' }, { who: 'open' }, { who: 'open' }, { who: 'bot' }],
  ),
});

/** What a game keeps to whenever nobody is writing it. */
function expectAtRest(game: SecretGame, nowMs: number): void {
  if (isOver(game)) {
    expect(game).toMatchObject({ status: 'finished', decision: null });
    expect(game.finishedAtMs).not.toBeNull();
    return;
  }
  // Something is always due, at once or by the decision's end: nothing that runs is ever forgotten.
  expect(game.wakeAtMs).not.toBeNull();
  expect(game.wakeAtMs).toBeLessThanOrEqual(Math.max(game.decision?.deadlineAtMs ?? 0, nowMs));
  const seat = seatOnTurn(game);
  const asked = game.decision !== null && seat !== undefined && !isBotSeat(seat);
  expect(toAct(game)).toBe(asked ? seat.colour : null);
  if (asked && game.rolling === 'auto') expect(movesToChoose(game).length).toBeGreaterThan(1);
  const { bot, missed } = game.plyOrigins;
  for (const marks of [bot, missed]) {
    expect(marks).toEqual([...new Set(marks)].sort((a, b) => a - b));
    expect(marks.every((ply) => ply < game.log.length)).toBe(true);
  }
}

/** What one step may do to a game. */
function expectSuccession(before: SecretGame, after: SecretGame): void {
  expect(after.log.subarray(0, before.log.length)).toEqual(before.log);
  if (isOver(before)) expect(after.log).toEqual(before.log);
  // A deadline is computed once, when the decision opens: as long as the same person is asked about the same die.
  const asked = toAct(before);
  if (asked !== null && toAct(after) === asked && drawsShown(after) === drawsShown(before)) {
    expect(after.decision).toEqual(before.decision);
  }
}

async function decide({ core }: Scene, id: string, choice: number, times: number): Promise<void> {
  let game = await stored(core, id);
  for (let time = 0; time < times; time += 1) {
    const decider = deciderOf(game);
    if (decider === undefined) return;
    const ply = game.log.length;
    if (game.rolling === 'tap' && !game.rolled) game = await rollDie(core, decider, id, ply);
    const moves = movesOf(game);
    if (deciderOf(game) !== decider || game.log.length !== ply || moves.length === 0) continue;
    game = await submitMove(core, decider, id, { ply, move: moves[(choice + time) % moves.length] ?? '' });
  }
}

/** One player misses three decisions while the others play. */
async function stayAway(scene: Scene, id: string, player: string): Promise<void> {
  for (let turns = 0, misses = 0; turns < 40 && misses < 3; turns += 1) {
    const game = await stored(scene.core, id);
    if (deciderOf(game) !== player) await decide(scene, id, 0, 1);
    else {
      misses += 1;
      scene.clock.set(Math.max(game.decision?.deadlineAtMs ?? 0, scene.clock.nowMs()));
      await sweep(scene.core);
    }
  }
}

async function take(scene: Scene, id: string, players: readonly string[], one: Step): Promise<void> {
  const { core, clock } = scene;
  switch (one.do) {
    case 'stay away':
      return stayAway(scene, id, players[one.who] ?? '');
    case 'decide':
      return decide(scene, id, one.choice, one.times);
    case 'miss':
      clock.advance(TURN_TIME_MS[(await stored(core, id)).turnTime]);
      return void (await sweep(core));
    case 'pass':
      return clock.advance(one.ms);
    case 'sweep':
      return void (await sweep(core));
    case 'tell':
      return gameChanged(core, id);
    case 'resign':
      return void (await refusalOf(leaveGame(core, players[one.who] ?? '', id)));
    case 'return':
      return void (await refusalOf(takeSeatBack(core, players[one.who] ?? '', id)));
    case 'call':
      return void (await refusalOf(submitMove(core, players[one.who] ?? '', id, { ply: 0, move: '?' })));
  }
}

describe('the life of a game', { timeout: 60_000 }, () => {
  it('keeps to its rules whatever its people do, and ends', async () => {
    await fc.assert(
      fc.asyncProperty(
        wish,
        fc.nat(),
        fc.array(step, { minLength: 5, maxLength: 30 }),
        async (wished, script, steps) => {
          const scene = openScene(`life ${script}`);
          const players = await guests(scene.core, 'Asha', 'Bo', 'Chen');
          const { id } = await startedGame(scene.core, players, wished);
          let before = await stored(scene.core, id);
          expectAtRest(before, scene.clock.nowMs());
          for (const one of steps) {
            scene.clock.advance(1_000);
            await take(scene, id, players, one);
            const after = await stored(scene.core, id);
            expectAtRest(after, scene.clock.nowMs());
            if (!['decide', 'stay away'].includes(one.do)) expectSuccession(before, after);
            before = after;
          }
          // Nobody comes back: the clock alone brings it to its end.
          for (let sweeps = 0; !isOver(before); sweeps += 1) {
            expect(sweeps).toBeLessThan(400);
            scene.clock.set(Math.max(before.wakeAtMs ?? 0, scene.clock.nowMs()));
            await sweep(scene.core);
            before = await stored(scene.core, id);
            expectAtRest(before, scene.clock.nowMs());
          }
          const record = await readRecord(scene.core, id);
          expect(verifyDice(record)).toEqual({ ok: true, draws: record.dice.links.length });
          await gameChanged(scene.core, id);
          for (const player of players) {
            expect(await unfinishedGames(scene.core, player)).toEqual([]);
            expect((await finishedGames(scene.core, player)).items).toHaveLength(1);
          }
        },
      ),
      { numRuns: 8 },
    );
  });
});
