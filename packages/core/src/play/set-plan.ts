/** Setting a plan: moves for the dice to come, and standing orders (docs/design.md#plans). */

import { parseMove, type Seat, seatsInPlay } from '@aeroplane/engine';
import type { Core } from '../context/core.ts';
import { startedFold, toAct } from '../game/fold.ts';
import type { Person, SecretGame } from '../game/game.ts';
import { ownSeat } from '../game/seats.ts';
import { Problem } from '../kernel/problem.ts';
import { type FacePlan, parseOrders, type Plan } from '../plans/plan.ts';
import { facesCheck } from '../plans/planned-move.ts';
import { Superseded } from './superseded.ts';

export interface PlanWish {
  /** The ply to come as the player saw it. Faces that were chosen for another position are refused. */
  readonly ply?: number | undefined;
  /** A move's text for each planned face of the die; null removes them all. Left out: as before. */
  readonly faces?: Readonly<Record<string, string | undefined>> | null | undefined;
  /** In the order of their use; empty removes them all. Left out: as before. */
  readonly orders?: readonly string[] | undefined;
}

const bad = (message: string): Problem => new Problem('bad-plan', message);

const FACES = ['1', '2', '3', '4', '5', '6'];

function parseFaces(
  game: SecretGame,
  seat: Seat,
  faces: Readonly<Record<string, string | undefined>>,
): FacePlan | undefined {
  const moves = FACES.map((face) => {
    const text = Object.hasOwn(faces, face) ? faces[face] : undefined;
    const move = text === undefined ? undefined : parseMove(text);
    if (move?.ok === false) throw bad(`${face}: ${move.error.message}`);
    return move?.value ?? null;
  });
  if (moves.every((move) => move === null)) return undefined;
  const wrong = facesCheck(game.rules, startedFold(game).state.position, seat, moves);
  if (wrong.length > 0) throw bad(`not legal as the game stands, with a ${wrong.join(', ')}`);
  return { madeAt: game.log.length, moves };
}

function planOf(game: SecretGame, seat: Seat, before: Plan, { faces, orders }: PlanWish): Plan | undefined {
  const ordered = orders === undefined ? before.orders : parseOrders(orders);
  if (ordered === undefined && orders !== undefined)
    throw bad('orders must be known, and each may be given once only');
  const faced = faces == null ? (faces === null ? undefined : before.faces) : parseFaces(game, seat, faces);
  if (faced === undefined && (ordered ?? []).length === 0) return undefined;
  return { ...(faced && { faces: faced }), ...(ordered && ordered.length > 0 && { orders: ordered }) };
}

/**
 * Sets a player's plan: faces for the next roll, and orders from then on. An open decision is left to the player. Errors:
 * `unknown-game`; `not-seated`; `not-in-play` where the game is not under way or the seat is out of it; `bad-plan`, also
 * where players roll by hand; for faces, with the game: `decide-first` while the player's own decision is open, and
 * `ply-taken` where the game is not at the ply that they were chosen for.
 */
export async function setPlan(core: Core, player: string, id: string, wish: PlanWish): Promise<SecretGame> {
  return core.games.change(id, (game) => {
    const seat = ownSeat(game, player);
    const { colour, sitter } = seat;
    const plays = game.status === 'playing' && colour !== null && sitter.kind === 'player';
    if (!plays || !seatsInPlay(startedFold(game).state.position).includes(colour))
      throw new Problem('not-in-play', 'you are not in play');
    if (game.rolling === 'tap') throw bad('in this game players roll by hand, so nothing can be planned');
    if (wish.faces != null && toAct(game) === colour)
      throw new Superseded('decide-first', 'decide first, then plan for the roll to come', game);
    if (wish.faces != null && wish.ply !== undefined && wish.ply !== game.log.length)
      throw new Superseded('ply-taken', 'the game has gone on', game);
    const plan = planOf(game, colour, sitter.plan ?? {}, wish);
    const { plan: _, ...rest } = sitter;
    const planned: Person = plan === undefined ? rest : { ...rest, plan };
    return { ...game, seats: game.seats.with(game.seats.indexOf(seat), { ...seat, sitter: planned }) };
  });
}
