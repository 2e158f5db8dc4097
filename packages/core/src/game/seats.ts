/** Seats by player and by colour. */

import type { Seat } from '@aeroplane/engine';
import { Problem } from '../kernel/problem.ts';
import type { Game, GameSeat, SecretGame } from './game.ts';

/** The seat of a player, or reserved for them; undefined where there is none. */
export const seatOfPlayer = (game: Game, player: string): GameSeat | undefined =>
  game.seats.find(({ sitter }) =>
    sitter.kind === 'player'
      ? sitter.player === player
      : sitter.kind === 'open' && sitter.reservedFor === player,
  );

/** The people of a game, including those whom a seat is reserved for. */
export const playersOf = (game: Game): string[] =>
  game.seats.flatMap(({ sitter }) =>
    sitter.kind === 'player'
      ? [sitter.player]
      : sitter.kind === 'open' && sitter.reservedFor
        ? [sitter.reservedFor]
        : [],
  );

/** The seat with this colour; undefined where nobody has it. */
export const seatOfColour = (game: Game, colour: Seat): GameSeat | undefined =>
  game.seats.find((seat) => seat.colour === colour);

/** The caller's seat, for actions reserved to players. Errors: `not-seated`. */
export function ownSeat(game: Game, player: string): GameSeat {
  const seat = seatOfPlayer(game, player);
  if (seat === undefined) throw new Problem('not-seated', 'you have no seat in this game');
  return seat;
}

/** The game with no name or id in this seat: it becomes a former player's, or open to all if it was only reserved. */
export function withoutName(game: SecretGame, seat: GameSeat): SecretGame {
  const sitter =
    seat.sitter.kind === 'open'
      ? ({ kind: 'open', reservedFor: null } as const)
      : ({ kind: 'former' } as const);
  return { ...game, seats: game.seats.with(game.seats.indexOf(seat), { ...seat, sitter }) };
}
