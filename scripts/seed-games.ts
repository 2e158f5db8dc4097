/** The people of `npm run seed`, and a game of theirs in every state. */

import type { CreatedGame } from '@aeroplane/api';
import type { Client } from '../test/support/client.ts';
import {
  finishedGame,
  gameBeforeARoll,
  gameInItsMiddle,
  heldGame,
  waitingGame,
  type Group,
} from '../test/support/scenes.ts';
import type { Seed } from './seed-file.ts';

/** Does something that has to succeed. */
async function done<T>(asked: Promise<{ status: number; text: string; body: T }>): Promise<T> {
  const { status, text, body } = await asked;
  if (status >= 300) throw new Error(text);
  return body;
}

/** Makes them all. `pass` moves the server's clock ahead. */
export async function seedGames(
  guest: (name: string) => Promise<Client>,
  pass: (ms: number) => Promise<void> | void,
): Promise<Seed> {
  const [ann, ben, bo, cam] = [await guest('Ann'), await guest('Ben'), await guest('Bo'), await guest('Cam')];
  const group: Group = [ann, ben, bo];
  const games: Seed['games'][number][] = [];
  const add = (what: string, as: string, path: string): void => void games.push({ what, as, path });

  // First, as the hours that it takes would run out in the other games.
  const held = await heldGame(ann, cam, pass);
  add("the bot holds Cam's seat; some decisions were missed", 'Ann', `/g/${held}`);
  add('the seat that the bot holds, to be taken back', 'Cam', `/g/${held}`);

  const waiting = await waitingGame(ann);
  add('waiting, open to everybody', 'Ann', `/g/${waiting.id}`);
  add('its invite', 'Cam', `/i/${waiting.invite}`);

  const { id: own } = await gameInItsMiddle(group, { wanted: ann });
  add("Ann's decision, with chat", 'Ann', `/g/${own}`);

  const { id: others } = await gameInItsMiddle(group, { wanted: ben });
  await done(ann.call('POST', `/api/games/${others}/plan`, { orders: ['home', 'capture', 'launch'] }));
  add("Ben's decision; Ann has standing orders", 'Ann', `/g/${others}`);

  const tap = await gameBeforeARoll(group, ann);
  add("Ann's roll, in a game in which each taps", 'Ann', `/g/${tap}`);

  const { id: strict } = await gameInItsMiddle(group, { wanted: bo, strict: true, turnTime: '5m' });
  add("strict, five minutes a decision: Bo's", 'Bo', `/g/${strict}`);

  const { id: left } = await gameInItsMiddle(group, { wanted: ann });
  await done(bo.tell(left, 'resign'));
  add('Bo has left', 'Ann', `/g/${left}`);

  const cancelled = await waitingGame(ben);
  await done(ben.tell(cancelled.id, 'resign'));
  add('cancelled', 'Ben', `/g/${cancelled.id}`);

  const finished = await finishedGame(group);
  add('finished, and Ann has seen it', 'Ann', `/g/${finished}`);
  add('finished, and Ben has not', 'Ben', `/g/${finished}`);
  const rematch = await done(ann.call<CreatedGame>('POST', `/api/games/${finished}/rematch`));
  add('a rematch that waits, with a seat kept for Ben', 'Ben', `/i/${rematch.invite}`);

  await done(
    ben.call('PATCH', '/api/me', { timeZone: 'Europe/Berlin', quiet: { start: '22:00', end: '07:00' } }),
  );
  add('quiet hours', 'Ben', '/settings');

  const people = [ann, ben, bo, cam].map(({ cookie = '' }, at) => ({
    name: ['Ann', 'Ben', 'Bo', 'Cam'][at] ?? '',
    cookie,
  }));
  return { people, games };
}
