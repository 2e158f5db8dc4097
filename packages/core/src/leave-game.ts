/** Going away: the creator cancels a game that waits, a joiner leaves it, a player resigns (DESIGN § 3). */

import { withLeave } from './append.ts';
import type { Core } from './core.ts';
import type { SecretGame } from './game.ts';
import { ownSeat } from './own-seat.ts';
import { Problem } from './problem.ts';
import { rollOn } from './roll-on.ts';
import { returned } from './submit-move.ts';

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
  const open = { colour: null, seed: null, sitter: { kind: 'open', kept: null } } as const;
  return { ...game, seats: game.seats.with(game.seats.indexOf(seat), open) };
}

/**
 * Leaves, cancels or resigns, whichever the game's state makes of it. Errors: `unknown-game`, `cancelled`,
 * `not-seated`, `game-over`, `not-in-play` for a player who is ranked or has left.
 */
export async function leaveGame(core: Core, player: string, id: string): Promise<SecretGame> {
  return core.games.change(id, (game) => {
    if (game.status === 'waiting') return leaveWaiting(game, player);
    if (game.status === 'cancelled') throw new Problem('cancelled', 'the game was cancelled');
    const seat = ownSeat(game, player);
    if (game.status === 'finished') throw new Problem('game-over', 'the game is over');
    const left = seat.colour === null ? undefined : withLeave(game, seat.colour);
    if (left === undefined) throw new Problem('not-in-play', 'you are no longer in play');
    return rollOn(returned(left, seat), core.clock.nowMs(), seat.colour);
  });
}
