/** The last nudge of one player by another (docs/design.md#notices). */
export interface Nudge {
  /** The ids of the player who nudges and of the one nudged. */
  readonly from: string;
  readonly to: string;
  readonly game: string;
  /** The index of the ply that the game waited for. */
  readonly ply: number;
  readonly atMs: number;
}
