/**
 * Whether this browser has ever had a player. Only the cookie decides, and no script can see it; but where nothing at
 * all was stored, asking would only put a refusal into the newcomer's console.
 */

import type { Me } from '../api-types/types.ts';
import { me } from './client.ts';

const NOTE = 'player';

/** From before there was the note, a game's witness tells of a player as well. */
const isTrace = (key: string): boolean => key === NOTE || key.startsWith('witness:');

export const mayHavePlayer = (storage: Storage): boolean =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').some(isTrace);

/** Remembers that there is one. */
export function notePlayer(): void {
  try {
    localStorage.setItem(NOTE, 'known');
  } catch {
    // Where nothing can be stored, one refusal more in the console does no harm.
  }
}

/** After signing out there is none. */
export function forgetPlayer(): void {
  try {
    localStorage.removeItem(NOTE);
  } catch {
    // Nothing could be stored either.
  }
}

/** The player of this browser, or null while it has none; newcomers are not asked about. */
export async function knownPlayer(): Promise<Me | null> {
  if (!mayHavePlayer(localStorage)) return null;
  const player = await me();
  if (player) notePlayer();
  return player;
}
