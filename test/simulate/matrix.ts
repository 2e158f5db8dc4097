/**
 * The kinds of games that are simulated: every preset with every number of players, rolled by hand, by the server, and
 * with standing orders.
 */

import { PRESET_NAMES } from '@aeroplane/engine';
import { MODES, type CellOptions } from './cell.ts';

const PLAYERS = [2, 3, 4] as const;

/** The number of games that a person plays at a time, roughly. */
const GAMES_EACH = 2;

export interface MatrixOptions {
  readonly games: number;
  readonly seed: number;
  readonly memory: boolean;
}

/** Distributes the games over the cells, each with a seed of its own. */
export function matrix({ games, seed, memory }: MatrixOptions): CellOptions[] {
  const kinds = PRESET_NAMES.flatMap((preset) =>
    PLAYERS.flatMap((players) => MODES.map((mode) => ({ preset, players, mode }))),
  );
  return kinds
    .map((kind, index) => ({
      ...kind,
      games: Math.floor(games / kinds.length) + (index < games % kinds.length ? 1 : 0),
      seed: (Math.imul(seed, 1_000_003) + index * 7_919) >>> 0,
      memory,
      gamesEach: GAMES_EACH,
    }))
    .filter((cell) => cell.games > 0);
}
