/** The seat of whoever wants something of a game that is for its people only. */

import type { Seat } from '@aeroplane/engine';
import { Problem } from '../kernel/problem.ts';
import type { Game, GameSeat, SecretGame } from './game.ts';

/** The seat of a player in a game, kept ones included; undefined where there is none. */
export const seatOfPlayer = (game: Game, player: string): GameSeat | undefined =>
  game.seats.find(({ sitter }) =>
    sitter.kind === 'player'
      ? sitter.player === player
      : sitter.kind === 'open' && sitter.reservedFor === player,
  );

/** The people of a game, the one a seat is kept for included. */
export const playersOf = (game: Game): string[] =>
  game.seats.flatMap(({ sitter }) =>
    sitter.kind === 'player'
      ? [sitter.player]
      : sitter.kind === 'open' && sitter.reservedFor
        ? [sitter.reservedFor]
        : [],
  );

/** The seat with this colour, which somebody has once the game runs. */
export const seatOfColour = (game: Game, colour: Seat): GameSeat | undefined =>
  game.seats.find((seat) => seat.colour === colour);

/** A player's seat in a game. `not-seated` where they have none. */
export function ownSeat(game: Game, player: string): GameSeat {
  const seat = seatOfPlayer(game, player);
  if (seat === undefined) throw new Problem('not-seated', 'you have no seat in this game');
  return seat;
}

/** The game with nobody's name or id in this seat: a former player's, or open for anybody where it was only kept. */
export function withoutName(game: SecretGame, seat: GameSeat): SecretGame {
  const sitter =
    seat.sitter.kind === 'open'
      ? ({ kind: 'open', reservedFor: null } as const)
      : ({ kind: 'former' } as const);
  return { ...game, seats: game.seats.with(game.seats.indexOf(seat), { ...seat, sitter }) };
}
