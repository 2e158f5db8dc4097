/** The fast-check commands of the model; the invariants are checked after each. */

import { asTurnOf, legalMoves, makeMove } from '@aeroplane/engine';
import fc from 'fast-check';
import { expect } from 'vitest';
import {
  type Order,
  changeMe,
  markSeen,
  muteGame,
  ORDERS,
  setPlan,
  submitMove,
  seatOfPlayer,
  startedFold,
  toAct,
} from '@aeroplane/core';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../doubles/fixed-clock.ts';
import { refusalOf } from '../scenes/refusal.ts';
import { action, perform, expectAskedMayMove, resigning, type Action } from './acts.ts';
import { expectHeard } from './at-rest.ts';
import { expectAllWell, settle, type Model } from './model.ts';
import { acting } from './witness.ts';
import type { World } from './world.ts';

type Run = (model: Model, world: World) => Promise<void>;

class Step implements fc.AsyncCommand<Model, World> {
  readonly #name: string;
  readonly #run: Run;

  constructor(name: string, run: Run) {
    this.#name = name;
    this.#run = run;
  }

  check(): boolean {
    return true;
  }

  async run(model: Model, world: World): Promise<void> {
    // No two commands run at the same instant, so that times distinguish them.
    world.clock.advance(1_000);
    await this.#run(model, world);
    expectAllWell(model, world);
  }

  toString(): string {
    return this.#name;
  }
}

const step = <T>(name: string, arbitrary: fc.Arbitrary<T>, run: (value: T) => Run): fc.Arbitrary<Step> =>
  arbitrary.map((value) => new Step(`${name} ${JSON.stringify(value)}`, run(value)));

const process = fc.nat({ max: 1 });
const who = fc.nat({ max: 3 });
const personAt = ({ players }: World, index: number): string => players[index % players.length] ?? '';

const looked = (model: Model, world: World, actions: readonly Action[]): void => {
  if (actions.some((one) => one.do === 'sweep' || one.do === 'tell')) model.lookedAtMs = world.clock.nowMs();
};

const submits = step(
  'submit',
  fc.record({ process, choice: fc.nat({ max: 5 }), times: fc.integer({ min: 1, max: 8 }) }),
  (one) => async (model, world) => {
    for (let time = 0; time < one.times; time += 1) {
      model.acknowledged.push(...(await expectAskedMayMove(world, one.process, one.choice + time)));
    }
  },
);

/** The same move again from another device, perhaps through a process that has not cached the game. */
const again = step('again', process, (at) => async (model, world) => {
  const last = model.acknowledged.at(-1);
  if (last === undefined) return;
  const before = world.stored;
  const submit = { ply: last.ply, move: last.move };
  await acting({ player: last.player, what: 'again', submit }, () =>
    submitMove(world.core(at), last.player, world.game, submit),
  );
  expect(world.stored, 'a move again changes nothing').toEqual(before);
});

const alone = step('alone', action, (one) => async (model, world) => {
  model.acknowledged.push(...(await perform(world, one)));
  looked(model, world, [one]);
});

const together = step(
  'together',
  fc.array(action, { minLength: 2, maxLength: 5 }),
  (actions) => async (model, world) => {
    const answers = await world.together(actions.map((one) => () => perform(world, one)));
    model.acknowledged.push(...answers.flat());
    looked(model, world, actions);
  },
);

const passes = step(
  'pass',
  fc.oneof(
    fc.integer({ min: 1, max: 90 }).map((minutes) => minutes * MINUTE_MS),
    fc.integer({ min: 1, max: 30 }).map((hours) => hours * HOUR_MS),
    fc.integer({ min: 1, max: 9 }).map((days) => days * DAY_MS),
  ),
  (ms) => async (_model, world) => world.clock.advance(ms),
);

/** To the deadline or the wake-up, exactly or just before or after. */
const passesTo = step(
  'pass to',
  fc.record({ to: fc.constantFrom('deadline', 'wake'), by: fc.constantFrom(-1_001, -1_000, 0, 60_000) }),
  ({ to, by }) =>
    async (_model, world) => {
      const { decision, wakeAtMs } = world.stored;
      const atMs = to === 'wake' ? wakeAtMs : (decision?.deadlineAtMs ?? null);
      if (atMs !== null) world.clock.set(Math.max(world.clock.nowMs(), atMs + by));
    },
);

/** One player misses decisions until the bot plays for them; the others play. */
const staysAway = step('stay away', fc.record({ who, process }), (one) => async (model, world) => {
  const away = personAt(world, one.who);
  for (let turns = 0, misses = 0; turns < 30 && misses < 3; turns += 1) {
    const game = world.stored;
    const colour = toAct(game);
    if (colour === null || game.decision === null) return settle(model, world, one.process);
    if (seatOfPlayer(game, away)?.colour !== colour) {
      model.acknowledged.push(...(await expectAskedMayMove(world, one.process, turns)));
      continue;
    }
    misses += 1;
    world.clock.set(Math.max(game.decision.deadlineAtMs, world.clock.nowMs()));
    await settle(model, world, one.process);
  }
});

const settles = step('settle', process, (at) => async (model, world) => {
  await settle(model, world, at);
  expectHeard(world, model.everMuted, model.devices);
});

const tells = step(
  'tell',
  fc.record({ most: fc.nat({ max: 4 }), times: fc.integer({ min: 1, max: 2 }) }),
  (one) => async (model, world) => {
    const looks = one.most > 0 && world.witness.changed.length > 0;
    await world.tell(one.most, one.times);
    if (looks) model.lookedAtMs = world.clock.nowMs();
  },
);

const delivers = step(
  'deliver',
  fc.integer({ min: 1, max: 2 }),
  (times) => (_model, world) => world.deliver(times),
);

const crashes = step('crash', fc.constant(null), () => async (model, world) => {
  await world.crash();
  model.lookedAtMs = world.clock.nowMs();
});

const restarts = step('restart', process, (at) => async (_model, world) => world.restart(at));

const seats = step('resign', resigning, (one) => async (model, world) => {
  model.acknowledged.push(...(await perform(world, one)));
});

const orders = step(
  'orders',
  fc.record({ who, process, orders: fc.shuffledSubarray<Order>([...ORDERS]) }),
  (one) => async (_model, world) => {
    const player = personAt(world, one.who);
    const answer = await acting({ player, what: 'orders' }, () =>
      refusalOf(setPlan(world.core(one.process), player, world.game, { orders: one.orders })),
    );
    expect(['done', 'not-in-play', 'bad-plan']).toContain(answer);
  },
);

/** Plans a legal move for every face in the present position, if this seat will roll again. */
const faces = step(
  'faces',
  fc.record({ who, process, choice: fc.nat({ max: 5 }) }),
  (one) => async (_model, world) => {
    const player = personAt(world, one.who);
    const game = world.stored;
    const colour = seatOfPlayer(game, player)?.colour;
    const turn = colour == null ? undefined : asTurnOf(startedFold(game).state.position, colour);
    if (turn === undefined) return;
    const plan = [1, 2, 3, 4, 5, 6].map((die) => {
      const moves = legalMoves(game.rules, turn, die);
      return [String(die), makeMove(moves[one.choice % moves.length] ?? 0)] as const;
    });
    const answer = await acting({ player, what: 'faces' }, () =>
      refusalOf(setPlan(world.core(one.process), player, world.game, { faces: Object.fromEntries(plan) })),
    );
    expect(['done', 'not-in-play', 'bad-plan', 'decide-first']).toContain(answer);
  },
);

const changesAvailability = step(
  'availability',
  fc.record({
    who,
    quiet: fc.constantFrom(null, { start: '22:00', end: '07:30' }, { start: '13:00', end: '15:00' }),
    away: fc.option(fc.record({ inDays: fc.nat({ max: 3 }), days: fc.integer({ min: 1, max: 4 }) })),
  }),
  ({ who: index, quiet, away }) =>
    async (_model, world) => {
      const player = personAt(world, index);
      const day = (days: number): string =>
        new Date(world.clock.nowMs() + days * DAY_MS).toISOString().slice(0, 10);
      const vacation =
        away === null ? null : { from: day(away.inDays), to: day(away.inDays + away.days - 1) };
      const answer = await acting({ player, what: 'availability' }, () =>
        refusalOf(changeMe(world.core(index), player, { quiet, vacation })),
      );
      expect(['done', 'bad-vacation']).toContain(answer);
    },
);

const mutes = step(
  'mute',
  fc.record({ who, muted: fc.boolean() }),
  ({ who: index, muted }) =>
    async (model, world) => {
      const player = personAt(world, index);
      await muteGame(world.core(index), player, world.game, muted);
      if (muted) model.muted.add(player);
      else model.muted.delete(player);
      model.everMuted.add(player);
    },
);

const sees = step('see', who, (index) => async (_model, world) => {
  await markSeen(world.core(index), personAt(world, index), world.game, world.stored.log.length);
});

const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });

/** Any command; those that advance the game are more frequent. */
export const command: fc.Arbitrary<Step> = fc.oneof(
  often(8, submits),
  often(6, together),
  often(4, settles),
  often(4, passesTo),
  often(3, staysAway),
  often(3, passes),
  often(3, alone),
  often(2, tells),
  often(2, delivers),
  often(2, orders),
  often(2, changesAvailability),
  again,
  faces,
  crashes,
  restarts,
  seats,
  mutes,
  sees,
);
