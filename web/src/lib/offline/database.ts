/** The offline store of this browser: one IndexedDB database. */

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { LocalGame } from '../model/local-game.ts';
import type { DroppedMove, UnsentMove, OfflineLists, OfflineView } from './rows.ts';

interface OfflineSchema extends DBSchema {
  /** Games played on this device. */
  local: { key: string; value: LocalGame };
  /** Online games as last seen, by id. */
  views: { key: string; value: OfflineView };
  /** The lists of the home page as last seen. */
  lists: { key: string; value: OfflineLists };
  /** Moves that the server has not answered, one per game. */
  choices: { key: string; value: UnsentMove };
  /** Moves that the server refused, one per game. */
  dropped: { key: string; value: DroppedMove };
}

const NAME = 'aeroplane';
const VERSION = 1;

let opening: Promise<IDBPDatabase<OfflineSchema>> | undefined;

/** The database, opened once. Rejects where the browser has no storage, as in some private windows. */
export async function database(): Promise<IDBPDatabase<OfflineSchema>> {
  opening ??= openDB<OfflineSchema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('local', { keyPath: 'id' });
      db.createObjectStore('views', { keyPath: 'view.id' });
      db.createObjectStore('lists', { keyPath: 'whose' });
      db.createObjectStore('choices', { keyPath: 'game' });
      db.createObjectStore('dropped', { keyPath: 'game' });
    },
    blocking(_current, _wanted, event) {
      // A newer build waits to upgrade the database until older pages close it.
      (event.target as IDBDatabase).close();
      opening = undefined;
    },
    terminated() {
      opening = undefined;
    },
  });
  return opening.catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
}
