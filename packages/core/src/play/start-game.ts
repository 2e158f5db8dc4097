/**
 * Starting a game: bots take their seats, the starter is drawn, and the game advances
 * (docs/design.md#creating-and-joining).
 */

import { botSeed, drawStarter } from '@aeroplane/dice';
import type { Seat } from '@aeroplane/engine';
import type { Core } from '../context/core.ts';
import { advance } from '../game/advance.ts';
import { drawInput, takenSeats } from '../game/fold.ts';
import type { GameSeat, SecretGame } from '../game/game.ts';
import { withDraw } from '../game/log.ts';
import { Problem } from '../kernel/problem.ts';
import { freeColours } from './create-game.ts';

/** Gives every bot a colour, and the seed that follows from the commitment. */
function seatBots(game: SecretGame): SecretGame {
  const seats: GameSeat[] = [...game.seats];
  for (const [index, seat] of seats.entries()) {
    if (seat.sitter.kind !== 'bot') continue;
    const colour = seat.colour ?? freeColours({ seats })[0];
    if (colour === undefined) throw new Error(`game ${game.id} has no colour left`);
    seats[index] = { ...seat, colour, seed: botSeed(game.dice.commitment, colour) };
  }
  return { ...game, seats };
}

/** Starts a game with every seat taken, by a request of the seat `by`; null for the server. */
export function started(game: SecretGame, nowMs: number, by: Seat | null): SecretGame {
  const seated = seatBots(game);
  const drawn = withDraw(seated);
  const { link } = drawn.dice;
  const first = link === null ? undefined : takenSeats(seated)[drawStarter(link, drawInput(seated))];
  if (first === undefined) throw new Error(`game ${game.id} has nobody to start`);
  return advance({ ...drawn, first, status: 'playing', inviteSecret: null }, nowMs, by);
}

/** Whether every seat is taken. */
export const isFull = (game: SecretGame): boolean => game.seats.every(({ sitter }) => sitter.kind !== 'open');

/**
 * Starts a waiting game at its creator's request; open seats become bots. A game that has started stays as it is. Errors:
 * `unknown-game`, `not-the-creator`, `creator-not-seated`, `cancelled`.
 */
export async function startGame(core: Core, player: string, id: string): Promise<SecretGame> {
  return core.games.change(id, (game) => {
    const creator = game.seats[game.creator]?.sitter;
    if (creator?.kind === 'open' && creator.reservedFor === player) {
      throw new Problem('creator-not-seated', 'take your own seat first');
    }
    if (creator?.kind !== 'player' || creator.player !== player) {
      throw new Problem('not-the-creator', 'only the player who created the game may start it');
    }
    if (game.status === 'cancelled') throw new Problem('cancelled', 'the game was cancelled');
    if (game.status !== 'waiting') return undefined;
    const seats = game.seats.map((seat): GameSeat =>
      seat.sitter.kind === 'open' ? { ...seat, sitter: { kind: 'bot', level: 'medium' } } : seat,
    );
    return started({ ...game, seats }, core.clock.nowMs(), game.seats[game.creator]?.colour ?? null);
  });
}
