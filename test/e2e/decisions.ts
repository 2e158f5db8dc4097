/** Two-player games over the API, played until a certain decision comes up. */

import type { View } from '@aeroplane/api';
import type { Client } from '../support/client.ts';
import { chooseRandomly, seatEverybody } from '../support/play.ts';

const isAsked = ({ seats, toAct }: View): boolean =>
  seats.some(({ you, colour }) => you === true && colour === toAct);

class GameOver extends Error {
  override readonly name = 'GameOver';
}

/** Takes the next decision in a game for the player to act, and returns that player's client. */
async function decideNext(people: readonly [Client, Client], id: string): Promise<Client> {
  for (const person of people) {
    const { body: view } = await person.view(id);
    if (view.status !== 'playing') throw new GameOver('the game is over');
    if (!isAsked(view)) continue;
    await person.move(id, view.ply, chooseRandomly(view.legal));
    return person;
  }
  throw new Error('nobody is asked');
}

/** Plays on until the other player's move opens a matching decision for `asked`; returns that player's view. */
export async function untilAsked(
  id: string,
  asked: Client,
  other: Client,
  fits: (view: View) => boolean = () => true,
): Promise<View> {
  for (;;) {
    const actor = await decideNext([asked, other], id);
    const { body: view } = await asked.view(id);
    if (actor === other && isAsked(view) && fits(view)) return view;
  }
}

/** Plays on until the other player is to act in a matching position; returns the waiting player's view. */
export async function untilWaiting(
  id: string,
  waiting: Client,
  other: Client,
  fits: (view: View) => boolean = () => true,
): Promise<View> {
  for (;;) {
    await decideNext([waiting, other], id);
    const { body: view } = await waiting.view(id);
    if (view.status === 'playing' && !isAsked(view) && fits(view)) return view;
  }
}

/** Starts games until one reaches such a decision, since a game may end before. */
export async function newDecision(
  asked: Client,
  other: Client,
  fits?: (view: View) => boolean,
): Promise<View> {
  for (;;) {
    const id = await seatEverybody([asked, other], { preset: 'classic' });
    try {
      return await untilAsked(id, asked, other, fits);
    } catch (error) {
      if (!(error instanceof GameOver)) throw error;
    }
  }
}

/** Plays on until a plan of this player has been used; returns their view. */
export async function untilPlanned(id: string, planner: Client, other: Client): Promise<View> {
  for (;;) {
    await decideNext([planner, other], id);
    const { body: view } = await planner.view(id);
    if (view.marks.planned.length > 0) return view;
  }
}
