/** Seats a game and plays it to its end over the API. */

import type { NewGame, View } from '@aeroplane/api';
import type { Client } from './client.ts';

export type Seats = NewGame['seats'];
export type Choose = (legal: readonly string[]) => string;

/** Seats for a number of people, the creator first, and of easy bots. */
export const seatsFor = (people: number, bots = 0): Seats => [
  { who: 'me' },
  ...Array.from({ length: people - 1 }, () => ({ who: 'open' as const })),
  ...Array.from({ length: bots }, () => ({ who: 'bot' as const, level: 'easy' as const })),
];

/** Creates a game as the first client and seats everybody; the last one to sit down starts it. */
export async function seatEverybody(
  people: readonly Client[],
  game: Omit<NewGame, 'seats'> & { readonly seats?: Seats },
): Promise<string> {
  const [creator] = people;
  if (creator === undefined) throw new Error('nobody plays');
  const created = await creator.create({ seats: seatsFor(people.length), ...game });
  if (created.status !== 201) throw new Error(created.text);
  for (const person of people) {
    const taken = await person.take(created.body.invite);
    if (taken.status !== 200) throw new Error(taken.text);
  }
  return created.body.id;
}

export const chooseRandomly: Choose = (legal) => legal[Math.floor(Math.random() * legal.length)] ?? '';

export interface PlayOptions {
  readonly choose?: Choose;
  /** Stops as soon as this holds of the latest view. */
  readonly until?: (view: View) => boolean;
  /** Called when no person is to act, so that bots can play. */
  readonly settle?: () => Promise<void>;
  /** Called after every move or roll, with the view that its client received. */
  readonly afterEach?: (view: View, client: Client) => Promise<void> | void;
}

/** More steps than any game takes. */
const MOST_STEPS = 20_000;

const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));

const isOwn = ({ seats, toAct }: View): boolean =>
  seats.some(({ you, colour }) => you === true && colour === toAct);

/**
 * Plays a game until it is over or `until` holds. Views along the way hold only the new plies; the returned view is the
 * first client's and complete.
 */
export async function playOn(
  people: readonly Client[],
  id: string,
  { choose = chooseRandomly, until, settle = moment, afterEach }: PlayOptions = {},
): Promise<View> {
  const [first] = people;
  if (first === undefined) throw new Error('nobody plays');
  const byColour = new Map<string, Client>();
  for (const person of people) {
    const own = (await person.view(id)).body.seats.find(({ you }) => you)?.colour;
    if (own != null) byColour.set(own, person);
  }
  let { body: view } = await first.view(id);
  for (let step = 0; step < MOST_STEPS && view.status === 'playing'; step += 1) {
    if (until?.(view) === true) break;
    const { ply, die } = view;
    const client = view.toAct === null ? undefined : byColour.get(view.toAct);
    if (client === undefined) {
      await settle();
      view = (await first.view(id, ply)).body;
    } else if (die !== null && !isOwn(view)) {
      view = (await client.view(id, ply)).body;
    } else {
      const answer =
        die === null ? await client.roll(id, ply, ply) : await client.move(id, ply, choose(view.legal), ply);
      if (answer.status !== 200) throw new Error(`ply ${ply}: ${answer.text}`);
      view = answer.body;
      await afterEach?.(view, client);
    }
  }
  return (await first.view(id)).body;
}
