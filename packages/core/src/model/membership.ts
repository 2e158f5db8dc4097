/** A hint that a player is in an unfinished game. The game alone is the truth. */
export interface Membership {
  readonly player: string;
  readonly game: string;
  /** The player has seen the plies before this one. */
  readonly seen: number;
  /** When it was written last. */
  readonly sinceMs: number;
  /** The player wants to hear nothing of this game. */
  readonly muted: boolean;
  /** What the player was told, and where: marks of notices (DESIGN § 6). */
  readonly receipts: readonly string[];
  /** The `t` of the last message that the player has read; absent before the first. */
  readonly chat?: string;
}
