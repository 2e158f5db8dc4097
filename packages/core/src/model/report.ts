import type { Seat } from '@aeroplane/engine';

/**
 * A report of one player by another (docs/design.md#blocks-and-reports). It names seats, which lead to players as long
 * as these exist.
 */
export interface Report {
  readonly game: string;
  readonly by: Seat;
  readonly of: Seat;
  readonly reason: string;
  readonly atMs: number;
}
