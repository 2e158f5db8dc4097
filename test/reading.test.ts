/** A GET changes nothing (docs/design.md#get-changes-nothing): chat apps open links before people do. */

import { sampled } from '@aeroplane/testing/sample';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describedApi } from '../packages/api/test/described.ts';
import { subscription } from './api-scenario/devices.ts';
import type { Client } from './support/client.ts';
import { playOn, seatEverybody, seatsFor } from './support/play.ts';
import { openPreviews, type Previews } from './support/previews.ts';
import { withoutLimits } from './support/without-limits.ts';
import { openWorld, ORIGIN, type World } from './support/world.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let world: World;
let ann: Client;
let ben: Client;
let readers: Client[];
let previews: Previews;
/** A hand-over code of Ann's. */
let code: string;

beforeAll(async () => {
  world = await openWorld();
  previews = openPreviews(world.core, ORIGIN);
  [ann, ben] = [await world.guest('Ann'), await world.guest('Ben')];
  await ann.call('PUT', '/api/me/push', subscription());
  await ann.call('PUT', '/api/me/mail', { address: 'ann@example.org', afterHours: 4 });
  ({ code } = (await ann.call<{ code: string }>('POST', '/api/codes', { install: true })).body);
  const stranger = await world.guest('Eve');
  const forged = world.client();
  forged.cookie = `session=${ann.player}.${'x'.repeat(24)}`;
  readers = [ann, stranger, world.client(), forged];
}, 60_000);
afterAll(() => world.close());

const reads = Object.entries(describedApi().paths)
  .filter(([, methods]) => 'get' in methods)
  .map(([path]) => path);

/** Every GET of every address, for a game and its invite. */
const addresses = (id: string, invite: string): string[] => [
  ...reads.map((path) => path.replace('{id}', id).replace('{code}', invite)),
  '/api/games?open=1',
  `/api/games/${id}?since=3`,
  `/api/games/${id}?since=999999`,
  `/api/codes/${code}`,
  `/api/manifest?code=${code}`,
  '/api/me/mail/confirm',
  `/api/me/mail/unsubscribe?token=${ann.player}.x`,
  ...['moves', 'roll', 'start', 'resign', 'seat', 'seen', 'plan', 'nudge', 'mute', 'rematch'].map(
    (call) => `/api/games/${id}/${call}`,
  ),
];

/** The addresses that one state of a game is read by in each run, of about fifty. */
const READ = 12;
let states = 0;

async function readEverything(id: string, invite: string): Promise<void> {
  const before = withoutLimits(await world.dump());
  states += 1;
  for (const path of sampled(`addresses read in state ${states}`, addresses(id, invite), READ)) {
    for (const reader of readers) {
      const { status, headers } = await reader.get(path);
      expect(status).toBeLessThan(500);
      const etag = headers.get('etag');
      if (etag !== null) await reader.get(path, { 'If-None-Match': etag });
    }
    for (const method of ['HEAD', 'OPTIONS']) await ann.call(method, path);
    expect(withoutLimits(await world.dump()), path).toBe(before);
  }
  for (const link of [`/g/${id}`, `/i/${invite}`, `/g/${id}/board.png`]) {
    expect((await previews.get(link)).status).toBe(200);
    expect(withoutLimits(await world.dump()), link).toBe(before);
  }
  expect(previews.faults).toEqual([]);
}

const QUICK = { preset: 'quick', turnTime: '5m' } as const;

describe('reading changes nothing of a game', { timeout: 30_000 }, () => {
  it('that waits for players', async () => {
    const { body } = await ann.create({ ...QUICK, seats: seatsFor(2), public: true });
    await readEverything(body.id, body.invite);
    await ann.take(body.invite);
    await readEverything(body.id, body.invite);
    await ann.tell(body.id, 'resign');
    await readEverything(body.id, body.invite);
  });

  it('whose cancellation is long overdue', async () => {
    const { body } = await ann.create({ ...QUICK, seats: seatsFor(2), public: true });
    const before = (await ann.view(body.id)).body;
    world.skip(8 * DAY_MS);
    await readEverything(body.id, body.invite);
    expect((await ann.view(body.id)).body).toEqual(before);
    await world.pass(0);
    expect((await ann.view(body.id)).body.status).toBe('cancelled');
  });

  it.each(['auto', 'tap'] as const)('that is played, rolling "%s", to its end', async (rolling) => {
    const id = await seatEverybody([ann, ben], { ...QUICK, rolling });
    const invite = `${id}.aaaaaaaaaaaaaaaa`;
    await readEverything(id, invite);
    await playOn([ann, ben], id, { until: ({ ply }) => ply > 5, settle: world.settle });
    await readEverything(id, invite);
    await playOn([ann, ben], id, { settle: async () => undefined });
    // The game has ended, but the lists have not been updated.
    const untold = withoutLimits(await world.dump());
    for (const path of addresses(id, invite)) for (const reader of readers) await reader.get(path);
    expect(withoutLimits(await world.dump())).toBe(untold);
    await world.settle();
    await readEverything(id, invite);
  });

  it('with an overdue deadline, in which bots play the seats', async () => {
    const id = await seatEverybody([ann, ben], { ...QUICK, preset: 'classic' });
    const invite = `${id}.aaaaaaaaaaaaaaaa`;
    world.skip(6 * MINUTE_MS);
    await readEverything(id, invite);
    for (let misses = 0; misses < 40; misses += 1) await world.pass(5 * MINUTE_MS);
    expect((await ann.view(id)).body.seats.every(({ held }) => held)).toBe(true);
    world.skip(4 * DAY_MS);
    await readEverything(id, invite);
    // It was due all the time.
    await world.pass(0);
    expect((await ann.view(id)).body.status).toBe('finished');
  });
});
