/** A game with its players, and everything that the server acknowledged in it, on a server that may die. */

import type { View } from '@aeroplane/api';
import type { Answer, Client } from '../support/client.ts';
import { chooseRandomly, seatEverybody, seatsFor } from '../support/play.ts';

export interface Played {
  readonly id: string;
  readonly people: readonly Client[];
  /** The client that plays each colour. */
  readonly colours: ReadonlyMap<string | null, Client>;
  /** The game as of the last answer; undefined where none came. */
  view: View | undefined;
  /** By ply: the move answered with 200. */
  readonly acknowledged: Map<number, string>;
  /** By ply: the submitted moves, answered or not. */
  readonly asked: Map<number, Set<string>>;
  /** By ply: the die shown after a roll by hand. */
  readonly dice: Map<number, number>;
}

/** Seats, rules and rolling of a game. */
export type Kind = readonly [
  people: number,
  bots: number,
  preset: 'quick' | 'mainland' | 'classic',
  rolling: 'auto' | 'tap',
];

export const KINDS: readonly Kind[] = [
  [2, 0, 'quick', 'auto'],
  [2, 2, 'quick', 'auto'],
  [2, 1, 'quick', 'tap'],
  [3, 0, 'mainland', 'auto'],
  [2, 0, 'classic', 'tap'],
];

export async function newGame(
  people: readonly Client[],
  [count, bots, preset, rolling]: Kind,
): Promise<Played> {
  const seated = people.slice(0, count);
  const id = await seatEverybody(seated, { preset, rolling, seats: seatsFor(count, bots) });
  const colours = new Map<string | null, Client>();
  for (const client of seated) {
    const { body } = await client.view(id);
    colours.set(body.seats.find(({ you }) => you)?.colour ?? null, client);
  }
  const nothing = { acknowledged: new Map(), asked: new Map(), dice: new Map() };
  return { id, people: seated, colours, view: undefined, ...nothing };
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The answer; undefined where the server died or was too busy, so that the request can be repeated. */
export const answered = async <T>(asked: Promise<Answer<T>>): Promise<Answer<T> | undefined> => {
  const answer = await asked.catch(() => undefined);
  if (answer !== undefined && answer.status !== 503) return answer;
  await pause(150);
  return undefined;
};

/** The game as its player sees it now; an Error where it does not exist. */
async function look({ id }: Played, client: Client): Promise<View | undefined> {
  const answer = await answered(client.view(id, 9_999));
  if (answer !== undefined && answer.status !== 200) throw new Error(answer.text);
  return answer?.body;
}

/** The answer to a decision or roll; undefined where there was none, or where the game went on without it. */
async function decide(game: Played, client: Client, view: View): Promise<View | undefined> {
  const { id, acknowledged, asked, dice } = game;
  const { ply, die } = view;
  if (die === null) {
    const answer = await answered(client.roll(id, ply, ply));
    if (answer?.status !== 200) return undefined;
    if (answer.body.ply === ply && answer.body.die !== null) dice.set(ply, answer.body.die);
    return answer.body;
  }
  const move = chooseRandomly(view.legal);
  const text = `${die}${move}`;
  asked.set(ply, (asked.get(ply) ?? new Set()).add(text));
  const answer = await answered(client.move(id, ply, move, ply));
  if (answer?.status === 200) {
    acknowledged.set(ply, text);
    return answer.body;
  }
  if (answer !== undefined && answer.status !== 409) throw new Error(answer.text);
  return undefined;
}

/** One decision or roll where a person is to act; stores the resulting view in `view`. */
async function step(game: Played): Promise<void> {
  const anybody = game.people[0]!;
  game.view ??= await look(game, anybody);
  if (game.view === undefined || game.view.status !== 'playing') return;
  const client = game.colours.get(game.view.toAct);
  if (client === undefined) {
    await pause(10);
    game.view = await look(game, anybody);
    return;
  }
  // Only the player to act sees the legal moves.
  const isHidden = game.view.die !== null && game.view.legal.length === 0;
  const view = isHidden ? await look(game, client) : game.view;
  const stands = view !== undefined && view.ply === game.view.ply;
  game.view = stands ? await decide(game, client, view) : view;
}

/** Plays a game until it ends or `until` returns true; an Error at `untilMs`. */
export async function playThrough(
  game: Played,
  untilMs: number,
  until: () => boolean = () => false,
): Promise<void> {
  while (Date.now() < untilMs) {
    if (until()) return;
    await step(game);
    if (game.view?.status === 'finished') return;
  }
  throw new Error('the game did not come to its end');
}
