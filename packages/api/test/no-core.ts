/** Apps whose use cases have no working store: for answers given before the store is read. */

import { createCore, type Store } from '@aeroplane/core';
import { createApp, type AppDeps } from '../src/index.ts';
import { createPasskeyApp } from '../src/passkey-app.ts';

export const ORIGIN = 'https://game.test';

/** No limit is used up. */
const UNLIMITED = { readLimit: async () => undefined, setLimit: async () => true };

/** A store in which only the given calls work. */
const brokenStore = (works: Partial<Store>): Store =>
  new Proxy(works as Store, {
    get: (store, name, receiver): unknown =>
      Reflect.get(store, name, receiver) ??
      (async () => {
        throw new Error('the store is out of order');
      }),
  });

export function appWithout(works: Partial<Store> = {}, deps: Partial<AppDeps> = {}) {
  const faults: { error: unknown; requestId: string }[] = [];
  const core = createCore({
    store: brokenStore({ ...UNLIMITED, ...works }),
    clock: { nowMs: () => 1_000_000 },
    randomBytes: (count) => new Uint8Array(count).fill(7),
    queue: { send: async () => undefined },
    acceptsEndpoint: () => false,
    mails: false,
  });
  const all: AppDeps = {
    core,
    publicOrigin: ORIGIN,
    clientAddress: () => '192.0.2.1',
    pushKey: 'the-public-key',
    version: '1.2.3',
    commit: 'abc',
    onReport: () => undefined,
    onFault: (error, requestId) => faults.push({ error, requestId }),
    ...deps,
  };
  return { app: createApp(all), passkeyApp: createPasskeyApp(all), faults };
}
