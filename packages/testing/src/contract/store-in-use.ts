import type { Store } from '@aeroplane/core';

/** Gives the store of the running test. */
export type StoreInUse = () => Store;
