/** The games on this device, as they are kept. */

import type { LocalGame } from '../model/local-game.ts';
import { database } from '../offline/database.ts';

/** All of them, the last begun first. */
export const localGames = async (): Promise<LocalGame[]> =>
  (await (await database()).getAll('local')).toSorted((one, other) => other.createdAtMs - one.createdAtMs);

export const localGame = async (id: string): Promise<LocalGame | undefined> =>
  (await database()).get('local', id);

/** Keeps a new game, and asks the browser not to clear it away when room gets short. */
export async function addLocalGame(game: LocalGame): Promise<void> {
  await (await database()).add('local', game);
  await navigator.storage?.persist?.().catch(() => false);
}

/** Whether `game` is what `kept` becomes: its plies go on from there, and no die is rolled twice. */
const follows = (game: LocalGame, kept: LocalGame): boolean =>
  kept.plies.every((ply, index) => game.plies[index] === ply) &&
  (game.plies.length > kept.plies.length || kept.die === null || kept.die === game.die);

/**
 * Keeps a game that has gone on. Where another window has gone on from the same position otherwise, nothing is kept, and
 * the game is returned as it stands there; undefined where it has been removed.
 */
export async function saveLocalGame(game: LocalGame): Promise<LocalGame | undefined> {
  const tx = (await database()).transaction('local', 'readwrite');
  const kept = await tx.store.get(game.id);
  const saved = kept && follows(game, kept) ? game : kept;
  if (kept && saved === game) await tx.store.put({ ...game, seen: Math.max(game.seen, kept.seen) });
  await tx.done;
  return saved;
}

/** So many plies of a game have been shown. */
export async function markLocalSeen(id: string, seen: number): Promise<void> {
  const tx = (await database()).transaction('local', 'readwrite');
  const kept = await tx.store.get(id);
  if (kept && kept.seen < seen) await tx.store.put({ ...kept, seen });
  await tx.done;
}

export async function removeLocalGame(id: string): Promise<void> {
  await (await database()).delete('local', id);
}
