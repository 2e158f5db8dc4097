/** The last nudge of a pair. */
export interface Nudge {
  /** Who nudges whom: players. */
  readonly from: string;
  readonly to: string;
  readonly game: string;
  /** The ply that was waited for. */
  readonly ply: number;
  readonly atMs: number;
}
