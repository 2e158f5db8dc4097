/** What `npm run seed` makes. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { View } from '@aeroplane/api';
import { seedGames } from '../scripts/seed-games.ts';
import type { Seed } from '../scripts/seed-file.ts';
import { openWorld, ORIGIN, type World } from './support/world.ts';
import { Client } from './support/client.ts';

let world: World;
let seed: Seed;
beforeAll(async () => {
  world = await openWorld();
  seed = await seedGames(world.guest, (ms) => world.pass(ms));
});
afterAll(() => world.close());

/** What somebody sees of the game of a state. */
async function view(what: string): Promise<View> {
  const game = seed.games.find((one) => one.what.includes(what));
  const person = seed.people.find(({ name }) => name === game?.as);
  const client = new Client(ORIGIN, { send: (request) => world.app.fetch(request) });
  client.cookie = person?.cookie;
  return (await client.view(game?.path.split('/')[2] ?? '')).body;
}

const own = ({ seats }: View) => seats.find(({ you }) => you);

it('has a game in every state', async () => {
  expect((await view('waiting')).status).toBe('waiting');
  expect((await view('cancelled')).status).toBe('cancelled');
  expect((await view('finished')).status).toBe('finished');

  const held = await view('bot holds');
  expect(held.seats.filter((seat) => seat.held).map(({ name }) => name)).toEqual(['Cam']);
  expect(held.marks.missed.length).toBeGreaterThan(0);

  const decision = await view("Ann's decision");
  expect(decision.legal.length).toBeGreaterThan(1);
  expect(own(decision)?.name).toBe('Ann');

  const planned = await view('standing orders');
  expect(planned.plan?.orders).toEqual(['home', 'capture', 'launch']);
  expect(planned.seats.find(({ colour }) => colour === planned.toAct)?.name).toBe('Ben');

  expect(await view('taps')).toMatchObject({ rolling: 'tap', die: null });
  expect(await view('strict')).toMatchObject({ strict: true, turnTime: '5m' });
  expect((await view('has left')).seats.some(({ left }) => left)).toBe(true);
});

it('has an address and a person for each', () => {
  const names = seed.people.map(({ name }) => name);
  for (const { as, path } of seed.games) {
    expect(names).toContain(as);
    expect(path).toMatch(/^\/(g\/[\w-]+|i\/[\w.-]+|settings)$/);
  }
});
