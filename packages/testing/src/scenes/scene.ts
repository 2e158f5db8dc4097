/** The start of most tests: a store in memory, a fixed clock, reproducible randomness, and people. */

import {
  createCore,
  createGame,
  inviteOf,
  signInAsGuest,
  takeSeat,
  type Core,
  type Game,
  type NewGame,
  type SecretGame,
  type Store,
} from '@aeroplane/core';
import { COLOURS, type Colour } from '@aeroplane/engine';
import type { FixedClock } from '../doubles/fixed-clock.ts';
import { MemoryStore } from '../doubles/memory-store.ts';
import type { MemoryQueue } from '../doubles/memory-queue.ts';
import { testPorts } from '../doubles/test-ports.ts';

export interface Scene<S extends Store = MemoryStore> {
  readonly core: Core;
  readonly store: S;
  readonly clock: FixedClock;
  readonly queue: MemoryQueue;
  /** Starts another process over the same store. */
  readonly another: () => Core;
}

export function openScene(script?: string): Scene;
export function openScene<S extends Store>(script: string, store: S): Scene<S>;
export function openScene(script = 'scene', store: Store = new MemoryStore()): Scene<Store> {
  const ports = testPorts(store, script);
  return { ...ports, core: createCore(ports), another: () => createCore(ports) };
}

/** Creates guests with these names and returns their ids. */
export async function guests(core: Core, ...names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) ids.push((await signInAsGuest(core, undefined, { name })).player.id);
  return ids;
}

/** Creates two guests. */
export async function twoGuests(core: Core): Promise<[string, string]> {
  return (await guests(core, 'Asha', 'Bo')) as [string, string];
}

/** A seed of sixteen bytes, as a page would draw it. */
export const seedOf = (number: number): Uint8Array => new Uint8Array(16).fill(number);

export const inviteTo = (game: Game): string => inviteOf(game) ?? 'none';

/** A seat for the creator and an open one for everybody else. */
export const seatsFor = (count: number): NewGame['seats'] =>
  Array.from({ length: count }, (_, index) => ({ who: index === 0 ? 'me' : 'open' }));

const SEATINGS: Readonly<Record<number, readonly Colour[]>> = {
  2: ['red', 'blue'],
  3: ['red', 'yellow', 'blue'],
};

/** A game that these people have joined in the order of the seats; the last to join starts it. */
export async function startedGame(
  core: Core,
  players: readonly string[],
  wish: Partial<NewGame> = {},
): Promise<SecretGame> {
  const created = await createGame(core, players[0] ?? '', { seats: seatsFor(players.length), ...wish });
  return joinAll(core, created, players);
}

/** Everybody takes a seat, in seat order. */
export async function joinAll(core: Core, created: Game, players: readonly string[]): Promise<SecretGame> {
  const invite = inviteTo(created);
  const colours = SEATINGS[players.length] ?? COLOURS;
  let game: SecretGame | undefined;
  for (const [index, player] of players.entries()) {
    game = await takeSeat(core, player, invite, { colour: colours[index], seed: seedOf(index + 1) });
  }
  if (game === undefined) throw new Error('nobody joined');
  return game;
}
