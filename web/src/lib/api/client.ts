/** The calls of the HTTP contract (docs/design.md#the-http-contract). */

import type { AppType } from '@aeroplane/api';
import type { Colour, GameRecord } from '@aeroplane/engine';
import { hc } from 'hono/client';
import type {
  DoneGame,
  Invitation,
  Me,
  NewGame,
  NewPlayer,
  NextDecision,
  OpenGame,
  Page,
  Player,
  PlayerChange,
  Problem,
  Summary,
  View,
} from '../api-types/types.ts';

export const { api } = hc<AppType>('/');

/** The server refused, or could not be reached (`offline`). */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** The problem's stable code, or `offline`. */
  readonly code: string;
  readonly status: number;
  /** When to try again, if the server says so. */
  readonly retryAfterSec: number | undefined;
  /** The current game, where the call came too late. */
  readonly view: View | undefined;

  constructor(problem?: Problem) {
    super(problem?.title ?? 'the server cannot be reached');
    this.code = problem?.code ?? 'offline';
    this.status = problem?.status ?? 0;
    this.retryAfterSec = problem?.retryAfter;
    this.view = problem?.view;
  }
}

export async function answered(call: Promise<Response>): Promise<Response> {
  const response = await call.catch(() => undefined);
  const json = response?.headers.get('content-type')?.includes('json');
  // A proxy answers for a server that is down, but not in JSON.
  if (!response || (!response.ok && response.status !== 304 && !json)) throw new Refusal();
  return response;
}

export async function read<T>(call: Promise<Response>): Promise<T> {
  const response = await answered(call);
  const body: unknown = await response.json();
  if (!response.ok) throw new Refusal(body as Problem);
  return body as T;
}

/** For answers without a body. */
export async function done(call: Promise<Response>): Promise<void> {
  const response = await answered(call);
  if (!response.ok) throw new Refusal((await response.json()) as Problem);
}

/** The player of this browser, or null while it has none. */
export async function me(): Promise<Me | null> {
  try {
    return await read<Me>(api.me.$get());
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) return null;
    throw error;
  }
}

export const createPlayer = (player: NewPlayer): Promise<Player> => read(api.players.$post({ json: player }));

/** Changes the fields given, and answers with the changed player. */
export const changeMe = (change: PlayerChange): Promise<Me> => read(api.me.$patch({ json: change }));

export const myGames = async (): Promise<Summary[]> => (await read<Page<Summary>>(api.me.games.$get())).games;

export const nextDecision = (): Promise<NextDecision> => read(api.me.next.$get());

const from = (next?: string): { from?: string } => (next === undefined ? {} : { from: next });

export const myDoneGames = (next?: string): Promise<Page<DoneGame>> =>
  read(api.me.done.$get({ query: from(next) }));

export const openGames = (next?: string): Promise<Page<OpenGame>> =>
  read(api.games.$get({ query: { open: '1', ...from(next) } }));

export const createGame = (game: NewGame): Promise<View & { invite: string }> =>
  read(api.games.$post({ json: game }));

export const invitation = (code: string): Promise<Invitation> =>
  read(api.invites[':code'].$get({ param: { code } }));

export const takeSeat = (code: string, colour: Colour | undefined, seed: string): Promise<View> =>
  read(
    api.invites[':code'].$post({ param: { code }, json: colour === undefined ? { seed } : { colour, seed } }),
  );

export interface GameAnswer {
  readonly view: View;
  readonly etag: string | null;
  /** How long ago the game last changed, by the server's clock alone. */
  readonly quietForMs: number;
}

const quietFor = (view: View, response: Response): number =>
  Math.max(0, Date.parse(response.headers.get('date') ?? '') - Date.parse(view.changedAt)) || 0;

/** The game with its plies from `since` on; null if it is unchanged since the answer with this tag. */
export async function game(id: string, since: number, etag: string | null): Promise<GameAnswer | null> {
  const headers: Record<string, string> = etag === null ? {} : { 'If-None-Match': etag };
  const call = api.games[':id'].$get({ param: { id }, query: { since: String(since) } }, { headers });
  const response = await answered(call);
  if (response.status === 304) return null;
  const view = await read<View>(Promise.resolve(response));
  return { view, etag: response.headers.get('etag'), quietForMs: quietFor(view, response) };
}

const one = api.games[':id'];
const after = (id: string, ply: number) => ({ param: { id }, query: { since: String(ply) } });

/** Writes without content send an empty JSON object. */
export const EMPTY = { headers: { 'Content-Type': 'application/json' }, init: { body: '{}' } };

/** Each of these answers with the changed game, and its plies from `ply` on. A move may outlive the page. */
export const submitMove = (id: string, ply: number, move: string): Promise<View> =>
  read(one.moves.$post({ ...after(id, ply), json: { ply, move } }, { init: { keepalive: true } }));
export const rollDie = (id: string, ply: number): Promise<View> =>
  read(one.roll.$post({ ...after(id, ply), json: { ply } }));
export const startGame = (id: string): Promise<View> => read(one.start.$post(after(id, 0), EMPTY));
export const resign = (id: string, ply: number): Promise<View> =>
  read(one.resign.$post(after(id, ply), EMPTY));
export const takeSeatBack = (id: string, ply: number): Promise<View> =>
  read(one.seat.$post(after(id, ply), EMPTY));

/** Reports that the game up to `ply` was shown. The request may outlive the page. */
export const markSeen = (id: string, ply: number): Promise<unknown> =>
  answered(one.seen.$post({ param: { id }, json: { ply } }, { init: { keepalive: true } }));

/** The record of a game that has started. */
export const gameRecord = (id: string): Promise<GameRecord> => read(one.record.$get({ param: { id } }));

export const recordAddress = (id: string): string => `/api/games/${id}/record`;

/** The record's file name. */
export const recordFile = (id: string): string => `aeroplane-${id}.json`;
