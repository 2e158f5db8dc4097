/** One's online games as they were last seen, for reading them without a network. */

import type { View } from '../api-types/types.ts';
import { database } from './database.ts';
import type { KeptView } from './rows.ts';

/** Keeps a game as it is now; `view` holds all of its plies. An older version never replaces a newer one. */
export async function keepView(view: View, atMs: number): Promise<void> {
  const tx = (await database()).transaction('views', 'readwrite');
  const kept = await tx.store.get(view.id);
  if (kept === undefined || kept.view.version <= view.version) await tx.store.put({ view, atMs });
  await tx.done;
}

export const keptView = async (id: string): Promise<KeptView | undefined> =>
  (await database()).get('views', id);
