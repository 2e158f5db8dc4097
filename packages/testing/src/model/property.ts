/**
 * A model-based property of whole games under random commands: early, late, concurrent and repeated moves, passing
 * time, overlapping sweeps, people who resign, return, plan or pause their clock, and processes that stop and start. A
 * failure prints its seed and the shortest list of commands found. `MODEL_RUNS=1000` in the environment runs longer.
 */

import fc from 'fast-check';
import { expect } from 'vitest';
import { verifyDice } from '@aeroplane/dice';
import {
  changeMe,
  finishedGames,
  isOver,
  readRecord,
  unfinishedGames,
  type NewGame,
  type Store,
} from '@aeroplane/core';
import { DAY_MS } from '../doubles/fixed-clock.ts';
import { guests, startedGame } from '../scenes/scene.ts';
import { command } from './commands.ts';
import { expectAllWell, newModel, settle, type Model } from './model.ts';
import { acting } from './witness.ts';
import { World } from './world.ts';

const NAMES = ['Asha', 'Bo', 'Chen', 'Dara'];

interface Setting {
  readonly seats: NewGame['seats'];
  readonly preset: 'classic' | 'quick' | 'mainland';
  readonly rolling: 'auto' | 'tap';
  readonly turnTime: '5m' | '8h' | '24h' | '3d';
  readonly strict: boolean;
  readonly devices: number;
  readonly script: number;
}

const others: fc.Arbitrary<NewGame['seats'][number]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ who: 'open' as const }) },
  fc.constantFrom('easy' as const, 'medium' as const).map((level) => ({ who: 'bot' as const, level })),
);

const setting: fc.Arbitrary<Setting> = fc.record({
  seats: fc.array(others, { minLength: 1, maxLength: 3 }).map((more) => [{ who: 'me' as const }, ...more]),
  preset: fc.constantFrom('quick', 'quick', 'classic', 'mainland'),
  rolling: fc.constantFrom('auto', 'auto', 'tap'),
  turnTime: fc.constantFrom('5m', '8h', '24h', '24h', '3d'),
  strict: fc.boolean(),
  devices: fc.integer({ min: 1, max: 2 }),
  script: fc.nat(),
});

async function open(scheduler: fc.Scheduler, one: Setting, store: Store): Promise<World> {
  const world = new World(scheduler, `model ${one.script}`, store);
  const core = world.core(0);
  const people = one.seats.filter(({ who }) => who !== 'bot').length;
  world.players.push(...(await guests(core, ...NAMES.slice(0, people))));
  for (const player of world.players) {
    await changeMe(core, player, { timeZone: 'Europe/Berlin' });
    await world.addDevices(player, one.devices);
  }
  const { seats, preset, rolling, turnTime, strict } = one;
  const last = world.players.at(-1) ?? '';
  const start = (): Promise<{ id: string }> =>
    startedGame(core, world.players, { seats, preset, rolling, turnTime, strict });
  world.game = (await acting({ player: last, what: 'start' }, start)).id;
  const { history } = world.witness;
  history.splice(
    0,
    history.findIndex(({ game }) => game.status === 'playing'),
  );
  return world;
}

/** Without any more visits, the clock alone ends the game within a time bounded by its settings. */
async function expectEnd(model: Model, world: World): Promise<void> {
  const beganMs = world.clock.nowMs();
  const turns = 3 * world.players.length;
  for (let sweeps = 0; !isOver(world.stored); sweeps += 1) {
    expect(sweeps).toBeLessThan(600);
    world.clock.set(Math.max(world.stored.wakeAtMs ?? 0, world.clock.nowMs()));
    await settle(model, world, sweeps);
    expectAllWell(model, world);
  }
  // For each player three decisions of three days and a night, and a whole vacation; besides, the time to return.
  const mostDays = turns * 3.5 + 3 + world.players.length * 15;
  expect(world.clock.nowMs() - beganMs).toBeLessThan(mostDays * DAY_MS);
}

/** In the end delayed notices are delivered, and everybody's list has the result. */
async function expectSettled(model: Model, world: World): Promise<void> {
  for (let wakings = 0; wakings === 0 || world.stored.wakeAtMs !== null; wakings += 1) {
    expect(wakings).toBeLessThan(30);
    world.clock.set(Math.max(world.stored.wakeAtMs ?? 0, world.clock.nowMs()));
    await settle(model, world, wakings);
    expectAllWell(model, world);
  }
  const core = world.core(0);
  for (const player of world.players) {
    expect(await unfinishedGames(core, player)).toEqual([]);
    expect((await finishedGames(core, player)).items).toHaveLength(1);
  }
  expect(await world.memberships(), 'memberships of a game that is over').toEqual([]);
  const record = await readRecord(core, world.game);
  expect(verifyDice(record)).toEqual({ ok: true, draws: record.dice.links.length });
}

/** The time limit of a run, shrinking included. */
const LOOKING_MS = 120_000;

/** The timeout of the test, longer than the limit of a run. */
export const MODEL_TIMEOUT_MS = 5 * 60_000;

/** Plays games with random commands, each over a new store from `openStore`. */
export async function expectModelHolds(openStore: () => Promise<Store>, runs: number): Promise<void> {
  const commands = fc.commands([command], { maxCommands: 40, size: 'max' });
  await fc.assert(
    fc.asyncProperty(setting, fc.scheduler(), commands, async (one, scheduler, steps) => {
      const world = await open(scheduler, one, await openStore());
      const model = newModel(one.devices);
      await fc.asyncModelRun(() => ({ model, real: world }), steps);
      await expectEnd(model, world);
      await expectSettled(model, world);
    }),
    { numRuns: Number(process.env['MODEL_RUNS'] ?? runs), interruptAfterTimeLimit: LOOKING_MS },
  );
}
