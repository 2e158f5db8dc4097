/** A store that remembers every version of every game, and whose act wrote it. */

import { AsyncLocalStorage } from 'node:async_hooks';
import type { SecretGame, Store } from '@aeroplane/core';

/** What somebody does: a player, or nobody where the server acts by itself. */
export interface Act {
  readonly player: string | null;
  readonly what: string;
  /** The move that a submit is about. */
  readonly submit?: { readonly ply: number; readonly move: string };
}

export interface Written {
  readonly game: SecretGame;
  readonly atMs: number;
  /** undefined: written before anybody looked, while the game was made. */
  readonly act: Act | undefined;
}

const acts = new AsyncLocalStorage<Act>();

/** Does something as an act: what it writes is written by it, whatever else happens meanwhile. */
export const acting = <T>(act: Act, run: () => Promise<T>): Promise<T> => acts.run(act, run);

export class Witness {
  readonly #nowMs: () => number;
  readonly history: Written[] = [];
  /** Games that were written and whose writing the change stream has not told yet. */
  readonly changed: string[] = [];

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** The store, with what is written of games remembered. */
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
    // Not a copy: games are values, and what is known of one is found again by its log.
    this.history.push({ game, atMs: this.#nowMs(), act });
    this.changed.push(game.id);
  }
}
