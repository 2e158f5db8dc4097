/** Looking back at a game: the position before or after any ply of its log. */

import type { Position, Seat } from '@aeroplane/engine';
import type { Choice } from './choice.ts';
import { lastDice, positionAt, seatOfPly, type GameLog } from './log.ts';

export interface LookBack {
  /** The number of the ply, from 1; 0 is the start. */
  readonly ply: number;
  /** A better move: the board then shows it with the position before the ply. */
  readonly better?: Choice | undefined;
}

/** Looks back to a ply. The last one is undefined: it is the game as it stands. */
export const lookBackTo = (log: GameLog, ply: number): LookBack | undefined =>
  ply === log.plies.length ? undefined : { ply };

export interface LookedAt {
  readonly position: Position | undefined;
  readonly dice: readonly (number | null)[];
  /** The seat that rolled. */
  readonly active: Seat | null;
}

/** What the board shows for a ply. */
export function lookedAt(log: GameLog, { ply, better }: LookBack): LookedAt {
  return {
    position: positionAt(log, better ? ply - 1 : ply),
    dice: lastDice(log, ply),
    active: ply > 0 ? seatOfPly(log, ply - 1) : (positionAt(log, 0)?.turn ?? null),
  };
}
