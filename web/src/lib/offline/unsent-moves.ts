/**
 * Choices made without a network: each is kept until the server has answered it, once and in order. A submit names its
 * ply, and the server answers the same submit again with the same game (DESIGN § 3); so one whose answer was lost counts
 * once.
 */

import { alone } from '../kernel/exclusive.ts';
import { database } from './database.ts';
import type { DroppedChoice, KeptChoice } from './rows.ts';

/** The worker is asked by this name to send them. */
export const SYNC_TAG = 'kept-choices';

/** What became of a choice that was sent: it counts, was refused with this problem code, or did not get through. */
export type Sent = 'counts' | 'not-sent' | { readonly refused: string };

/** Keeps a choice, instead of an earlier one for the same game. */
export async function keepChoice(choice: KeptChoice): Promise<void> {
  await (await database()).put('choices', choice);
}

export const keptChoice = async (game: string): Promise<KeptChoice | undefined> =>
  (await database()).get('choices', game);

/** All of them, the first made first. */
export const keptChoices = async (): Promise<KeptChoice[]> =>
  (await (await database()).getAll('choices')).toSorted((one, other) => one.atMs - other.atMs);

/** Takes back what has not been sent. */
export async function forgetChoice(game: string): Promise<void> {
  await (await database()).delete('choices', game);
}

export const droppedChoice = async (game: string): Promise<DroppedChoice | undefined> =>
  (await database()).get('dropped', game);

/** Its player has been told. */
export async function forgetDropped(game: string): Promise<void> {
  await (await database()).delete('dropped', game);
}

/** Takes a choice out once it is answered, unless another was made meanwhile. */
async function settle(choice: KeptChoice, sent: Exclude<Sent, 'not-sent'>): Promise<void> {
  const tx = (await database()).transaction(['choices', 'dropped'], 'readwrite');
  const choices = tx.objectStore('choices');
  const kept = await choices.get(choice.game);
  if (kept?.ply === choice.ply && kept.move === choice.move) await choices.delete(choice.game);
  if (sent !== 'counts') await tx.objectStore('dropped').put({ ...choice, code: sent.refused });
  await tx.done;
}

/**
 * Sends what is kept, the first made first, until one does not get through. Returns the games of those answered. Pages
 * and the worker send one at a time.
 */
export const sendChoices = (send: (choice: KeptChoice) => Promise<Sent>): Promise<string[]> =>
  alone(SYNC_TAG, async () => {
    const answered: string[] = [];
    for (const choice of await keptChoices()) {
      const sent = await send(choice);
      if (sent === 'not-sent') break;
      await settle(choice, sent);
      answered.push(choice.game);
    }
    return answered;
  });

/** What an answer of the server, or 0 for none, makes of a choice. Whoever is signed out, or asks too often, may try again. */
export function sentBy(status: number, code: string | undefined): Sent {
  if (status === 200) return 'counts';
  const again = status === 0 || status === 401 || status === 429 || status >= 500 || code === undefined;
  return again ? 'not-sent' : { refused: code };
}
