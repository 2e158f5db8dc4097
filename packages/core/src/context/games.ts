/**
 * The games of this process: it keeps those it has seen and lets the condition on the version decide, so that a move
 * costs one write and usually no read (DESIGN § 4). Every write of a game goes through `change`.
 */

import type { Game, SecretGame } from '../game/game.ts';
import { Problem } from '../kernel/problem.ts';
import type { GameStore } from '../ports/game-store.ts';

/** What a change makes of a game: its successor, or undefined where nothing is to be written. */
export type Change = (game: SecretGame) => SecretGame | undefined;

const KEPT_GAMES = 2_000;

/** Losing so often in a row to other writers means that the store is in trouble. */
const ATTEMPTS = 12;

export class Games {
  readonly #store: GameStore;
  readonly #kept = new Map<string, SecretGame>();

  constructor(store: GameStore) {
    this.#store = store;
  }

  /** The game as it stands, read anew. `unknown-game` where there is none. */
  async read(id: string): Promise<Game> {
    const game = await this.#store.readGame(id);
    if (game === undefined) throw new Problem('unknown-game', 'there is no such game');
    return game;
  }

  /** Stores a new game; false where its id is taken. */
  async create(game: SecretGame): Promise<boolean> {
    const created = await this.#store.createGame(game);
    if (created) this.#keep(game);
    return created;
  }

  /**
   * Writes what `change` makes of the game and returns the game as it stands after. What `change` refuses or leaves
   * alone on a kept copy is asked again of the stored one, since the copy may be behind. `unknown-game` where there
   * is none; `busy` where other writers were always faster.
   */
  async change(id: string, change: Change): Promise<SecretGame> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const kept = this.#kept.get(id);
      const game = kept ?? (await this.#readSecret(id));
      let next: SecretGame | undefined;
      try {
        next = change(game);
      } catch (error) {
        if (kept === undefined || !(error instanceof Problem)) throw error;
      }
      if (next === undefined) {
        if (kept === undefined) return game;
        this.#kept.delete(id);
        continue;
      }
      const written = { ...next, version: game.version + 1 };
      if (await this.#write(written)) return written;
    }
    throw new Problem('busy', 'too many changes at once; try again');
  }

  async #readSecret(id: string): Promise<SecretGame> {
    const game = await this.#store.readSecretGame(id);
    if (game === undefined) throw new Problem('unknown-game', 'there is no such game');
    this.#keep(game);
    return game;
  }

  async #write(game: SecretGame): Promise<boolean> {
    // Where the write fails or its answer is lost, the copy may be wrong either way.
    this.#kept.delete(game.id);
    const written = await this.#store.replaceGame(game);
    if (written) this.#keep(game);
    return written;
  }

  #keep(game: SecretGame): void {
    this.#kept.delete(game.id);
    this.#kept.set(game.id, game);
    if (this.#kept.size > KEPT_GAMES) {
      const [oldest] = this.#kept.keys();
      if (oldest !== undefined) this.#kept.delete(oldest);
    }
  }
}
