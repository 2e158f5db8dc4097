/** A page's part in sending choices that were kept: by its own calls, and by asking the worker to do it later. */

import { Refusal, submitMove } from '../api/client.ts';
import type { KeptChoice } from './rows.ts';
import { keepChoice, sendChoices, sentBy, SYNC_TAG, type Sent } from './unsent-moves.ts';

async function send({ game, ply, move }: KeptChoice): Promise<Sent> {
  try {
    await submitMove(game, ply, move);
    return 'counts';
  } catch (error) {
    return error instanceof Refusal ? sentBy(error.status, error.code) : 'not-sent';
  }
}

/** Sends what is kept, as far as the server can be reached. Returns the games whose choices were answered. */
export const sendKept = (): Promise<string[]> => sendChoices(send);

/** Chromium's, which TypeScript does not know. */
interface WithSync {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Keeps a choice; where the browser can, the worker sends it even when no page is open. */
export async function keepForLater(choice: KeptChoice): Promise<void> {
  await keepChoice(choice);
  if (!('serviceWorker' in navigator)) return;
  const registration = (await navigator.serviceWorker.getRegistration()) as WithSync | undefined;
  // It may be forbidden; then the next page sends it.
  await registration?.sync?.register(SYNC_TAG).catch(() => undefined);
}
