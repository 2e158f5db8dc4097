/** A store whose calls all pass through a function, for crashes and races. */

import type { Store } from '@aeroplane/core';

export type StoreCall = keyof Store;

const WRITES: ReadonlySet<StoreCall> = new Set<StoreCall>([
  'createGame',
  'replaceGame',
  'createPlayer',
  'replacePlayer',
  'putSession',
  'removeSession',
  'putDevice',
  'setReached',
  'removeDevice',
  'setOwnerOfDevice',
  'putCode',
  'claimCode',
  'removeCode',
  'putCodeOf',
  'removeCodeOf',
  'putPasskey',
  'removePasskey',
  'notePasskeyUse',
  'setOwnerOfPasskey',
  'removeOwnerOfPasskey',
  'putChallenge',
  'takeChallenge',
  'putGuest',
  'removeGuest',
  'removePlayer',
  'removeOwnerOfDevice',
  'putBlock',
  'removeBlock',
  'putBlocker',
  'removeBlocker',
  'putReport',
  'removeReport',
  'removeNudge',
  'removeMessage',
  'putNudge',
  'setLimit',
  'raiseLimit',
  'removeLimit',
  'putMessage',
  'addMembership',
  'removeMembership',
  'markSeen',
  'markChatRead',
  'setMuted',
  'setReceipts',
  'putFinishedGame',
  'removeFinishedGame',
  'markFinishedSeen',
  'markFinishedChatRead',
]);

export const isWrite = (call: StoreCall): boolean => WRITES.has(call);

/** The store; `around` decides when each call is made, and what it answers. */
export function aroundStore(
  store: Store,
  around: (call: StoreCall, make: () => Promise<unknown>) => Promise<unknown>,
): Store {
  return new Proxy(store, {
    get(target, name) {
      const method = Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>;
      return (...args: unknown[]) => around(name as StoreCall, () => method.apply(target, args));
    },
  });
}
