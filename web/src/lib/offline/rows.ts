/** The rows of the offline store. */

import type { DoneGame, Summary, View } from '../api-types/types.ts';

export interface UnsentMove {
  /** The game's id. */
  readonly game: string;
  readonly ply: number;
  /** The move's text. */
  readonly move: string;
  readonly atMs: number;
}

export interface DroppedMove extends UnsentMove {
  /** The problem code with which the server refused it. */
  readonly code: string;
}

export interface OfflineView {
  /** Holds every ply. */
  readonly view: View;
  readonly atMs: number;
}

export interface OfflineLists {
  /** The only key: a device has one player at a time. */
  readonly whose: 'mine';
  readonly games: Summary[];
  readonly done: DoneGame[];
  readonly atMs: number;
}
