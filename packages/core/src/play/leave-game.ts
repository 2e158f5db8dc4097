/**
 * Leaving a game (docs/design.md#leaving-a-game): the creator cancels a waiting game, a joiner leaves it, a player
 * resigns.
 */

import type { Core } from '../context/core.ts';
import { advance } from '../game/advance.ts';
import { leaveWaiting, returned } from '../game/departure.ts';
import type { SecretGame } from '../game/game.ts';
import { withLeave } from '../game/log.ts';
import { ownSeat } from '../game/seats.ts';
import { Problem } from '../kernel/problem.ts';

/**
 * Leaves, cancels or resigns, as the game's state and the player's seat require. Errors: `unknown-game`, `cancelled`,
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
    return advance(returned(left, seat), core.clock.nowMs(), seat.colour);
  });
}
