/** Players who leave or return (docs/design.md#leaving-a-game, docs/design.md#missed-decisions). */

import { advance } from './advance.ts';
import { toAct } from './fold.ts';
import type { GameSeat, SecretGame } from './game.ts';
import { ownSeat, seatOfPlayer, withoutName } from './seats.ts';

/**
 * The game without the player's name and id; undefined where they have no seat. They leave a waiting game, and cancel
 * it if they created it; in a running game the bot gets the seat for good, and decides at once what the player was
 * asked.
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
  // In an abandoned game the decision is nobody's: it is the time to return, which goes on.
  return advance({ ...former, decision: toAct(game) === null ? game.decision : null }, nowMs, null);
}

/** The game once the person is back: without misses, and the bot no longer plays for them. */
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

/** A waiting game without the player; cancelled if they created it. Errors: `not-seated`. */
export function leaveWaiting(game: SecretGame, player: string): SecretGame {
  const seat = ownSeat(game, player);
  if (game.seats[game.creator] === seat) return cancelled(game);
  const open = { colour: null, seed: null, sitter: { kind: 'open', reservedFor: null } } as const;
  return { ...game, seats: game.seats.with(game.seats.indexOf(seat), open) };
}
