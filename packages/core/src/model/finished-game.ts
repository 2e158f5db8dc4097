/** A finished game in a player's list (docs/design.md#keys). */

import type { Preset } from '@aeroplane/engine';

/** A finished game in a player's list. */
export interface FinishedGame {
  readonly game: string;
  readonly finishedAtMs: number;
  readonly colour: number;
  readonly rank: number;
  readonly players: number;
  /** The other people by name (null: a former player), and the places they won, in the same order. */
  readonly opponents: readonly (string | null)[];
  readonly ranks: readonly number[];
  /** null: rules of their own. */
  readonly preset: Preset | null;
  /** The player has seen the plies before this one. */
  readonly seen: number;
  /** The `t` of the last message that the player has read; absent before the first. */
  readonly chat?: string;
  /** The player wanted to hear nothing of this game. */
  readonly muted?: true;
}
