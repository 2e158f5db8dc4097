/** A player's online games as last seen, for reading them without a network. */

import type { View } from '../api-types/types.ts';
import { database } from './database.ts';
import type { OfflineView } from './rows.ts';

/** Saves a game; `view` must hold all plies. An older version never replaces a newer one. */
export async function saveView(view: View, atMs: number): Promise<void> {
  const tx = (await database()).transaction('views', 'readwrite');
  const saved = await tx.store.get(view.id);
  if (saved === undefined || saved.view.version <= view.version) await tx.store.put({ view, atMs });
  await tx.done;
}

export const offlineView = async (id: string): Promise<OfflineView | undefined> =>
  (await database()).get('views', id);
