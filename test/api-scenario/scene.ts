/** The world of the scenario: its players, and the description that every answer is checked against. */

import type { NewGame } from '@aeroplane/api';
import type { Store } from '@aeroplane/core';
import { expect } from 'vitest';
import { ApiDescription } from '../../packages/api/test/described.ts';
import type { Client, Exchange } from '../support/client.ts';
import { seatEverybody } from '../support/play.ts';
import { openWorld, type World, type WorldOptions } from '../support/world.ts';

export const FIVE_MINUTES_MS = 5 * 60_000;
export const HOUR_MS = 60 * 60_000;
export const NO_GAME = 'aaaaaaaaaaaaaaaa';

export const QUICK: Omit<NewGame, 'seats'> = { preset: 'quick' };

export const description = new ApiDescription();

const wrong: string[] = [];
/** Checks an answer against the description. */
export const watch = ({ method, path, answer }: Exchange): void => {
  const fault = description.wrongIn({ method, path, ...answer });
  if (fault !== undefined) wrong.push(fault);
};

/** Replacements for calls of the store; all other calls go through. */
let standIn: Partial<Store> = {};
export const replaceInStore = (calls: Partial<Store>): void => void (standIn = calls);

const watched = (more: WorldOptions = {}): Promise<World> =>
  openWorld({
    onExchange: watch,
    wrap: (real) =>
      new Proxy(real, { get: (_, name): unknown => Reflect.get(standIn, name) ?? Reflect.get(real, name) }),
    ...more,
  });

/** Set by `openScene`. */
export let world: World;
export let ann: Client;
export let ben: Client;
export let eve: Client;
/** A server without email. */
export let mailless: World;

export async function openScene(): Promise<void> {
  world = await watched();
  mailless = await watched({ ports: { mails: false } });
  [ann, ben, eve] = [await world.guest('Ann'), await world.guest('Ben'), await world.guest('Eve')];
}

/** After each part of the scenario: every answer matched the description. */
export function checkScene(): void {
  replaceInStore({});
  expect(wrong.splice(0)).toEqual([]);
}

export async function closeScene(): Promise<void> {
  await world.close();
  await mailless.close();
}

export const code = async (answer: Promise<{ problem: { code: string } }>): Promise<string> =>
  (await answer).problem.code;

/** A started game of Ann and Ben, with both clients and the view of the player to act. */
export async function started(game: Omit<NewGame, 'seats'> = QUICK) {
  const id = await seatEverybody([ann, ben], game);
  const view = (await ann.view(id)).body;
  const annActs = view.seats.some(({ you, colour }) => you && colour === view.toAct);
  const [acts, waits] = annActs ? [ann, ben] : [ben, ann];
  return { id, view: (await acts.view(id)).body, acts, waits };
}

/** A game of five minutes a decision, in which both have missed so many that bots play their seats. */
export async function abandoned() {
  // A classic game lasts long enough for the misses.
  const game = await started({ preset: 'classic', turnTime: '5m' });
  for (let misses = 0; misses < 60; misses += 1) {
    await world.pass(FIVE_MINUTES_MS);
    const { seats } = (await ann.view(game.id)).body;
    if (seats.every((seat) => seat.held)) return game;
  }
  throw new Error('somebody is still waited for');
}
