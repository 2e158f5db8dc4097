/** The lists of a player's online games as last seen, for the home page without a network. */

import type { DoneGame, Summary, View } from '../api-types/types.ts';
import { database } from './database.ts';
import type { OfflineLists } from './rows.ts';

/** Saves the lists, and deletes the games that they no longer name. */
export async function saveLists(games: Summary[], done: DoneGame[], atMs: number): Promise<void> {
  const tx = (await database()).transaction(['lists', 'views'], 'readwrite');
  const named = new Set([...games, ...done].map(({ id }) => id));
  const views = tx.objectStore('views');
  for (const id of await views.getAllKeys()) if (!named.has(id)) await views.delete(id);
  await tx.objectStore('lists').put({ whose: 'mine', games, done, atMs });
  await tx.done;
}

/** The entry of a game in the lists. */
const entryOf = (view: View): Summary => ({
  id: view.id,
  status: view.status,
  createdAt: view.createdAt,
  rules: view.rules,
  turnTime: view.turnTime,
  seats: view.seats,
  ply: view.ply,
  toAct: view.toAct,
  yours: view.seats.some(({ you, colour }) => you && colour !== null && colour === view.toAct),
  deadline: view.deadline,
});

const isOver = ({ status }: Pick<Summary, 'status'>): boolean =>
  status === 'finished' || status === 'cancelled';

/** The lists as last seen, brought up to date with games seen since; undefined if nothing was saved. */
export async function offlineLists(): Promise<OfflineLists | undefined> {
  const db = await database();
  const [lists, views] = await Promise.all([db.get('lists', 'mine'), db.getAll('views')]);
  if (!lists && views.length === 0) return undefined;
  const done = lists?.done ?? [];
  const listed = lists?.games ?? [];
  const seen = new Map(views.map(({ view }) => [view.id, entryOf(view)]));
  const updated = listed.map((game) => {
    const entry = seen.get(game.id);
    return entry && entry.ply > game.ply ? entry : game;
  });
  const named = new Set([...listed, ...done].map(({ id }) => id));
  const games = [...updated, ...[...seen.values()].filter(({ id }) => !named.has(id))];
  const atMs = lists?.atMs ?? Math.max(...views.map((row) => row.atMs));
  return { whose: 'mine', games: games.filter((game) => !isOver(game)), done, atMs };
}

/** The ids of games that wait for the reader and are not saved in their current state. */
export async function decisionsNotOffline(games: readonly Summary[]): Promise<string[]> {
  const db = await database();
  const asked = games.filter(({ yours }) => yours);
  const saved = await Promise.all(asked.map(({ id }) => db.get('views', id)));
  return asked.filter(({ ply }, index) => saved[index]?.view.ply !== ply).map(({ id }) => id);
}

/** Deletes everything of a player who signs out. Games played on this device stay. */
export async function forgetOnline(): Promise<void> {
  const names = ['views', 'lists', 'choices', 'dropped'] as const;
  const tx = (await database()).transaction(names, 'readwrite');
  await Promise.all(names.map((name) => tx.objectStore(name).clear()));
  await tx.done;
}
