import type { DoneGame, Summary, View } from '../api-types/types.ts';

export interface KeptChoice {
  /** The game's id. */
  readonly game: string;
  readonly ply: number;
  /** The move's text. */
  readonly move: string;
  readonly atMs: number;
}

export interface DroppedChoice extends KeptChoice {
  /** The code of the problem that the server answered with. */
  readonly code: string;
}

export interface KeptView {
  /** With every ply. */
  readonly view: View;
  readonly atMs: number;
}

export interface KeptLists {
  /** There is one player at a time. */
  readonly whose: 'mine';
  readonly games: Summary[];
  readonly done: DoneGame[];
  readonly atMs: number;
}
