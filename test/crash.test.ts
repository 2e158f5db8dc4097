/** A server killed again and again while games are played on it: what it acknowledged stays, once (DESIGN § 4). */

import path from 'node:path';
import type { View } from '@aeroplane/api';
import { createCore, sweep } from '@aeroplane/core';
import { openEmbeddedDynamoDb } from '@aeroplane/local';
import { createDynamoStore, repairIndexes, Table } from '@aeroplane/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../packages/cli/test/memory-terminal.ts';
import { Client, type Answer } from './support/client.ts';
import { chooseRandomly, seatEverybody, seatsFor } from './support/play.ts';
import { freePort, Program } from './support/program.ts';
import { makeFolder, removeFolder } from './support/server.ts';

const KILLS = 8;
const MOST_MS = 100_000;
const DAY_MS = 24 * 3_600_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A game with its people, and what the server has acknowledged in it. */
interface Played {
  readonly id: string;
  readonly people: readonly Client[];
  /** By ply: what was answered with 200. */
  readonly acknowledged: Map<number, string>;
  /** By ply: what was asked for, whether or not an answer came. */
  readonly asked: Map<number, Set<string>>;
  /** By ply: dice shown after a roll by hand. */
  readonly dice: Map<number, number>;
}

let folder: string;
let program: Program;
let settings: Record<string, string>;
let origin: string;
let people: Client[];
/** Games that nobody touches: one waits for people, one for a decision. */
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
  for (const [count, bots, preset, rolling] of [
    [2, 0, 'quick', 'auto'],
    [2, 2, 'quick', 'auto'],
    [2, 1, 'quick', 'tap'],
    [3, 0, 'mainland', 'auto'],
    [2, 0, 'classic', 'tap'],
  ] as const) {
    const seated = people.slice(0, count);
    const id = await seatEverybody(seated, { preset, rolling, seats: seatsFor(count, bots) });
    games.push({ id, people: seated, acknowledged: new Map(), asked: new Map(), dice: new Map() });
  }
  waiting = (await people[0]!.create({ preset: 'quick', seats: seatsFor(2), public: true })).body.id;
  deciding = await seatEverybody(people.slice(0, 2), { preset: 'quick', turnTime: '5m' });
}, 60_000);
afterAll(async () => {
  await program.end('SIGKILL');
  await removeFolder(folder);
});

/** The answer, or undefined where the server died over it. */
const answered = async <T>(asked: Promise<Answer<T>>): Promise<Answer<T> | undefined> => {
  try {
    return await asked;
  } catch {
    await pause(20);
    return undefined;
  }
};

/** One decision or roll of a game; undefined where there is no answer. */
async function step({ id, people: seated, acknowledged, asked, dice }: Played): Promise<View | undefined> {
  for (const client of seated) {
    const view = (await answered(client.view(id)))?.body;
    if (view === undefined) return undefined;
    const own = view.seats.find(({ you }) => you)?.colour;
    if (view.status !== 'playing' || own !== view.toAct) continue;
    const { ply } = view;
    if (view.die === null) {
      const answer = await answered(client.roll(id, ply, ply));
      if (answer?.status === 200 && answer.body.ply === ply && answer.body.die !== null)
        dice.set(ply, answer.body.die);
      return answer?.body;
    }
    const move = chooseRandomly(view.legal);
    const text = `${view.die}${move}`;
    asked.set(ply, (asked.get(ply) ?? new Set()).add(text));
    const answer = await answered(client.move(id, ply, move, ply));
    if (answer?.status === 200) acknowledged.set(ply, text);
    else if (answer !== undefined && answer.status !== 409) throw new Error(answer.text);
    return answer?.body;
  }
  await pause(10);
  return (await answered(seated[0]!.view(id)))?.body;
}

const isOver = async ({ id }: Played): Promise<boolean> =>
  (await answered(people[0]!.view(id)))?.body.status === 'finished';

/** Plays a game until it is over. */
async function playThrough(game: Played, untilMs: number): Promise<void> {
  while (Date.now() < untilMs) {
    const view = await step(game);
    if (view?.status === 'finished' || (view === undefined && (await isOver(game)))) return;
  }
  throw new Error('the game did not come to its end');
}

describe('a server that is killed while it is played on', { timeout: 120_000 }, () => {
  let kills = 0;

  it('plays every game to its end all the same', async () => {
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

  it('has lost nothing that it acknowledged, and doubled nothing', async () => {
    let decisions = 0;
    for (const { id, people: seated, acknowledged, asked, dice } of games) {
      const { body: record } = await seated[0]!.record(id);
      const { body: view } = await seated[0]!.view(id);
      for (const [ply, text] of acknowledged) expect(record.plies[ply]).toBe(text);
      for (const [ply, die] of dice) expect(record.plies[ply]?.slice(0, 1)).toBe(String(die));
      decisions += acknowledged.size;
      const files = { 'record.json': record };
      expect(await run(['verify', 'record.json'], files)).toMatchObject({ status: 0 });
      const { out } = await run(['replay', 'record.json'], files);
      const positions = out.trimEnd().split('\n');
      expect(positions.at(-1)).toBe(view.position);
      // Every ply with a choice that no bot made was asked for as it stands: a move written twice would not be.
      for (const [ply, text] of record.plies.entries()) {
        const choice = await run([
          'moves',
          positions[ply] ?? '',
          text.slice(0, 1),
          '--rules',
          JSON.stringify(record.rules),
        ]);
        const isChoice = choice.out.trim().split(' ').length > 1;
        if (isChoice && !record.marks.bot.includes(ply)) expect([...(asked.get(ply) ?? [])]).toContain(text);
      }
    }
    expect(decisions).toBeGreaterThan(100);
  });

  it('has lists that agree with the games', async () => {
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
    // Games that are over may be due in vain.
    await sweep(core);
    nowMs += 6 * 60_000;
    expect((await core.store.due(nowMs)).games).toContain(deciding);
    await sweep(core);
    const after = await core.games.read(deciding);
    expect(after.log.length).toBeGreaterThan(before.ply);
    expect(after.marks.missed).toContain(before.ply);
    expect((await core.games.read(waiting)).status).toBe('waiting');
    nowMs += 8 * DAY_MS;
    await sweep(core);
    expect((await core.games.read(waiting)).status).toBe('cancelled');
    await database.close();
    program = await new Program(settings).opened();
    expect((await people[0]!.view(waiting)).body.status).toBe('cancelled');
  });
});
