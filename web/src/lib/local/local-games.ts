/** The store of games on this device. */

import type { LocalGame } from '../model/local-game.ts';
import { database } from '../offline/database.ts';

/** All games, the newest first. */
export const localGames = async (): Promise<LocalGame[]> =>
  (await (await database()).getAll('local')).toSorted((one, other) => other.createdAtMs - one.createdAtMs);

export const localGame = async (id: string): Promise<LocalGame | undefined> =>
  (await database()).get('local', id);

/** Saves a new game, and asks the browser not to evict it when storage runs short. */
export async function addLocalGame(game: LocalGame): Promise<void> {
  await (await database()).add('local', game);
  await navigator.storage?.persist?.().catch(() => false);
}

/** Whether `game` continues `stored`: by further plies, and without rolling a die again. */
const follows = (game: LocalGame, stored: LocalGame): boolean =>
  stored.plies.every((ply, index) => game.plies[index] === ply) &&
  (game.plies.length > stored.plies.length || stored.die === null || stored.die === game.die);

/**
 * Saves a game that has gone on, and returns it. If another window has gone on from the same position, nothing is saved and
 * the stored game is returned; undefined if it was removed.
 */
export async function saveLocalGame(game: LocalGame): Promise<LocalGame | undefined> {
  const tx = (await database()).transaction('local', 'readwrite');
  const stored = await tx.store.get(game.id);
  const saved = stored && follows(game, stored) ? game : stored;
  if (stored && saved === game) await tx.store.put({ ...game, seen: Math.max(game.seen, stored.seen) });
  await tx.done;
  return saved;
}

/** Marks the plies of a game before `seen` as seen. */
export async function markLocalSeen(id: string, seen: number): Promise<void> {
  const tx = (await database()).transaction('local', 'readwrite');
  const stored = await tx.store.get(id);
  if (stored && stored.seen < seen) await tx.store.put({ ...stored, seen });
  await tx.done;
}

export async function removeLocalGame(id: string): Promise<void> {
  await (await database()).delete('local', id);
}
