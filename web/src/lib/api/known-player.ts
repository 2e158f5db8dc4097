/**
 * Whether this browser may have a player. Only the cookie knows, and scripts cannot read it; but where nothing was ever
 * stored, asking the server would only log a refusal in a newcomer's console.
 */

import type { Me } from '../api-types/types.ts';
import { me } from './client.ts';

const NOTE = 'player';

/** Older versions stored no note, but a witness per game. */
const isTrace = (key: string): boolean => key === NOTE || key.startsWith('witness:');

export const mayHavePlayer = (storage: Storage): boolean =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').some(isTrace);

/** Notes that this browser has a player. */
export function notePlayer(): void {
  try {
    localStorage.setItem(NOTE, 'known');
  } catch {
    // Without storage the only loss is a refusal in the console.
  }
}

/** Removes the note, after signing out. */
export function forgetPlayer(): void {
  try {
    localStorage.removeItem(NOTE);
  } catch {
    // Without storage there was no note.
  }
}

/** The player of this browser, or null; does not ask the server for a newcomer. */
export async function knownPlayer(): Promise<Me | null> {
  if (!mayHavePlayer(localStorage)) return null;
  const player = await me();
  if (player) notePlayer();
  return player;
}
