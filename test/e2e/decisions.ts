/** Games of two over the API, brought to where something is to be decided. */

import type { View } from '@aeroplane/api';
import type { Client } from '../support/client.ts';
import { chooseRandomly, seatEverybody } from '../support/play.ts';

const isAsked = ({ seats, toAct }: View): boolean =>
  seats.some(({ you, colour }) => you === true && colour === toAct);

class GameOver extends Error {
  override readonly name = 'GameOver';
}

/** Makes the next decision of a game, whoever of the two it is for. */
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

/** Goes on until a move of the other has opened a decision for `asked` that fits; that player's view of it. */
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

/** Goes on until the other is to decide in a position that fits; the view of whoever is not asked. */
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

/** Begins games until one comes to such a decision, as one may be over before. */
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

/** Goes on until a plan of this player has decided something; their view then. */
export async function untilPlanned(id: string, planner: Client, other: Client): Promise<View> {
  for (;;) {
    await decideNext([planner, other], id);
    const { body: view } = await planner.view(id);
    if (view.marks.planned.length > 0) return view;
  }
}
