/** What the use cases need from outside: a store, a clock and chance. Each has a twin in memory for tests. */

import type { Game, SecretGame } from './game.ts';
import type { Player } from './player.ts';

export interface Clock {
  /** Milliseconds since 1970. */
  nowMs(): number;
}

/** Unpredictable bytes. */
export type RandomBytes = (count: number) => Uint8Array;

export interface Session {
  readonly player: string;
  /** SHA-256 of the cookie's secret, in base64url: all that is kept of it. */
  readonly hash: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
}

/** A hint that a player is in an unfinished game. The game alone is the truth. */
export interface Membership {
  readonly player: string;
  readonly game: string;
  /** The player has seen the plies before this one. */
  readonly seen: number;
  /** When it was written last. */
  readonly sinceMs: number;
}

/** A finished game in a player's list. */
export interface DoneGame {
  readonly game: string;
  readonly finishedAtMs: number;
  readonly colour: number;
  readonly rank: number;
  readonly players: number;
  readonly opponents: readonly string[];
  /** The player has seen the plies before this one. */
  readonly seen: number;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** Where the next page begins; undefined on the last. */
  readonly next?: string;
}

/** Where everything is kept. Reads of games see every write that was acknowledged before them. */
export interface Store {
  /** The game without its secrets. */
  readGame(id: string): Promise<Game | undefined>;
  /** The games of these ids that exist, in any order, without their secrets. */
  readGames(ids: readonly string[]): Promise<Game[]>;
  /** The game with its secrets, for writes only. */
  readSecretGame(id: string): Promise<SecretGame | undefined>;
  /** False where the id is taken. */
  createGame(game: SecretGame): Promise<boolean>;
  /** Replaces the game; false, and nothing is changed, where the stored version is not the one before. */
  replaceGame(game: SecretGame): Promise<boolean>;
  /** Public games that wait, the newest first. `bad-cursor` where `from` is not a `next` of this list. */
  openGames(limit: number, from?: string): Promise<Page<Game>>;
  /** Ids of games with something due, at most a few hundred at a time. */
  dueGames(nowMs: number): Promise<string[]>;

  readPlayer(id: string): Promise<Player | undefined>;
  putPlayer(player: Player): Promise<void>;
  readSession(player: string, hash: string): Promise<Session | undefined>;
  putSession(session: Session): Promise<void>;

  readMembership(player: string, game: string): Promise<Membership | undefined>;
  memberships(player: string): Promise<Membership[]>;
  /** Writes a membership as of `sinceMs`; one that exists keeps what has been seen. */
  addMembership(player: string, game: string, sinceMs: number): Promise<void>;
  removeMembership(player: string, game: string): Promise<void>;
  /** Raises `seen` of a membership; false where there is none. A lower number changes nothing. */
  markSeen(player: string, game: string, ply: number): Promise<boolean>;

  readDone(player: string, finishedAtMs: number, game: string): Promise<DoneGame | undefined>;
  putDone(player: string, done: DoneGame): Promise<void>;
  /** Raises `seen` of a finished game that is there. A lower number changes nothing. */
  markDoneSeen(player: string, finishedAtMs: number, game: string, ply: number): Promise<void>;
  /** The latest first. `bad-cursor` where `from` is not a `next` of this list. */
  doneGames(player: string, limit: number, from?: string): Promise<Page<DoneGame>>;
}

export interface Ports {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
}
