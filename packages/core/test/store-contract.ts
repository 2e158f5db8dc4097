/** What every store keeps to. Each implementation runs the whole of it, the one in memory as the others' measure. */

import { afterEach, beforeEach, describe } from 'vitest';
import type { Store } from '../src/index.ts';
import { blocksContract } from './store-contract-blocks.ts';
import { chatContract } from './store-contract-chat.ts';
import { devicesContract } from './store-contract-devices.ts';
import { gamesContract } from './store-contract-games.ts';
import { limitsContract } from './store-contract-limits.ts';
import { listsContract } from './store-contract-lists.ts';
import { passkeysContract } from './store-contract-passkeys.ts';
import { peopleContract } from './store-contract-people.ts';

export interface OpenStore {
  readonly store: Store;
  close(): Promise<void>;
}

/** Gives the store of the test that runs. */
export type StoreInUse = () => Store;

/** Runs the contract over stores of one kind; each test gets an empty one. */
export function storeContract(kind: string, open: () => Promise<OpenStore>): void {
  describe(`the store ${kind}`, () => {
    let opened: OpenStore | undefined;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(async () => {
      await opened?.close();
    });
    const store: StoreInUse = () => {
      if (opened === undefined) throw new Error('no store is open');
      return opened.store;
    };
    gamesContract(store);
    listsContract(store);
    peopleContract(store);
    devicesContract(store);
    passkeysContract(store);
    blocksContract(store);
    chatContract(store);
    limitsContract(store);
  });
}
