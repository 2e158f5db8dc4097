/** Stored games, and what is due (docs/design.md#storage). Reads of games see every write acknowledged before them. */

import type { Game, SecretGame } from '../game/game.ts';
import type { Page } from '../kernel/page.ts';

/** Games and players whose wake-up has come, by id. */
export interface Due {
  readonly games: readonly string[];
  readonly players: readonly string[];
}

export interface GameStore {
  /** The game without its secrets. */
  readGame(id: string): Promise<Game | undefined>;
  /** The games of these ids that exist, in any order, without their secrets. */
  readGames(ids: readonly string[]): Promise<Game[]>;
  /** The game with its secrets; for writes only. */
  readSecretGame(id: string): Promise<SecretGame | undefined>;
  /** False where the id is taken. */
  createGame(game: SecretGame): Promise<boolean>;
  /** Replaces the game; false, and nothing is changed, where the stored version is not the one before. */
  replaceGame(game: SecretGame): Promise<boolean>;
  /** Public waiting games, the newest first. `bad-cursor` where `from` is not a `next` of this list. */
  openGames(limit: number, from?: string): Promise<Page<Game>>;
  /** The games and players with something due, at most a few hundred at a time. */
  due(nowMs: number): Promise<Due>;
}
