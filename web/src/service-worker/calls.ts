/** What the worker asks the server, with the cookie of this browser like any page. */

import type { ListedGame } from '../lib/push/waiting.ts';
import type { OfferedMove } from './notice-click.ts';

async function ask(path: string, method = 'GET', body?: unknown): Promise<unknown> {
  const response = await fetch(path, {
    method,
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return response.json();
}

export const myGames = async (): Promise<readonly ListedGame[]> =>
  ((await ask('/api/me/games')) as { games: ListedGame[] }).games;

/** Plays a move as the page would; whether it counts. */
export async function playMove({ game, ply, move }: OfferedMove): Promise<boolean> {
  try {
    // The answer need not hold the log: whoever looks asks for it.
    await ask(`/api/games/${encodeURIComponent(game)}/moves?since=${ply}`, 'POST', { ply, move });
    return true;
  } catch {
    return false;
  }
}

export const pushKey = async (): Promise<string> => ((await ask('/api/push/key')) as { key: string }).key;

export const putSubscription = (subscription: PushSubscription): Promise<unknown> =>
  ask('/api/me/push', 'PUT', subscription);
