/** A store that counts conflicting writes of games, and missed decisions. */

import { Lru, type SecretGame, type Store } from '@aeroplane/core';
import type { Metrics } from './metrics.ts';

/** Games whose count a process remembers. */
const MAX_GAMES = 2_000;

export function countedStore(store: Store, metrics: Metrics): Store {
  /** The missed decisions of each game when it was last read or written. */
  const missed = new Lru<string, number>(MAX_GAMES);
  const note = ({ id, plyOrigins }: SecretGame): void => missed.set(id, plyOrigins.missed.length);
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
        metrics.count(
          'Misses',
          game.plyOrigins.missed.length - (missed.get(game.id) ?? game.plyOrigins.missed.length),
        );
        note(game);
      } else metrics.count('Conflicts');
      return replaced;
    },
  };
}
