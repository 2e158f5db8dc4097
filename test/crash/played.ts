/** A game with its people, and what the server has acknowledged in it: decisions and rolls, on a server that may die. */

import type { View } from '@aeroplane/api';
import type { Answer, Client } from '../support/client.ts';
import { chooseRandomly, seatEverybody, seatsFor } from '../support/play.ts';

export interface Played {
  readonly id: string;
  readonly people: readonly Client[];
  /** By ply: what was answered with 200. */
  readonly acknowledged: Map<number, string>;
  /** By ply: what was asked for, whether or not an answer came. */
  readonly asked: Map<number, Set<string>>;
  /** By ply: dice shown after a roll by hand. */
  readonly dice: Map<number, number>;
}

/** People, bots, rules and rolling of a game. */
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
  return { id, people: seated, acknowledged: new Map(), asked: new Map(), dice: new Map() };
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The answer, or undefined where the server died over it. */
export const answered = async <T>(asked: Promise<Answer<T>>): Promise<Answer<T> | undefined> => {
  try {
    return await asked;
  } catch {
    await pause(150);
    return undefined;
  }
};

/** One decision or roll of a game; undefined where there is no answer. */
export async function step({ id, people, acknowledged, asked, dice }: Played): Promise<View | undefined> {
  for (const client of people) {
    const view = (await answered(client.view(id, 9_999)))?.body;
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
  return (await answered(people[0]!.view(id, 9_999)))?.body;
}

/** Plays a game until it is over, or `until` says so; an Error where it is not over in time. */
export async function playThrough(
  game: Played,
  untilMs: number,
  until: () => boolean = () => false,
): Promise<void> {
  while (Date.now() < untilMs) {
    if (until()) return;
    const view = (await step(game)) ?? (await answered(game.people[0]!.view(game.id, 9_999)))?.body;
    if (view?.status === 'finished') return;
  }
  throw new Error('the game did not come to its end');
}
