/** A hint that a player is in an unfinished game; only the game is authoritative (docs/design.md#keys). */
export interface Membership {
  readonly player: string;
  readonly game: string;
  /** The player has seen all plies before this index. */
  readonly seen: number;
  /** When the membership was last written. */
  readonly sinceMs: number;
  /** The player wants no notices of this game. */
  readonly muted: boolean;
  /** Receipts of delivered notices (docs/design.md#notices). */
  readonly receipts: readonly string[];
  /** The `t` of the last message read; absent before the first. */
  readonly chat?: string;
}
