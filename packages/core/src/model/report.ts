/** A report of one player by another (docs/design.md#blocks-and-reports). */

import type { Seat } from '@aeroplane/engine';

/** It names seats, which say who it is as long as those are players here. */
export interface Report {
  readonly game: string;
  readonly by: Seat;
  readonly of: Seat;
  readonly reason: string;
  readonly atMs: number;
}
