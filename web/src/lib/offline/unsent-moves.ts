/**
 * Moves made without a network: each is saved until the server has answered it. They are sent in order. Submits are
 * idempotent (docs/design.md#submitting), so a move whose answer was lost counts once.
 */

import { exclusive } from '../kernel/exclusive.ts';
import { database } from './database.ts';
import type { DroppedMove, UnsentMove } from './rows.ts';

/** The tag of the background sync that sends them, and the name of the lock under which they are sent. */
export const SYNC_TAG = 'kept-choices';

/** The outcome of sending a move: it counts, did not get through, or was refused with this problem code. */
export type SendOutcome = 'counts' | 'not-sent' | { readonly refused: string };

/** Saves a move. It replaces an earlier one for the same game. */
export async function saveMove(move: UnsentMove): Promise<void> {
  await (await database()).put('choices', move);
}

export const unsentMove = async (game: string): Promise<UnsentMove | undefined> =>
  (await database()).get('choices', game);

/** All unsent moves, the oldest first. */
export const unsentMoves = async (): Promise<UnsentMove[]> =>
  (await (await database()).getAll('choices')).toSorted((one, other) => one.atMs - other.atMs);

/** Withdraws a move that has not been sent. */
export async function withdrawMove(game: string): Promise<void> {
  await (await database()).delete('choices', game);
}

export const droppedMove = async (game: string): Promise<DroppedMove | undefined> =>
  (await database()).get('dropped', game);

/** Forgets a refused move, after its player has been told. */
export async function forgetDroppedMove(game: string): Promise<void> {
  await (await database()).delete('dropped', game);
}

/** Removes a move that was answered, unless its player has chosen another since. */
async function settle(move: UnsentMove, outcome: Exclude<SendOutcome, 'not-sent'>): Promise<void> {
  const tx = (await database()).transaction(['choices', 'dropped'], 'readwrite');
  const unsent = tx.objectStore('choices');
  const saved = await unsent.get(move.game);
  if (saved?.ply === move.ply && saved.move === move.move) await unsent.delete(move.game);
  if (outcome !== 'counts') await tx.objectStore('dropped').put({ ...move, code: outcome.refused });
  await tx.done;
}

/**
 * Sends the unsent moves, the oldest first, until one does not get through. Returns the games whose moves were answered.
 * Only one page or worker sends at a time.
 */
export const sendMoves = (send: (move: UnsentMove) => Promise<SendOutcome>): Promise<string[]> =>
  exclusive(SYNC_TAG, async () => {
    const answered: string[] = [];
    for (const move of await unsentMoves()) {
      const outcome = await send(move);
      if (outcome === 'not-sent') break;
      await settle(move, outcome);
      answered.push(move.game);
    }
    return answered;
  });

/** The outcome by the status of the answer, 0 for none. Signed-out and rate-limited players may try again. */
export function outcomeOf(status: number, code: string | undefined): SendOutcome {
  if (status === 200) return 'counts';
  const again = status === 0 || status === 401 || status === 429 || status >= 500 || code === undefined;
  return again ? 'not-sent' : { refused: code };
}
