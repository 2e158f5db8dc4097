/**
 * A game really played over the API and the embedded table, with every billable use counted: each visit requests what
 * the app requests, polls while somebody looks, and leaves; notices are delivered.
 */

import { createHash } from 'node:crypto';
import { createApp, type NewGame, type View } from '@aeroplane/api';
import { createCore, deliver, itemChanged, sweep, type Core, type QueuedMessage } from '@aeroplane/core';
import { openEmbeddedDynamoDb } from '@aeroplane/local';
import { changeOf, createDynamoStore, dueSince, recordOf, Table, type StreamRecord } from '@aeroplane/table';
import { Client, type Answer } from '../support/client.ts';
import { seatsFor } from '../support/play.ts';
import { cardOf, openPreviews } from '../support/previews.ts';
import { Meter } from './meter.ts';
import type { Amounts } from './prices.ts';
import { storedBytes } from './stored.ts';
import { CLOUD, PEOPLE } from './usage.ts';

type Preset = NonNullable<NewGame['preset']>;

/** Requests the address of a link and returns the body as text. */
type Open = (path: string) => Promise<string>;

const ORIGIN = 'http://games.example';
const HOUR_MS = 3_600_000;
const GB = 1024 ** 3;

export interface Played {
  /** The usage of one whole game, from the first player to the last notice. */
  readonly game: Amounts;
  /** The usage of one sweep that finds nothing due. */
  readonly sweep: Amounts;
  readonly decisions: number;
  readonly visits: number;
  readonly plies: number;
}

/** The seed of a game of usual length; a random one would move the bill by a third. */
const SEED = 3;

function seededBytes(seed: number): (count: number) => Uint8Array {
  let drawn = 0;
  return (count) => {
    const blocks = Array.from({ length: Math.ceil(count / 32) }, () =>
      createHash('sha256')
        .update(`${seed} ${(drawn += 1)}`)
        .digest(),
    );
    return Uint8Array.from(Buffer.concat(blocks).subarray(0, count));
  };
}

/** Creates the game and seats everybody, each through their invite link. */
async function seat(people: readonly Client[], preset: Preset, open: Open): Promise<string> {
  const [creator = fail('nobody plays')] = people;
  const { turnTime } = PEOPLE;
  const { body } = await creator.create({ preset, turnTime, seats: seatsFor(people.length) });
  for (const [at, person] of people.entries()) {
    let page = '';
    for (let look = 0; look < PEOPLE.looksAtLink; look += 1) page = await open(`/i/${body.invite}`);
    const { pathname, search } = new URL(cardOf(page)['og:image'] ?? '');
    await open(pathname + search);
    const taken = await person.take(body.invite, undefined, String(at).repeat(32));
    if (taken.status !== 200) throw new Error(taken.text);
  }
  return body.id;
}

/** The parts of a deployment, in this process. */
async function openParts(meter: Meter, clock: { nowMs: number }) {
  const database = await openEmbeddedDynamoDb();
  const records: StreamRecord[] = [];
  const messages: QueuedMessage[] = [];
  const table = new Table({
    client: database.client,
    name: database.tableName,
    onConsumed: (consumed) => meter.consumed(consumed),
    onWritten: (key) => records.push(recordOf(key)),
  });
  const core = createCore({
    store: createDynamoStore(table),
    clock: { nowMs: () => clock.nowMs },
    randomBytes: seededBytes(SEED),
    queue: {
      async send(sent) {
        // One request sends them all; each is received and deleted.
        meter.add('queueRequests', Math.ceil(sent.length / 10) + 2 * sent.length);
        messages.push(...sent);
      },
    },
    acceptsEndpoint: () => true,
    mails: false,
  });
  const app = createApp({
    core,
    publicOrigin: ORIGIN,
    clientAddress: () => '192.0.2.1',
    pushKey: 'key',
    version: '0',
    commit: '0',
    onReport: () => undefined,
    onFault: (error) => {
      throw error;
    },
  });
  return { database, table, core, app, records, messages };
}

/** Handles changes and messages as the stream and queue functions would. */
async function settle(
  meter: Meter,
  core: Core,
  records: StreamRecord[],
  messages: QueuedMessage[],
): Promise<void> {
  const couriers = { push: { send: async () => 'sent' as const }, mail: undefined };
  while (records.length + messages.length > 0) {
    const changes = records.splice(0).flatMap((record) => changeOf(record) ?? []);
    for (const change of changes) await meter.invoke('stream', () => itemChanged(core, change));
    for (const message of messages.splice(0)) {
      await meter.invoke('push', () => deliver(core, couriers, message), 1);
      meter.log(1);
    }
  }
}

/** Plays a game with the given people and rules; by default, as most games are. */
export async function playGame({
  players,
  preset,
}: {
  readonly players: number;
  readonly preset: Preset;
} = PEOPLE): Promise<Played> {
  const meter = new Meter();
  const clock = { nowMs: Date.UTC(2026, 0, 1) };
  const { database, table, core, app, records, messages } = await openParts(meter, clock);
  /** Answers through the distribution and API Gateway. */
  const answered = (
    name: 'api' | 'preview',
    method: string,
    answer: () => Promise<Response> | Response,
  ): Promise<Response> =>
    meter.invoke(name, async () => {
      meter.add('apiRequests', 1);
      const response = await answer();
      if (method !== 'GET') meter.log(2);
      meter.edge(1, 600 + (await response.clone().arrayBuffer()).byteLength);
      return response;
    });
  const send = (request: Request) => answered('api', request.method, () => app.fetch(request));
  const previews = openPreviews(core, ORIGIN);
  const open: Open = async (path) => (await answered('preview', 'GET', () => previews.get(path))).text();
  const follow = () => settle(meter, core, records, messages);

  // In sequence, so that each run draws the same random numbers.
  const people: Client[] = [];
  for (let at = 1; at <= players; at += 1) {
    people.push(await new Client(ORIGIN, { send }).signIn(`Player ${at}`));
  }
  for (const [at, person] of people.entries()) {
    const endpoint = `https://push.example/${at}`;
    await person.call('PUT', '/api/me/push', {
      endpoint,
      keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
    });
    meter.files(PEOPLE.filesOfApp, PEOPLE.bytesOfApp);
  }
  const id = await seat(people, preset, open);
  await follow();

  const lookOf = (person: Client | undefined): Promise<View> =>
    meter.unmetered(async () => (await person?.view(id))?.body ?? fail('nobody plays'));
  const views = await Promise.all(people.map(lookOf));
  const colours = views.map(({ seats }) => seats.find(({ you }) => you)?.colour);
  let [decisions, visits] = [0, 0];
  let view = await lookOf(people[0]);
  while (view.status === 'playing') {
    const person = people[colours.indexOf(view.toAct)] ?? fail('nobody is waited for');
    visits += 1;
    decisions += await visit(person, id, meter, clock, follow);
    clock.nowMs += PEOPLE.hoursBetweenVisits * HOUR_MS;
    await meter.unmetered(() => sweep(core));
    await follow();
    view = await lookOf(people[0]);
  }
  const used = meter.take();

  await meter.invoke('sweep', async () => {
    await dueSince(table, clock.nowMs);
    await sweep(core);
  });
  meter.log(1);
  const aSweep = meter.take();
  // What is stored at the end of the game and its players.
  const keptGb = (await storedBytes(database)) / GB;
  await database.close();
  const kept = { tableGb: keptGb * CLOUD.monthsKept, recoveryGb: keptGb * CLOUD.monthsKept };
  return { game: { ...used, ...kept }, sweep: aSweep, decisions, visits, plies: view.ply };
}

const fail = (message: string): never => {
  throw new Error(message);
};

/** Moves the most advanced plane: a fair strategy that ends games. */
const chooseLead = (legal: readonly string[]): string =>
  [...legal].sort((a, b) => stepOf(b) - stepOf(a))[0] ?? '';

/** A launch begins with a letter. */
const stepOf = (move: string): number => Number.parseInt(move, 10) || 0;

/**
 * One visit: opens the app, plays while it is the player's turn, and watches for a while. Returns the number of
 * decisions.
 */
async function visit(
  person: Client,
  id: string,
  meter: Meter,
  clock: { nowMs: number },
  follow: () => Promise<void>,
): Promise<number> {
  meter.files(PEOPLE.filesAVisit, PEOPLE.bytesOfFilesAVisit);
  for (const path of ['/api/me', '/api/me/games', '/api/me/push']) await person.get(path);
  let answer: Answer<View> = await person.view(id);
  let decisions = 0;
  while (answer.body.legal.length > 0) {
    const { ply, legal } = answer.body;
    await person.seen(id, ply);
    answer = await person.move(id, ply, chooseLead(legal), ply);
    if (answer.status !== 200) throw new Error(answer.text);
    decisions += 1;
    await follow();
    answer = await poll(person, id, clock);
  }
  await person.seen(id, answer.body.ply);
  return decisions;
}

/** Polls as long as a visit lasts after a move, and returns the view. */
async function poll(person: Client, id: string, clock: { nowMs: number }): Promise<Answer<View>> {
  const first = await person.view(id);
  const etag = first.headers.get('ETag') ?? '';
  if (first.body.legal.length > 0) return first;
  for (let second = 0; second < PEOPLE.secondsAfterMove; second += PEOPLE.pollSeconds) {
    clock.nowMs += PEOPLE.pollSeconds * 1000;
    await person.get(`/api/games/${id}`, { 'If-None-Match': etag });
  }
  return first;
}
