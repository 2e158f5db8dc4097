/**
 * A game really played over the API and the embedded table, with every billable use counted: each visit requests what
 * the app requests, polls while somebody looks, and leaves; notices are delivered.
 */

import type { NewGame, View } from '@aeroplane/api';
import { sweep } from '@aeroplane/core';
import { dueSince } from '@aeroplane/table';
import { Client } from '../support/client.ts';
import { seatsFor } from '../support/play.ts';
import { cardOf, openPreviews } from '../support/previews.ts';
import { Meter } from './meter.ts';
import { openParts, ORIGIN, settle } from './parts.ts';
import type { Amounts } from './prices.ts';
import { storedBytes } from './stored.ts';
import { CLOUD, PEOPLE } from './usage.ts';
import { visit } from './visit.ts';

type Preset = NonNullable<NewGame['preset']>;

/** Requests the address of a link and returns the body as text. */
type Open = (path: string) => Promise<string>;

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
