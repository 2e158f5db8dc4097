/** A store that counts what happens to games: writes that lost to another writer, and decisions that were missed. */

import type { SecretGame, Store } from '@aeroplane/core';
import type { Metrics } from './metrics.ts';

/** As many games as a process keeps. */
const KEPT = 2_000;

export function countedStore(store: Store, metrics: Metrics): Store {
  /** How many decisions of a game had been missed when it was read or written last. */
  const missed = new Map<string, number>();
  const note = ({ id, marks }: SecretGame): void => {
    if (missed.size >= KEPT && !missed.has(id)) missed.clear();
    missed.set(id, marks.missed.length);
  };
  return {
    ...store,
    async readSecretGame(id) {
      const game = await store.readSecretGame(id);
      if (game !== undefined) note(game);
      return game;
    },
    async replaceGame(game) {
      const replaced = await store.replaceGame(game);
      if (replaced) {
        metrics.count('Misses', game.marks.missed.length - (missed.get(game.id) ?? game.marks.missed.length));
        note(game);
      } else metrics.count('Conflicts');
      return replaced;
    },
  };
}
