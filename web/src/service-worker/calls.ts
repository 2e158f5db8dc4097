/** The worker's calls to the server, with the browser's cookie. */

import type { UnsentMove } from '../lib/offline/rows.ts';
import { outcomeOf, type SendOutcome } from '../lib/offline/unsent-moves.ts';
import type { ListedGame } from '../lib/push/waiting.ts';
import type { OfferedMove } from './notice-click.ts';

const call = (path: string, method: string, body?: unknown): Promise<Response> =>
  fetch(path, {
    method,
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });

async function ask(path: string, method = 'GET', body?: unknown): Promise<unknown> {
  const response = await call(path, method, body);
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return response.json();
}

export const myGames = async (): Promise<readonly ListedGame[]> =>
  ((await ask('/api/me/games')) as { games: ListedGame[] }).games;

/** `since` keeps the log out of the answer: only a page that shows the game loads it. */
const movesPath = (game: string, ply: number): string =>
  `/api/games/${encodeURIComponent(game)}/moves?since=${ply}`;

/** Submits a move; returns whether it was accepted. */
export async function playMove({ game, ply, move }: OfferedMove): Promise<boolean> {
  try {
    await ask(movesPath(game, ply), 'POST', { ply, move });
    return true;
  } catch {
    return false;
  }
}

/** Sends a choice that was kept. */
export async function sendChoice({ game, ply, move }: UnsentMove): Promise<SendOutcome> {
  try {
    const response = await call(movesPath(game, ply), 'POST', { ply, move });
    const { code } = (await response.json()) as { code?: string };
    return outcomeOf(response.status, code);
  } catch {
    return 'not-sent';
  }
}

export const pushKey = async (): Promise<string> => ((await ask('/api/push/key')) as { key: string }).key;

export const putSubscription = (subscription: PushSubscription): Promise<unknown> =>
  ask('/api/me/push', 'PUT', subscription);
