/** A client of the API for tests: keeps its cookie, sends its Origin, and types the answers. */

import { randomBytes } from 'node:crypto';
import type {
  CreatedGame,
  DoneEntry,
  GameRecord,
  Invitation,
  NewGame,
  Player,
  Problem,
  Summary,
  View,
} from '@aeroplane/api';

/** Carries a request to the server: `fetch`, or an app in this process. */
export type Send = (request: Request) => Promise<Response> | Response;

export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body, typed for the success status. */
  readonly body: T;
  /** The same body, typed as a refusal. */
  readonly problem: Problem;
}

/** One request with its answer, for observers. */
export interface Exchange {
  readonly client: Client;
  readonly method: string;
  readonly path: string;
  readonly answer: Answer<unknown>;
}

export interface ClientOptions {
  readonly send?: Send;
  readonly onExchange?: (exchange: Exchange) => void;
}

export const randomSeed = (): string => randomBytes(16).toString('hex');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export class Client {
  readonly origin: string;
  /** `name=value` once signed in. */
  cookie: string | undefined;
  /** The player's id once signed in. */
  player = '';
  readonly #options: ClientOptions;

  constructor(origin: string, options: ClientOptions = {}) {
    this.origin = origin;
    this.#options = options;
  }

  /** Sends a request as a page of this origin would; a body goes out as JSON. */
  async call<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer<T>> {
    const { send = fetch, onExchange } = this.#options;
    const response = await send(
      new Request(this.origin + path, {
        method,
        headers: {
          ...(method !== 'GET' && { Origin: this.origin }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(this.cookie !== undefined && { Cookie: this.cookie }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    const json = parsed(text);
    const answer = {
      status: response.status,
      headers: response.headers,
      text,
      body: json as T,
      problem: json as Problem,
    };
    const cookie = response.headers.get('set-cookie')?.split(';')[0];
    if (cookie !== undefined) this.cookie = cookie;
    onExchange?.({ client: this, method, path, answer });
    return answer;
  }

  get<T>(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer<T>> {
    return this.call<T>('GET', path, undefined, headers);
  }

  async signIn(name: string): Promise<this> {
    const { body } = await this.call<Player>('POST', '/api/players', { name });
    this.player = body.id;
    return this;
  }

  create(game: NewGame): Promise<Answer<CreatedGame>> {
    return this.call('POST', '/api/games', game);
  }

  invitation(invite: string): Promise<Answer<Invitation>> {
    return this.get(`/api/invites/${invite}`);
  }

  take(invite: string, colour?: string, seed = randomSeed()): Promise<Answer<View>> {
    return this.call('POST', `/api/invites/${invite}`, { seed, ...(colour !== undefined && { colour }) });
  }

  view(id: string, since?: number): Promise<Answer<View>> {
    return this.get(`/api/games/${id}${since === undefined ? '' : `?since=${since}`}`);
  }

  move(id: string, ply: number, move: string, since = 0): Promise<Answer<View>> {
    return this.call('POST', `/api/games/${id}/moves?since=${since}`, { ply, move });
  }

  roll(id: string, ply: number, since = 0): Promise<Answer<View>> {
    return this.call('POST', `/api/games/${id}/roll?since=${since}`, { ply });
  }

  /** The game calls without a body. */
  tell(id: string, what: 'start' | 'resign' | 'seat'): Promise<Answer<View>> {
    return this.call('POST', `/api/games/${id}/${what}`);
  }

  seen(id: string, ply: number): Promise<Answer<undefined>> {
    return this.call('POST', `/api/games/${id}/seen`, { ply });
  }

  record(id: string): Promise<Answer<GameRecord>> {
    return this.get(`/api/games/${id}/record`);
  }

  games(): Promise<Answer<{ games: Summary[] }>> {
    return this.get('/api/me/games');
  }

  done(): Promise<Answer<{ games: DoneEntry[]; next?: string }>> {
    return this.get('/api/me/done');
  }
}
