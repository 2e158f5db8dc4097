/**
 * Many clients play shared games through several processes over one table in trouble: answers are lost and requests
 * repeated at another process, and every submit may go out twice.
 */

import { createApp, type View } from '@aeroplane/api';
import {
  createCore,
  createGame,
  inviteOf,
  readRecord,
  sweep,
  takeSeat,
  NotWoken,
  Unavailable,
  type Core,
  type Store,
} from '@aeroplane/core';
import { seededChoose } from '@aeroplane/engine';
import { createDynamoStore, Table } from '@aeroplane/table';
import { openMemoryDynamoDb } from '../../packages/table/test/memory-dynamodb.ts';
import { MemoryQueue } from '@aeroplane/testing/doubles/memory-queue';
import { Client, type Answer } from '../support/client.ts';
import { faultyStore, type Troubles } from '../support/faulty-store.ts';
import { violationsOf, type Operation, type Write } from './history.ts';

const ORIGIN = 'http://game.test';
const CLIENTS = 16;
const PROCESSES = 3;
const TROUBLES: Troubles = { throttled: 0.02, lost: 0.03, late: 0.02, slow: 0.3 };

/** The players of each game: everybody plays in two games, with different people. */
const TABLES = Array.from({ length: 8 }, (_, table) =>
  Array.from({ length: 4 }, (__, seat) => (table < 4 ? table * 4 + seat : table - 4 + seat * 4)),
);

/** The clock advances by this every so many operations, so that some decisions are missed. */
const TICK_MS = 100_000;
const TICK_EVERY = 400;

interface Place {
  readonly people: readonly number[];
  id: string;
  renewing: Promise<void> | undefined;
}

/** Whether an error is one of the planted troubles. */
const isTrouble = (error: unknown): boolean => {
  if (error instanceof AggregateError) return error.errors.every(isTrouble);
  return error instanceof NotWoken ? isTrouble(error.cause) : error instanceof Unavailable;
};

export interface RaceResult {
  readonly operations: number;
  readonly violations: readonly string[];
  readonly games: number;
  readonly acknowledged: number;
}

/** Plays the given number of operations. The seed decides troubles and choices, and so nearly everything. */
export async function race(count: number, seed: number): Promise<RaceResult> {
  const choose = seededChoose(seed);
  const chance = (): number => choose(1_000_000) / 1_000_000;
  const database = await openMemoryDynamoDb();
  const writes: Write[] = [];
  let [nowMs, lookedMs, order] = [Date.UTC(2026, 0, 1), 0, 0];
  let troubled = false;

  const table = createDynamoStore(new Table({ client: database.client, name: database.tableName }));
  const noted: Store = {
    ...table,
    async replaceGame(game) {
      const done = await table.replaceGame(game);
      if (done) writes.push({ game: game.id, version: game.version });
      return done;
    },
  };
  let bytes = 0;
  const randomBytes = (length: number): Uint8Array => {
    const drawn = Uint8Array.from({ length }, () => choose(256));
    // Names within one run are unique.
    new DataView(drawn.buffer).setUint32(0, (bytes += 1));
    return drawn;
  };
  const coreOver = (store: Store): Core =>
    createCore({
      store,
      clock: { nowMs: () => nowMs },
      randomBytes,
      queue: new MemoryQueue(),
      acceptsEndpoint: () => false,
      mails: false,
    });
  const quiet = coreOver(noted);
  const processes = Array.from({ length: PROCESSES }, () => {
    const core = coreOver(faultyStore(noted, chance, TROUBLES, () => troubled));
    const faults: unknown[] = [];
    const app = createApp({
      core,
      publicOrigin: ORIGIN,
      clientAddress: () => '192.0.2.1',
      monotonicMs: () => (lookedMs += 1_000),
      pushKey: 'key',
      version: '0',
      commit: '0',
      onReport: () => undefined,
      onFault: (error) => void (error instanceof Unavailable || faults.push(error)),
    });
    return { core, app, faults };
  });
  const anyProcess = () => processes[choose(PROCESSES)] ?? processes[0]!;

  const people = await Promise.all(
    Array.from({ length: CLIENTS }, (_, at) =>
      new Client(ORIGIN, { send: (request) => anyProcess().app.fetch(request) }).signIn(`Player ${at}`),
    ),
  );

  const operations: Operation[] = [];
  const ids: string[] = [];
  const submitted = new Set<string>();

  async function newGame(place: Place): Promise<void> {
    const [creator = 0] = place.people;
    const preset = ids.length % 3 === 0 ? 'classic' : 'quick';
    const seats = place.people.map((_, at) => ({ who: at === 0 ? ('me' as const) : ('open' as const) }));
    const game = await createGame(quiet, people[creator]?.player ?? '', { preset, seats, turnTime: '5m' });
    for (const person of place.people)
      await takeSeat(quiet, people[person]?.player ?? '', inviteOf(game) ?? '', { seed: randomBytes(16) });
    place.id = game.id;
    ids.push(game.id);
  }

  const places = TABLES.map((sitting): Place => ({ people: sitting, id: '', renewing: undefined }));
  for (const place of places) await newGame(place);

  async function asked(
    game: string,
    ask: () => Promise<Answer<View>>,
    own?: Operation['submitted'],
  ): Promise<Answer<View>> {
    const sentAt = (order += 1);
    const answer = await ask();
    const view = answer.status === 200 ? answer.body : answer.problem.view;
    operations.push({
      game,
      sentAt,
      receivedAt: (order += 1),
      status: answer.status,
      ...(answer.status !== 200 && { code: answer.problem.code }),
      ...(view !== undefined && { version: view.version, position: view.position }),
      ...(own !== undefined && { submitted: own }),
    });
    return answer;
  }

  async function submit(client: Client, { id, ply, legal }: View): Promise<void> {
    const own = { ply, move: legal[choose(legal.length)] ?? '' };
    submitted.add(`${id} ${ply}`);
    const once = () => asked(id, () => client.move(id, ply, own.move, ply), own);
    if (choose(4) === 0) {
      // Sent twice, as by a double tap or from two devices, sometimes with different moves.
      const other = { ply, move: legal[choose(legal.length)] ?? '' };
      await Promise.all([once(), asked(id, () => client.move(id, ply, other.move, ply), other)]);
      return;
    }
    for (let attempt = 0; attempt < 4; attempt += 1) if ((await once()).status !== 503) return;
  }

  async function play(at: number): Promise<void> {
    const client = people[at]!;
    const own = places.filter((place) => place.people.includes(at));
    while (operations.length < count) {
      const place = own[choose(own.length)]!;
      const { id } = place;
      const answer = await asked(id, () => client.view(id, 9_999));
      if (answer.status !== 200) continue;
      const view = answer.body;
      const mine = view.seats.find(({ you }) => you);
      if (view.status === 'finished' && place.id === id) {
        await (place.renewing ??= newGame(place).finally(() => (place.renewing = undefined)));
      } else if (mine?.held === true) {
        await asked(id, () => client.tell(id, 'seat'));
      } else if (view.toAct !== null && view.toAct === mine?.colour && view.legal.length > 0) {
        await submit(client, view);
      }
    }
  }

  let ticks = 0;
  async function passTime(): Promise<void> {
    while (operations.length < count) {
      await new Promise(setImmediate);
      if (operations.length < (ticks + 1) * TICK_EVERY) continue;
      ticks += 1;
      nowMs += TICK_MS;
      // Games whose wake-up failed are found by the next sweep.
      await sweep(anyProcess().core).catch((error: unknown) => {
        if (!isTrouble(error)) throw error;
      });
    }
  }

  troubled = true;
  await Promise.all([...people.map((_, at) => play(at)), passTime()]);
  troubled = false;
  // Late writes arrive.
  for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);

  const logs = new Map<string, readonly string[]>();
  for (const id of ids) logs.set(id, (await readRecord(quiet, id)).plies);
  const faults = processes.flatMap((one) => one.faults.map((error) => `a fault: ${String(error)}`));
  return {
    operations: operations.length,
    violations: [...violationsOf(operations, writes, logs), ...faults],
    games: ids.length,
    acknowledged: submitted.size,
  };
}
