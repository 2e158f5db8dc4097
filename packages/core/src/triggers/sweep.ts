/** The sweep: wakes everything that is due (docs/design.md#waking). Overlapping sweeps are harmless. */

import type { Core } from '../context/core.ts';
import { due } from '../game/overdue.ts';
import { Problem } from '../kernel/problem.ts';
import { wakePlayer } from './wake-player.ts';

/** Does what is due in a game, or sets its wake-up again. A game that is unknown, or not due, stays as it is. */
export async function wakeGame(core: Core, id: string): Promise<void> {
  try {
    await core.games.change(id, (game) => {
      const nowMs = core.clock.nowMs();
      return game.wakeAtMs !== null && game.wakeAtMs <= nowMs ? due(game, nowMs) : undefined;
    });
  } catch (error) {
    // The game is gone, or other writers were faster: the next sweep looks again.
    if (!(error instanceof Problem)) throw error;
  }
}

/** A game or a player that was due and could not be woken, by its id. */
export class NotWoken extends Error {
  override readonly name = 'NotWoken';
  readonly what: 'game' | 'player';
  readonly id: string;

  constructor(what: NotWoken['what'], id: string, cause: unknown) {
    super(`the ${what} ${id}: ${String(cause)}`, { cause });
    this.what = what;
    this.id = id;
  }
}

/**
 * Wakes everything that is due, and returns how many games and players that were. A failure holds up nothing else: in
 * the end all failures are thrown as an `AggregateError` of `NotWoken`.
 */
export async function sweep(core: Core): Promise<number> {
  const { games, players } = await core.store.due(core.clock.nowMs());
  const faults: NotWoken[] = [];
  async function wakeAll(
    what: NotWoken['what'],
    ids: readonly string[],
    wake: (core: Core, id: string) => Promise<void>,
  ): Promise<void> {
    for (const id of ids) {
      try {
        await wake(core, id);
      } catch (error) {
        faults.push(new NotWoken(what, id, error));
      }
    }
  }
  await wakeAll('game', games, wakeGame);
  await wakeAll('player', players, wakePlayer);
  if (faults.length > 0)
    throw new AggregateError(
      faults,
      `what is due could not be woken: ${faults.map(({ message }) => message).join('; ')}`,
    );
  return games.length + players.length;
}
