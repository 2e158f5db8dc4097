/**
 * The games of this process. It caches the games it has seen and lets the condition on the version decide, so that a
 * move costs one write and usually no read (docs/design.md#one-conditional-write). Every write of a game goes through
 * this class.
 */

import type { Game, SecretGame } from '../game/game.ts';
import { Lru } from '../kernel/lru.ts';
import { Problem } from '../kernel/problem.ts';
import type { GameStore } from '../ports/game-store.ts';

/** Returns the next game, or undefined to leave it unchanged. It may run several times, each time on a newer game. */
export type GameChange = (game: SecretGame) => SecretGame | undefined;

/** The next game, or undefined to leave it unchanged, with a result for the caller. */
export interface Changed<Outcome> {
  readonly game: SecretGame | undefined;
  readonly outcome: Outcome;
}

const MOST_CACHED = 2_000;

/** Losing this often in a row to other writers means that the store is in trouble. */
const ATTEMPTS = 12;

export class Games {
  readonly #store: GameStore;
  readonly #cached = new Lru<string, SecretGame>(MOST_CACHED);

  constructor(store: GameStore) {
    this.#store = store;
  }

  /** The game as stored now. `unknown-game` where there is none. */
  async read(id: string): Promise<Game> {
    const game = await this.#store.readGame(id);
    if (game === undefined) throw new Problem('unknown-game', 'there is no such game');
    return game;
  }

  /** Stores a new game; false where its id is taken. */
  async create(game: SecretGame): Promise<boolean> {
    const created = await this.#store.createGame(game);
    if (created) this.#cached.set(game.id, game);
    return created;
  }

  /** Writes the next game and returns it, or the unchanged game. Errors: `unknown-game`; `busy`; those of `change`. */
  async change(id: string, change: GameChange): Promise<SecretGame> {
    const { game } = await this.changeWithOutcome(id, (before) => ({ game: change(before), outcome: null }));
    return game;
  }

  /**
   * Like `change`, and also returns the outcome of the attempt that counted. A refusal or "no change" decided on a
   * cached game is decided again on the stored one, since the cached one may be old. Errors: `unknown-game`; `busy`
   * where other writers were always faster; those of `change`.
   */
  async changeWithOutcome<Outcome>(
    id: string,
    change: (game: SecretGame) => Changed<Outcome>,
  ): Promise<{ game: SecretGame; outcome: Outcome }> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const cached = this.#cached.get(id);
      const game = cached ?? (await this.#readSecret(id));
      let changed: Changed<Outcome> | undefined;
      try {
        changed = change(game);
      } catch (error) {
        if (cached === undefined || !(error instanceof Problem)) throw error;
      }
      if (changed?.game === undefined) {
        if (cached === undefined && changed !== undefined) return { game, outcome: changed.outcome };
        this.#cached.delete(id);
        continue;
      }
      const written = { ...changed.game, version: game.version + 1 };
      if (await this.#write(written)) return { game: written, outcome: changed.outcome };
    }
    throw new Problem('busy', 'too many changes at once; try again');
  }

  async #readSecret(id: string): Promise<SecretGame> {
    const game = await this.#store.readSecretGame(id);
    if (game === undefined) throw new Problem('unknown-game', 'there is no such game');
    this.#cached.set(id, game);
    return game;
  }

  async #write(game: SecretGame): Promise<boolean> {
    // If the write fails or its answer is lost, nobody knows whether the cached game is still right.
    this.#cached.delete(game.id);
    const written = await this.#store.replaceGame(game);
    if (written) this.#cached.set(game.id, game);
    return written;
  }
}
