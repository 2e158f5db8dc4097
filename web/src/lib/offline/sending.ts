/** How a page sends unsent moves: by its own calls, or later through the service worker. */

import { Refusal, submitMove } from '../api/client.ts';
import type { UnsentMove } from './rows.ts';
import { saveMove, sendMoves, outcomeOf, SYNC_TAG, type SendOutcome } from './unsent-moves.ts';

async function submit({ game, ply, move }: UnsentMove): Promise<SendOutcome> {
  try {
    await submitMove(game, ply, move);
    return 'counts';
  } catch (error) {
    return error instanceof Refusal ? outcomeOf(error.status, error.code) : 'not-sent';
  }
}

/** Sends the unsent moves while the server can be reached. Returns the games whose moves were answered. */
export const sendUnsentMoves = (): Promise<string[]> => sendMoves(submit);

/** Background Sync, which only Chromium has and TypeScript does not know. */
interface WithSync {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Saves a move for later; where the browser can, the worker sends it even when no page is open. */
export async function sendLater(move: UnsentMove): Promise<void> {
  await saveMove(move);
  if (!('serviceWorker' in navigator)) return;
  const registration = (await navigator.serviceWorker.getRegistration()) as WithSync | undefined;
  // Background sync may be forbidden; then the next page sends the move.
  await registration?.sync?.register(SYNC_TAG).catch(() => undefined);
}
