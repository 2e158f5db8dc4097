/** Looking back at a game: the position before or after any of its plies, from the log of the page. */

import type { Position, Seat } from '@aeroplane/engine';
import type { Choice } from './choice.ts';
import { lastDice, positionAt, seatOfPly, type GameLog } from './log.ts';

export interface LookBack {
  /** The number of the ply that is looked at, from 1; 0 is the start. */
  readonly ply: number;
  /** What was better there: the board then shows the ply's choice, and this, rather than what came of it. */
  readonly better?: Choice | undefined;
}

/** Looking at a ply; at the last one the game is seen as it stands. */
export const lookBackTo = (log: GameLog, ply: number): LookBack | undefined =>
  ply === log.plies.length ? undefined : { ply };

export interface LookedAt {
  readonly position: Position | undefined;
  readonly dice: readonly (number | null)[];
  /** Who rolled. */
  readonly active: Seat | null;
}

/** What the board shows of a ply. */
export function lookedAt(log: GameLog, { ply, better }: LookBack): LookedAt {
  return {
    position: positionAt(log, better ? ply - 1 : ply),
    dice: lastDice(log, ply),
    active: ply > 0 ? seatOfPly(log, ply - 1) : (positionAt(log, 0)?.turn ?? null),
  };
}
