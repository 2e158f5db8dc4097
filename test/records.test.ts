/** Whole games over HTTP, and their records and views afterwards. */

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { GameRecord, NewGame, View } from '@aeroplane/api';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../packages/cli/test/memory-terminal.ts';
import type { Client } from './support/client.ts';
import { playOn, seatEverybody, seatsFor } from './support/play.ts';
import { makeFolder, removeFolder, startTestServer, type TestServer } from './support/server.ts';

const NODE = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url));
const CLI = fileURLToPath(new URL('../packages/cli/src/main.ts', import.meta.url));

let server: TestServer;
let people: Client[];
/** Finished games with their last views. */
const played: { view: View; record: GameRecord }[] = [];

beforeAll(async () => {
  server = await startTestServer(await makeFolder());
  people = await Promise.all(['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => server.guest(name)));
}, 60_000);
afterAll(async () => {
  await server.close();
  expect(server.faults).toEqual([]);
  await removeFolder(server.dataDir);
});

const isDie = (ply: string): boolean => !ply.endsWith(' leaves');

/** Checks a record with the tools that players have. */
async function check(view: View, record: GameRecord): Promise<void> {
  const files = { 'record.json': record };
  const links = record.dice.links.length;
  expect(await run(['verify', 'record.json'], files)).toEqual({
    status: 0,
    out: `ok: ${links} draws\n`,
    err: '',
  });
  const replayed = await run(['replay', 'record.json'], files);
  expect(replayed.status).toBe(0);
  expect(replayed.out.trimEnd().split('\n').at(-1)).toBe(view.position);
  expect(record).toMatchObject({ game: view.id, plies: view.plies, dice: view.dice, marks: view.marks });
  expect(links).toBe(1 + view.plies.filter(isDie).length + (view.die === null ? 0 : 1));
  expect(record.names).toEqual(
    Object.fromEntries(
      view.seats.filter(({ kind }) => kind === 'player').map(({ colour, name }) => [colour, name]),
    ),
  );
}

async function playWhole(count: number, game: Omit<NewGame, 'seats'>, bots = 0): Promise<View> {
  const seated = people.slice(0, count);
  const id = await seatEverybody(seated, { ...game, seats: seatsFor(count, bots) });
  const view = await playOn(seated, id);
  expect(view.status).toBe('finished');
  const { body: record } = await people[0]!.record(id);
  await check(view, record);
  played.push({ view, record });
  return view;
}

/** Every preset with every number of players; each preset and each number occurs with both kinds of rolling. */
const GAMES = [
  { preset: 'classic', count: 2, rolling: 'tap' },
  { preset: 'classic', count: 3, rolling: 'auto' },
  { preset: 'classic', count: 4, rolling: 'auto' },
  { preset: 'quick', count: 2, rolling: 'auto' },
  { preset: 'quick', count: 3, rolling: 'tap' },
  { preset: 'quick', count: 4, rolling: 'tap' },
  { preset: 'mainland', count: 2, rolling: 'auto' },
  { preset: 'mainland', count: 3, rolling: 'tap' },
  { preset: 'mainland', count: 4, rolling: 'auto' },
] as const;

describe('a game played to its end', { timeout: 60_000 }, () => {
  it.each(GAMES)('by $count in $preset, rolling $rolling', async ({ count, ...game }) => {
    const view = await playWhole(count, game);
    expect(view.marks).toEqual({ bot: [], planned: [], missed: [] });
    expect(view.seats.map(({ rank }) => rank).sort()).toEqual(
      Array.from({ length: count }, (_, at) => at + 1),
    );
  });

  it('with bots, whose decisions are marked as theirs', async () => {
    const view = await playWhole(2, { preset: 'quick' }, 2);
    const { bot, planned, missed } = view.marks;
    expect({ planned, missed }).toEqual({ planned: [], missed: [] });
    expect(bot.length).toBeGreaterThan(0);
    expect(bot).toEqual([...new Set(bot)].sort((a, b) => a - b));
    expect(bot.every((ply) => ply >= 0 && ply < view.ply && /^\d/.test(view.plies[ply] ?? ''))).toBe(true);
    // Forced moves are nobody's decisions.
    expect(bot.some((ply) => /[-!]$/.test(view.plies[ply] ?? ''))).toBe(false);
    const own = new Set<number>();
    for (const person of people.slice(0, 2)) {
      for (const ply of bot) {
        const { status } = await person.move(view.id, ply, view.plies[ply]?.slice(1) ?? '');
        if (status === 200) own.add(ply);
      }
    }
    expect(own.size).toBe(0);
  });

  it('that two players leave midway', async () => {
    const seated = people.slice(0, 4);
    const id = await seatEverybody(seated, { preset: 'classic' });
    await playOn(seated, id, { until: ({ ply }) => ply > 30 });
    await people[3]!.tell(id, 'resign');
    await playOn(seated, id, { until: ({ ply }) => ply > 60 });
    await people[2]!.tell(id, 'resign');
    const view = await playOn(seated, id);
    expect(view.plies.filter((ply) => !isDie(ply))).toHaveLength(2);
    const { body: record } = await people[0]!.record(id);
    await check(view, record);
    const rankOf = (name: string) => view.seats.find((seat) => seat.name === name)?.rank;
    expect([rankOf('Cleo'), rankOf('Dan')]).toEqual([3, 4]);
    played.push({ view, record });
  });
});

describe('the record', () => {
  it('verifies and replays while the game still runs', async () => {
    const seated = people.slice(0, 2);
    for (const rolling of ['auto', 'tap'] as const) {
      const id = await seatEverybody(seated, { preset: 'classic', rolling });
      for (const ply of [0, 10, 25]) {
        await playOn(seated, id, { until: (view) => view.ply >= ply });
        const { body: view } = await people[0]!.view(id);
        await check(view, (await people[3]!.record(id)).body);
      }
    }
  });

  it('verifies with the real program, and fails with one bit changed', async () => {
    const verify = async (record: object) => {
      const child = spawn(NODE, [CLI, 'verify', '-'], { stdio: ['pipe', 'pipe', 'pipe'] });
      let out = '';
      child.stdout.on('data', (part) => (out += String(part)));
      child.stdin.end(JSON.stringify(record));
      const status = await new Promise((resolve) => child.on('close', resolve));
      return { status, out };
    };
    const { record } = played.at(-1)!;
    const { links } = record.dice;
    expect(await verify(record)).toEqual({ status: 0, out: `ok: ${links.length} draws\n` });
    const changed = links.with(
      3,
      (links[3] ?? '').replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
    );
    expect((await verify({ ...record, dice: { ...record.dice, links: changed } })).status).toBe(1);
  });
});

describe('a view from a ply onwards', () => {
  it('matches the whole view, whichever the ply', async () => {
    const running = await seatEverybody(people.slice(0, 2), { preset: 'classic', rolling: 'tap' });
    await playOn(people.slice(0, 2), running, { until: ({ ply, die }) => ply > 20 && die !== null });
    const wholes = [...played.slice(-3).map(({ view }) => view), (await people[0]!.view(running)).body];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...wholes),
        fc.oneof(fc.nat({ max: 80 }), fc.nat({ max: 999_999 })),
        async (whole, since) => {
          const { body: part } = await people[0]!.view(whole.id, since);
          const before = whole.plies.slice(0, since);
          // The first link of a whole view is that of the starting draw; from a later ply, it is that of its die.
          const links = since === 0 ? 0 : 1 + before.filter(isDie).length;
          expect(part).toEqual({
            ...whole,
            plies: whole.plies.slice(since),
            dice: { ...whole.dice, links: whole.dice.links.slice(links) },
          });
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('a view requested again', () => {
  const get = (client: Client, id: string, known: string) =>
    client.get<View>(`/api/games/${id}`, { 'If-None-Match': known });

  it('is not sent again unless something has changed', async () => {
    const [ann, ben] = people as [Client, Client];
    const id = await seatEverybody([ann, ben], { preset: 'classic' });
    const etag = async (client: Client) => (await client.view(id)).headers.get('etag') ?? '';
    const before = await etag(ann);
    expect(before).toMatch(/^"[^"]+"$/);
    const same = await get(ann, id, before);
    expect(same).toMatchObject({ status: 304, text: '' });
    expect(same.headers.get('etag')).toBe(before);
    // A compressing proxy weakens the tag, and a cache may send several.
    for (const known of [`W/${before}`, `"other", ${before}`, '*'])
      expect((await get(ann, id, known)).status).toBe(304);
    for (const known of ['"other"', before.slice(1, -1), ''])
      expect((await get(ann, id, known)).status).toBe(200);
    // Another reader's view has another tag.
    expect((await get(ben, id, before)).status).toBe(200);
    expect((await get(people[3]!, id, before)).status).toBe(200);

    const { ply: first } = (await ann.view(id)).body;
    await playOn([ann, ben], id, { until: ({ ply }) => ply > first + 2 });
    expect((await get(ann, id, before)).status).toBe(200);
    const played = await etag(ann);
    await ann.seen(id, 2);
    const after = await get(ann, id, played);
    expect(after).toMatchObject({ status: 200, body: { seen: 2 } });
  });

  it('is private to the reader, and always revalidated', async () => {
    const id = await seatEverybody(people.slice(0, 2), { preset: 'quick' });
    const { headers } = await people[0]!.view(id);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toBe('Cookie');
  });
});
