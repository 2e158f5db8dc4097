/** Games in the states that a game can be in: for pictures and tests of every page, and for `npm run seed`. */

import type { CreatedGame, NewGame, View } from '@aeroplane/api';
import type { Client } from './client.ts';
import { playOn, seatEverybody, type Choose } from './play.ts';

/** People who play with each other; the first creates the games. */
export type Group = readonly [Client, Client, ...Client[]];

/** Sends planes home before it launches others, so that games come to their middle and to their end. */
const headlong: Choose = (legal) => legal.find((move) => move !== 'L') ?? legal[0] ?? '';

const launching: Choose = (legal) => legal.find((move) => move === 'L') ?? legal.at(-1) ?? '';

/** When the middle of a game begins, in plies. */
const MIDDLE_PLY = 60;

/** A public game with an open seat, which its creator has taken theirs of. */
export async function waitingGame(creator: Client): Promise<CreatedGame> {
  const { body } = await creator.create({
    preset: 'classic',
    turnTime: '24h',
    public: true,
    seats: [{ who: 'me' }, { who: 'open' }, { who: 'bot', level: 'hard' }],
  });
  await creator.take(body.invite);
  return body;
}

/** A quick game played to its end; only its creator has seen that. */
export async function finishedGame(people: Group): Promise<string> {
  const id = await seatEverybody(people, { preset: 'quick', turnTime: '1h' });
  const end = await playOn(people, id, { choose: headlong });
  if (end.status !== 'finished') throw new Error('a game did not come to its end');
  await people[0].seen(id, end.ply);
  return id;
}

const ownSeat = ({ seats }: View) => seats.find(({ you }) => you === true);

/** Who of these people is waited for, by their place in `people`; undefined: nobody of them. */
async function askedOf(people: Group, id: string): Promise<Client | undefined> {
  for (const person of people) {
    const { body } = await person.view(id);
    if (body.toAct !== null && ownSeat(body)?.colour === body.toAct) return person;
  }
  return undefined;
}

export interface MiddleGame {
  readonly id: string;
  /** Who has a decision with several moves. */
  readonly asked: Client;
}

/**
 * A game in its middle, at a decision with a choice, of `wanted` if given; everybody has seen all of it, and one of them
 * has said something.
 */
export async function gameInItsMiddle(
  people: Group,
  { wanted, ...game }: Partial<NewGame> & { readonly wanted?: Client } = {},
): Promise<MiddleGame> {
  const id = await seatEverybody(people, { preset: 'classic', turnTime: '24h', ...game });
  const colour = wanted && ownSeat((await wanted.view(id)).body)?.colour;
  const middle = await playOn(people, id, {
    choose: launching,
    until: ({ ply, legal, toAct }) =>
      ply > MIDDLE_PLY && legal.length > 1 && (wanted === undefined || toAct === colour),
  });
  const asked = await askedOf(people, id);
  if (asked === undefined) throw new Error('a game has no decision in its middle');
  for (const person of people) await person.seen(id, middle.ply);
  await people[1].call('POST', `/api/games/${id}/chat`, { text: 'Good luck, all three of you!' });
  return { id, asked };
}

/** A game that waits for somebody's tap before the die is rolled. */
export async function gameBeforeARoll(people: Group, wanted: Client): Promise<string> {
  const id = await seatEverybody(people, { preset: 'classic', turnTime: '24h', rolling: 'tap' });
  const colour = ownSeat((await wanted.view(id)).body)?.colour;
  await playOn(people, id, { until: ({ ply, die, toAct }) => ply > 8 && die === null && toAct === colour });
  return id;
}

const HOUR_MS = 3_600_000;

/** Waits until a game has been written again. */
async function waitForChange(person: Client, id: string, version: number): Promise<void> {
  while ((await person.view(id)).body.version === version)
    await new Promise((resolve) => setTimeout(resolve, 200));
}

/**
 * A game in which the bot holds the seat of somebody who let their decisions pass. `pass` moves the server's clock ahead;
 * the server is expected to look by itself for what is due.
 */
export async function heldGame(
  present: Client,
  absent: Client,
  pass: (ms: number) => Promise<void> | void,
): Promise<string> {
  const id = await seatEverybody([present, absent], { preset: 'classic', turnTime: '1h' });
  for (;;) {
    const waits = ({ seats, toAct }: View): boolean =>
      seats.some(({ colour, you, held }) => you !== true && held !== true && colour === toAct);
    const { seats, version, status } = await playOn([present], id, { until: waits });
    if (seats.some(({ held }) => held === true)) return id;
    if (status !== 'playing') throw new Error('a game ended before a seat was held');
    await pass(HOUR_MS);
    await waitForChange(present, id, version);
  }
}
