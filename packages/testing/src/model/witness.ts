/** A store that records every version of every game, and the act that wrote it. */

import { AsyncLocalStorage } from 'node:async_hooks';
import type { SecretGame, Store } from '@aeroplane/core';

/** What a player does, or the server where `player` is null. */
export interface Act {
  readonly player: string | null;
  readonly what: string;
  /** The move that a submit is about. */
  readonly submit?: { readonly ply: number; readonly move: string };
}

export interface Written {
  readonly game: SecretGame;
  readonly atMs: number;
  /** undefined: written outside any act, while the game was created. */
  readonly act: Act | undefined;
}

const acts = new AsyncLocalStorage<Act>();

/** Runs an act, so that its writes are attributed to it even among concurrent ones. */
export const acting = <T>(act: Act, run: () => Promise<T>): Promise<T> => acts.run(act, run);

export class Witness {
  readonly #nowMs: () => number;
  readonly history: Written[] = [];
  /** Written games that the change stream has not reported yet. */
  readonly changed: string[] = [];

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** The store, recording all writes of games. */
  around(store: Store): Store {
    const noted = async (call: 'createGame' | 'replaceGame', game: SecretGame): Promise<boolean> => {
      const act = acts.getStore();
      const written = await store[call](game);
      if (written) this.#note(game, act);
      return written;
    };
    return new Proxy(store, {
      get(target, name: keyof Store) {
        if (name === 'createGame' || name === 'replaceGame') return (game: SecretGame) => noted(name, game);
        const method = Reflect.get(target, name) as (...args: unknown[]) => unknown;
        return (...args: unknown[]) => method.apply(target, args);
      },
    });
  }

  #note(game: SecretGame, act: Act | undefined): void {
    // Not a copy: games are immutable, and the cache of folds finds one by its log.
    this.history.push({ game, atMs: this.#nowMs(), act });
    this.changed.push(game.id);
  }
}
