/**
 * A server is killed again and again while games are played on it (docs/design.md#order-of-writes): every acknowledged
 * move stays, exactly once.
 */

import path from 'node:path';
import { createCore, sweep } from '@aeroplane/core';
import { openEmbeddedDynamoDb } from '@aeroplane/local';
import { createDynamoStore, repairIndexes, Table } from '@aeroplane/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../packages/cli/test/memory-terminal.ts';
import { ledgerOf } from './crash/ledger.ts';
import { KINDS, newGame, pause, playThrough, type Played } from './crash/played.ts';
import { Client } from './support/client.ts';
import { seatEverybody, seatsFor } from './support/play.ts';
import { freePort, Program } from './support/program.ts';
import { makeFolder, removeFolder } from './support/server.ts';

const KILLS = 8;
const MOST_MS = 100_000;
const DAY_MS = 24 * 3_600_000;

let folder: string;
let program: Program;
let settings: Record<string, string>;
let origin: string;
let people: Client[];
/** Games that nobody touches: one waits for players, one for a decision. */
let waiting: string;
let deciding: string;
const games: Played[] = [];

beforeAll(async () => {
  folder = await makeFolder();
  const port = await freePort();
  settings = { PORT: String(port), DATA_DIR: folder };
  origin = `http://127.0.0.1:${port}`;
  program = await new Program(settings).opened();
  people = await Promise.all(['Ann', 'Ben', 'Cleo'].map((name) => new Client(origin).signIn(name)));
  for (const kind of KINDS) games.push(await newGame(people, kind));
  waiting = (await people[0]!.create({ preset: 'quick', seats: seatsFor(2), public: true })).body.id;
  deciding = await seatEverybody(people.slice(0, 2), { preset: 'quick', turnTime: '5m' });
}, 60_000);
afterAll(async () => {
  await program.end('SIGKILL');
  await removeFolder(folder);
});

describe('a server that is killed during play', { timeout: 120_000 }, () => {
  let kills = 0;

  it('still plays every game to its end', async () => {
    const untilMs = Date.now() + MOST_MS;
    const playing = Promise.all(games.map((game) => playThrough(game, untilMs)));
    let done = false;
    const ended = playing.finally(() => (done = true));
    const killing = (async () => {
      while (!done && kills < KILLS) {
        await pause(50 + Math.random() * 600);
        expect((await program.end('SIGKILL')).signal).toBe('SIGKILL');
        expect(program.errors).toBe('');
        kills += 1;
        program = await new Program(settings).opened();
      }
    })();
    await Promise.all([ended, killing]);
    expect(kills).toBeGreaterThanOrEqual(KILLS);
  });

  it('loses no acknowledged move, and doubles none', async () => {
    let decisions = 0;
    for (const game of games) {
      const { body: record } = await game.people[0]!.record(game.id);
      const { body: view } = await game.people[0]!.view(game.id);
      const { acknowledged, lost, doubled } = ledgerOf(game, record);
      expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
      decisions += acknowledged;
      const files = { 'record.json': record };
      const { out } = await run(['replay', 'record.json'], files);
      expect(out.trimEnd().split('\n').at(-1)).toBe(view.position);
    }
    expect(decisions).toBeGreaterThan(100);
  });

  it('keeps lists that agree with the games', async () => {
    await pause(200);
    for (const [at, client] of people.entries()) {
      const own = games.filter((game) => game.people.includes(client)).map(({ id }) => id);
      const listed = (await client.games()).body.games.map(({ id }) => id).sort();
      expect(listed).toEqual(at === 0 ? [waiting, deciding].sort() : at === 1 ? [deciding] : []);
      const { body } = await client.done();
      expect(body.games.map(({ id }) => id).sort()).toEqual([...own].sort());
      for (const { id, rank, colour } of body.games) {
        const { body: view } = await client.view(id);
        expect(view.seats.find(({ you }) => you)).toMatchObject({ rank, colour });
      }
    }
    const open = await people[2]!.get<{ games: { id: string }[] }>('/api/games?open=1');
    expect(open.body.games.map(({ id }) => id)).toEqual([waiting]);
  });

  it('still knows what will be due', async () => {
    const before = (await people[0]!.view(deciding)).body;
    await program.end('SIGKILL');
    const database = await openEmbeddedDynamoDb(path.join(folder, 'dynamodb'));
    const table = new Table({ client: database.client, name: database.tableName });
    await repairIndexes(database.client, database.tableName, table);
    let nowMs = Date.now();
    const core = createCore({
      store: createDynamoStore(table),
      clock: { nowMs: () => nowMs },
      randomBytes: (count) => new Uint8Array(count),
      queue: { send: async () => undefined },
      acceptsEndpoint: () => false,
      mails: false,
    });
    // A finished game may still have a wake-up, which does nothing.
    await sweep(core);
    nowMs += 6 * 60_000;
    expect((await core.store.due(nowMs)).games).toContain(deciding);
    await sweep(core);
    const after = await core.games.read(deciding);
    expect(after.log.length).toBeGreaterThan(before.ply);
    expect(after.plyOrigins.missed).toContain(before.ply);
    expect((await core.games.read(waiting)).status).toBe('waiting');
    nowMs += 8 * DAY_MS;
    await sweep(core);
    expect((await core.games.read(waiting)).status).toBe('cancelled');
    await database.close();
    program = await new Program(settings).opened();
    expect((await people[0]!.view(waiting)).body.status).toBe('cancelled');
  });
});
