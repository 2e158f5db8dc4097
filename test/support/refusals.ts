/**
 * A server with games in every state, for requests that it must refuse. Each answer is checked against the API
 * description, and on closing the table must equal its first dump.
 */

import { STATUS_OF, type Code, type View } from '@aeroplane/api';
import fc from 'fast-check';
import { expect } from 'vitest';
import { ApiDescription } from '../../packages/api/test/described.ts';
import type { Client } from './client.ts';
import { playOn, seatEverybody, seatsFor } from './play.ts';
import { RawClient, type RawAnswer, type RawRequest } from './raw-request.ts';
import { dumpFolder, makeFolder, removeFolder, startTestServer, type TestServer } from './server.ts';
import { withoutLimits } from './without-limits.ts';

export interface Write {
  readonly method: string;
  readonly path: string;
  /** A body that would be accepted, by field. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
  /** Unknown fields are ignored: browsers add fields to a subscription. */
  readonly loose?: true;
}

/** Games of Ann with Ben; Eve has no seat. */
export interface Games {
  readonly ann: Client;
  readonly eve: Client;
  /** It is Ann's turn to decide. */
  readonly playing: View;
  readonly waiting: { readonly id: string; readonly invite: string };
  readonly finished: string;
}

/** A subscription as Chrome creates it; the key is the example point of RFC 8291. */
const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

async function makeGames(server: TestServer): Promise<Games> {
  const [ann, ben, eve] = [await server.guest('Ann'), await server.guest('Ben'), await server.guest('Eve')];
  const { body: waiting } = await ann.create({ preset: 'quick', seats: seatsFor(3) });
  const finished = await seatEverybody([ann, ben], { preset: 'quick' });
  await playOn([ann, ben], finished);
  const id = await seatEverybody([ann, ben], { preset: 'classic' });
  const own = (await ann.view(id)).body.seats.find(({ you }) => you)?.colour;
  await playOn([ann, ben], id, { until: ({ toAct }) => toAct === own });
  return { ann, eve, playing: (await ann.view(id)).body, waiting, finished };
}

export class Refusals {
  readonly description = new ApiDescription();
  readonly games: Games;
  /** The number of requests sent. */
  sent = 0;
  readonly #server: TestServer;
  readonly #raw: RawClient;
  readonly #before: string;

  private constructor(server: TestServer, games: Games, before: string) {
    this.#server = server;
    this.#raw = new RawClient(server.port);
    this.games = games;
    this.#before = before;
  }

  static async open(): Promise<Refusals> {
    const folder = await makeFolder();
    const first = await startTestServer(folder);
    const games = await makeGames(first);
    await first.close();
    const before = await dumpFolder(folder);
    // A server with email, so that addresses are validated; refused requests never send one.
    const mail = { server: 'smtp://127.0.0.1:1', from: 'games@example.org' };
    return new Refusals(await startTestServer(folder, { mail }), games, before);
  }

  /** The faults that the server reported since the last call. */
  faults(): string[] {
    return this.#server.faults.splice(0);
  }

  /** Closes the server; the test fails if the table has changed. */
  async close(): Promise<void> {
    this.#raw.close();
    await this.#server.close();
    const after = await dumpFolder(this.#server.dataDir);
    await removeFolder(this.#server.dataDir);
    expect(withoutLimits(after)).toBe(withoutLimits(this.#before));
  }

  /** The headers of a valid write by this client. */
  headers(client = this.games.ann): Record<string, string> {
    return { Origin: this.#server.origin, 'Content-Type': 'application/json', Cookie: client.cookie ?? '' };
  }

  /** Every write with a body. */
  get writes(): Write[] {
    const { playing, waiting } = this.games;
    const { ply, legal } = playing;
    const seats = [{ who: 'me' }, { who: 'open' }];
    const post = (path: string, body: Write['body'], required = Object.keys(body)): Write => ({
      method: 'POST',
      path: `/api/${path}`,
      body,
      required,
    });
    return [
      post('players', { name: 'Zoe', language: 'en', timeZone: 'UTC' }, ['name']),
      { ...post('me', { name: 'Zoe' }, []), method: 'PATCH' },
      post('games', { preset: 'quick', seats, turnTime: '1h' }, ['seats']),
      post(`invites/${waiting.invite}`, { seed: '0'.repeat(32), colour: 'red' }, ['seed']),
      post(`games/${playing.id}/moves`, { ply, move: legal[0] }),
      post(`games/${playing.id}/roll`, { ply }),
      post(`games/${playing.id}/seen`, { ply }),
      post(`games/${playing.id}/plan`, { orders: ['home', 'flee'] }, []),
      post(`games/${playing.id}/nudge`, { colour: 'red' }),
      post(`games/${playing.id}/chat`, { text: 'Hello' }),
      post(`games/${playing.id}/mute`, { muted: true }),
      post('codes', { install: true }, []),
      { ...post('me/push', SUBSCRIPTION), method: 'PUT', loose: true },
      { ...post('me/mail', { address: 'ann@example.org', afterHours: 4 }), method: 'PUT' },
      post('me/mail/confirm', { token: `${'a'.repeat(16)}.${'b'.repeat(16)}` }),
    ];
  }

  /** Ann's request to this route, with this body in place of the valid one. */
  write({ method, path }: Pick<Write, 'method' | 'path'>, body: string): RawRequest {
    return { method, path, headers: this.headers(), body };
  }

  send(request: RawRequest): Promise<RawAnswer> {
    this.sent += 1;
    return this.#raw.send(request);
  }

  /** Why an answer is not a valid refusal; undefined where it is one. */
  improper({ method, path }: RawRequest, { status, headers, text }: RawAnswer): string | undefined {
    const answer = `${method} ${path.slice(0, 200)}: ${status} ${text.slice(0, 300)}`;
    if (status < 400 || status > 499) return answer;
    // Rejected before the app: an over-long request line or header, or not HTTP.
    if (text === '' && (status === 431 || status === 400)) return undefined;
    if (headers.get('content-type') !== 'application/problem+json') return answer;
    const { code } = JSON.parse(text) as { code: Code };
    if (STATUS_OF[code] !== status) return answer;
    const { pathname } = new URL(path, 'http://x');
    return this.description.wrongIn({ method, path: pathname, status, headers, text });
  }

  async refused(request: RawRequest): Promise<void> {
    expect(this.improper(request, await this.send(request))).toBeUndefined();
  }

  /** Sends `numRuns` generated requests. Each must be refused on its own, so that a counterexample shrinks. */
  allRefused(requests: fc.Arbitrary<RawRequest>, numRuns: number): Promise<void> {
    return fc.assert(
      fc.asyncProperty(requests, (request) => this.refused(request)),
      { numRuns },
    );
  }
}
