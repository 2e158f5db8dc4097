/** A game without one of its people (DESIGN § 4, § 7): what says who it was goes, and the game goes on. */

import { advance } from './advance.ts';
import { toAct } from './fold.ts';
import type { GameSeat, SecretGame } from './game.ts';
import { ownSeat, seatOfPlayer, withoutName } from './seats.ts';

/**
 * The game without the player's name and id; undefined where they have no seat. One that waits is left, or called off by
 * its creator; in one that runs the bot has the seat for good, and decides at once what the player was asked.
 */
export function withoutPlayer(game: SecretGame, player: string, nowMs: number): SecretGame | undefined {
  const seat = seatOfPlayer(game, player);
  if (seat === undefined) return undefined;
  if (game.status === 'waiting') {
    const left = leaveWaiting(game, player);
    return seatOfPlayer(left, player) === undefined ? left : withoutName(left, seat);
  }
  const former = withoutName(game, seat);
  if (game.status !== 'playing' || toAct(former) !== null) return former;
  // A decision that is nobody's is the time that people of an abandoned game have to return.
  return advance({ ...former, decision: toAct(game) === null ? game.decision : null }, nowMs, null);
}

/** The person is back: misses are forgotten and the bot gives the seat up. */
export function returned(game: SecretGame, seat: GameSeat): SecretGame {
  if (seat.sitter.kind !== 'player' || (!seat.sitter.botPlays && seat.sitter.misses === 0)) return game;
  const sitter = { ...seat.sitter, botPlays: false, misses: 0 };
  return { ...game, seats: game.seats.with(game.seats.indexOf(seat), { ...seat, sitter }) };
}

const cancelled = (game: SecretGame): SecretGame => ({
  ...game,
  status: 'cancelled',
  inviteSecret: null,
  wakeAtMs: null,
});

/** A game that nobody started in time is cancelled. */
export const expired = cancelled;

/** A game that waits without the player; called off where they created it. `not-seated`. */
export function leaveWaiting(game: SecretGame, player: string): SecretGame {
  const seat = ownSeat(game, player);
  if (game.seats[game.creator] === seat) return cancelled(game);
  const open = { colour: null, seed: null, sitter: { kind: 'open', reservedFor: null } } as const;
  return { ...game, seats: game.seats.with(game.seats.indexOf(seat), open) };
}
