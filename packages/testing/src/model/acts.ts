/** Actions of people and of the server on a game, with checks of their answers. */

import { makeMove } from '@aeroplane/engine';
import fc from 'fast-check';
import { expect } from 'vitest';
import {
  type Core,
  leaveGame,
  rollDie,
  submitMove,
  sweep,
  takeSeatBack,
  isOver,
  seatOfPlayer,
  movesToChoose,
  startedFold,
  toAct,
} from '@aeroplane/core';
import { deciderOf } from '../scenes/play.ts';
import { refusalOf } from '../scenes/refusal.ts';
import type { Acknowledged } from './at-rest.ts';
import { acting } from './witness.ts';
import { PROCESSES, type World } from './world.ts';

/** An action of one process, alone or concurrent with others. */
export type Action =
  | { readonly do: 'submit'; readonly process: number; readonly choice: number }
  | { readonly do: 'stale'; readonly process: number; readonly who: number; readonly back: number }
  | { readonly do: 'sweep' | 'tell'; readonly process: number }
  | { readonly do: 'resign' | 'return'; readonly process: number; readonly who: number };

const process = fc.nat({ max: PROCESSES - 1 });
const who = fc.nat({ max: 3 });
const submit = fc.record({ do: fc.constant('submit' as const), process, choice: fc.nat({ max: 5 }) });

export const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: submit },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('sweep' as const), process }) },
  fc.record({ do: fc.constant('stale' as const), process, who, back: fc.nat({ max: 6 }) }),
  fc.record({ do: fc.constant('tell' as const), process }),
  fc.record({ do: fc.constant('return' as const), process, who }),
);

/** Kept apart, since resigning ends games and must be rare. */
export const resigning: fc.Arbitrary<Action> = fc.record({
  do: fc.constant('resign' as const),
  process,
  who,
});

const playerAt = ({ players }: World, index: number): string => players[index % players.length] ?? '';

/** The answer to a submit, and the submit itself if it was acknowledged. */
async function submitAs(
  core: Core,
  id: string,
  submitted: Acknowledged,
): Promise<{ answer: string; acknowledged: Acknowledged[] }> {
  const { player, ply, move } = submitted;
  const answer = await acting({ player, what: 'submit', submit: { ply, move } }, () =>
    refusalOf(submitMove(core, player, id, { ply, move })),
  );
  return { answer, acknowledged: answer === 'done' ? [submitted] : [] };
}

/** Submits for the next ply, in a `tap` game after rolling for it. */
async function submitNow(world: World, core: Core, choice: number): Promise<Acknowledged[]> {
  const game = world.stored;
  const player = deciderOf(game);
  if (player === undefined) return [];
  const ply = game.log.length;
  let moves = movesToChoose(game).map(makeMove);
  if (game.rolling === 'tap' && !game.rolled) {
    const roll = acting({ player, what: 'roll' }, () => rollDie(core, player, game.id, ply));
    const rolled = await roll.catch(() => undefined);
    moves = rolled === undefined || deciderOf(rolled) !== player ? [] : movesToChoose(rolled).map(makeMove);
    if (rolled?.log.length !== ply || moves.length === 0) return [];
  }
  const move = moves[choice % moves.length] ?? '';
  const { answer, acknowledged } = await submitAs(core, game.id, { player, ply, move });
  expect(['done', 'ply-taken', 'ply-not-reached', 'not-your-decision', 'was-held']).toContain(answer);
  return acknowledged;
}

/** Submits for an earlier ply, either the logged move or another. */
async function submitStale(
  world: World,
  core: Core,
  one: Extract<Action, { do: 'stale' }>,
): Promise<Acknowledged[]> {
  const game = world.stored;
  const player = playerAt(world, one.who);
  const ply = Math.max(0, game.log.length - one.back);
  const logged = startedFold(game).plies[ply];
  const move = logged !== undefined && 'move' in logged.ply ? makeMove(logged.ply.move) : '14f';
  const { answer, acknowledged } = await submitAs(core, game.id, { player, ply, move });
  expect(answer).not.toBe('busy');
  return acknowledged;
}

/** Performs an action and returns the acknowledged submits. */
export async function perform(world: World, one: Action): Promise<Acknowledged[]> {
  const core = world.core(one.process);
  switch (one.do) {
    case 'submit':
      return submitNow(world, core, one.choice);
    case 'stale':
      return submitStale(world, core, one);
    case 'sweep':
      await acting({ player: null, what: 'sweep' }, () => sweep(core));
      return [];
    case 'tell':
      await world.tellOf(world.game, one.process);
      return [];
    case 'resign':
    case 'return': {
      const player = playerAt(world, one.who);
      const call = one.do === 'resign' ? leaveGame : takeSeatBack;
      await acting({ player, what: one.do }, () => refusalOf(call(core, player, world.game)));
      return [];
    }
  }
}

/** The player to act is never refused when nobody else writes, however late they are. */
export async function expectAskedMayMove(
  world: World,
  process: number,
  choice: number,
): Promise<Acknowledged[]> {
  const game = world.stored;
  const asked = toAct(game);
  const acknowledged = await submitNow(world, world.core(process), choice);
  if (asked === null || isOver(game)) return acknowledged;
  const after = world.stored;
  const moved = after.log.length > game.log.length || (game.rolling === 'tap' && after.rolled);
  expect(moved, 'who is asked may move').toBe(true);
  return acknowledged;
}

export const isSeated = (world: World, player: string): boolean =>
  seatOfPlayer(world.stored, player) !== undefined;
