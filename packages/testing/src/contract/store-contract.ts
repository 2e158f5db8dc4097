/** The contract of stores. Every implementation runs all of it. */

import { afterEach, beforeEach, describe } from 'vitest';
import type { Store } from '@aeroplane/core';
import { blocksContract } from './blocks.ts';
import { chatContract } from './chat.ts';
import { devicesContract } from './devices.ts';
import { gamesContract } from './games.ts';
import { limitsContract } from './limits.ts';
import { listsContract } from './lists.ts';
import { passkeysContract } from './passkeys.ts';
import { peopleContract } from './people.ts';
import type { StoreInUse } from './store-in-use.ts';

export interface OpenStore {
  readonly store: Store;
  close(): Promise<void>;
}

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
