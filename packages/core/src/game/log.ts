/** Additions to a game's log: draws, moves, and players leaving (docs/design.md#a-game-is-its-log). */

import { blockOfDraw, chainAt, keyOfDraw } from '@aeroplane/dice';
import {
  afterDie,
  apply,
  applyPly,
  legalMoves,
  type LoggedPly,
  type Move,
  packPly,
  type Seat,
} from '@aeroplane/engine';
import { dieOnTable, drawsShown, rememberFold, startedFold } from './fold.ts';
import type { PlyOrigins, SecretGame } from './game.ts';

/** Publishes the next draw of a game's dice: its link is the key of the draw (docs/design.md#dice). */
export function withDraw(game: SecretGame): SecretGame {
  const number = drawsShown(game) + 1;
  const { secret, checkpoint } = game.secrets;
  const block = blockOfDraw(number);
  const serves = checkpoint !== null && number > 1 && blockOfDraw(number - 1) === block;
  const chain = serves ? { secret, checkpoint, block } : chainAt(secret, number);
  return {
    ...game,
    dice: { ...game.dice, link: keyOfDraw(chain, number) },
    secrets: { secret, checkpoint: chain.checkpoint },
  };
}

/** Rolls the die of the next ply. */
export const withRoll = (game: SecretGame): SecretGame => ({ ...withDraw(game), rolled: true });

function withPly(game: SecretGame, logged: LoggedPly): SecretGame {
  const fold = startedFold(game);
  const byte = packPly(fold.state, logged.ply);
  if (!byte.ok) throw new Error(`game ${game.id}: ${byte.error.message}`);
  const log = new Uint8Array(game.log.length + 1);
  log.set(game.log);
  log[game.log.length] = byte.value;
  const next = { ...game, log };
  rememberFold(next, { state: logged.state, plies: [...fold.plies, logged] });
  return next;
}

/** A plan by the faces of the die is for one roll (docs/design.md#plans). */
function withoutFaces(game: SecretGame, colour: Seat): SecretGame {
  const index = game.seats.findIndex((seat) => seat.colour === colour);
  const seat = game.seats[index];
  if (seat?.sitter.kind !== 'player' || seat.sitter.plan?.faces === undefined) return game;
  const { plan, ...withoutPlan } = seat.sitter;
  const sitter = plan.orders === undefined ? withoutPlan : { ...withoutPlan, plan: { orders: plan.orders } };
  return { ...game, seats: game.seats.with(index, { ...seat, sitter }) };
}

/** The game after a legal move with the die on the table. */
export function withMove(game: SecretGame, move: Move): SecretGame {
  const { state } = startedFold(game);
  const die = dieOnTable(game);
  const seat = state.position.turn;
  if (die === null || seat === null) throw new Error(`game ${game.id}: there is no die to play`);
  const choices = legalMoves(game.rules, state.position, die).length;
  const after = afterDie(state, apply(game.rules, state.position, die, move));
  return withPly(
    { ...withoutFaces(game, seat), rolled: false, decision: null },
    { ply: { die, move }, seat, choices, state: after },
  );
}

/** The game after a player leaves it; undefined where they cannot. A die on the table stays (docs/rules.md#leaving). */
export function withLeave(game: SecretGame, seat: Seat): SecretGame | undefined {
  const { state } = startedFold(game);
  const left = applyPly(state, { leaves: seat });
  if (!left.ok) return undefined;
  const decision = state.position.turn === seat ? null : game.decision;
  return withPly({ ...game, decision }, { ply: { leaves: seat }, seat, choices: 0, state: left.value });
}

/** Records that the next ply is not chosen by hand. */
export const withOrigin = (game: SecretGame, kind: keyof PlyOrigins): SecretGame => ({
  ...game,
  plyOrigins: { ...game.plyOrigins, [kind]: [...game.plyOrigins[kind], game.log.length] },
});
