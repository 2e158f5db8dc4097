/** Players' lists of games: memberships of unfinished games, and finished games (docs/design.md#storage). */

import type { Page } from '../kernel/page.ts';
import type { FinishedGame } from '../model/finished-game.ts';
import type { Membership } from '../model/membership.ts';

export interface ListStore {
  readMembership(player: string, game: string): Promise<Membership | undefined>;
  memberships(player: string): Promise<Membership[]>;
  /** Writes a membership as of `sinceMs`; an existing one keeps its other attributes. */
  addMembership(player: string, game: string, sinceMs: number): Promise<void>;
  removeMembership(player: string, game: string): Promise<void>;
  /** Raises `seen` of a membership; false where there is none. A lower number changes nothing. */
  markSeen(player: string, game: string, ply: number): Promise<boolean>;
  /** Raises `chat` of a membership; false where there is none. A lower one changes nothing. */
  markChatRead(player: string, game: string, t: string): Promise<boolean>;
  /** False where there is no membership. */
  setMuted(player: string, game: string, muted: boolean): Promise<boolean>;
  /** Replaces the receipts of a membership; false where they are not `before`, or there is no membership. */
  setReceipts(
    player: string,
    game: string,
    receipts: readonly string[],
    before: readonly string[],
  ): Promise<boolean>;

  readFinishedGame(player: string, finishedAtMs: number, game: string): Promise<FinishedGame | undefined>;
  putFinishedGame(player: string, done: FinishedGame): Promise<void>;
  removeFinishedGame(player: string, finishedAtMs: number, game: string): Promise<void>;
  /** Raises `seen` of a finished game, if it is listed. A lower number changes nothing. */
  markFinishedSeen(player: string, finishedAtMs: number, game: string, ply: number): Promise<void>;
  /** Raises `chat` of a finished game, if it is listed. A lower one changes nothing. */
  markFinishedChatRead(player: string, finishedAtMs: number, game: string, t: string): Promise<void>;
  /** The latest first. `bad-cursor` where `from` is not a `next` of this list. */
  finishedGames(player: string, limit: number, from?: string): Promise<Page<FinishedGame>>;
}
