/** What this browser keeps for when there is no network, in one IndexedDB database. */

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { LocalGame } from '../model/local-game.ts';
import type { DroppedChoice, KeptChoice, KeptLists, KeptView } from './rows.ts';

interface Kept extends DBSchema {
  /** Games that are played on this device alone. */
  local: { key: string; value: LocalGame };
  /** Online games as they were last seen, by id. */
  views: { key: string; value: KeptView };
  /** The lists of the home page as they were last seen. */
  lists: { key: string; value: KeptLists };
  /** Choices that have not reached the server, one a game. */
  choices: { key: string; value: KeptChoice };
  /** Choices that the game went on without, one a game. */
  dropped: { key: string; value: DroppedChoice };
}

const NAME = 'aeroplane';
const VERSION = 1;

let opening: Promise<IDBPDatabase<Kept>> | undefined;

/** The database, opened once. Fails where the browser keeps nothing, as in some private windows. */
export async function database(): Promise<IDBPDatabase<Kept>> {
  opening ??= openDB<Kept>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('local', { keyPath: 'id' });
      db.createObjectStore('views', { keyPath: 'view.id' });
      db.createObjectStore('lists', { keyPath: 'whose' });
      db.createObjectStore('choices', { keyPath: 'game' });
      db.createObjectStore('dropped', { keyPath: 'game' });
    },
    blocking(_current, _wanted, event) {
      // A newer build wants to change it, and waits for the older pages to let go.
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
