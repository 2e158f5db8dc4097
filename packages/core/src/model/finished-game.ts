import type { Preset } from '@aeroplane/engine';

/** A finished game in a player's list (docs/design.md#keys). */
export interface FinishedGame {
  readonly game: string;
  readonly finishedAtMs: number;
  readonly colour: number;
  readonly rank: number;
  readonly players: number;
  /** The names of the other people; null: a former player. */
  readonly opponents: readonly (string | null)[];
  /** The places of `opponents`, in the same order. */
  readonly ranks: readonly number[];
  /** null: custom rules. */
  readonly preset: Preset | null;
  /** The player has seen all plies before this index. */
  readonly seen: number;
  /** The `t` of the last message read; absent before the first. */
  readonly chat?: string;
  /** The player had muted this game. */
  readonly muted?: true;
}
