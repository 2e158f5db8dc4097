/** A seat without what says whose it is (DESIGN § 7). */

import type { GameSeat, SecretGame } from './game.ts';

/** The game with nobody's name or id in this seat: a former player's, or open for anybody where it was only kept. */
export function withoutName(game: SecretGame, seat: GameSeat): SecretGame {
  const sitter =
    seat.sitter.kind === 'open' ? ({ kind: 'open', kept: null } as const) : ({ kind: 'former' } as const);
  return { ...game, seats: game.seats.with(game.seats.indexOf(seat), { ...seat, sitter }) };
}
