/** The record of a game so far (docs/rules.md#record), with the evidence of its dice. */

import { type Colour, colourOf, makeRecord } from '@aeroplane/engine';
import type { Core } from '../context/core.ts';
import { foldOf, takenSeats } from '../game/fold.ts';
import { Problem } from '../kernel/problem.ts';
import { allPlyOrigins, diceView } from './view.ts';

/** The record of a game that has started. Errors: `unknown-game`, `not-started`. */
export async function readRecord(core: Core, id: string) {
  const game = await core.games.read(id);
  const fold = foldOf(game);
  if (fold === undefined || game.first === null) {
    throw new Problem('not-started', 'a game that has not started has no record');
  }
  const names: Partial<Record<Colour, string>> = {};
  for (const { colour, sitter } of game.seats) {
    if (colour !== null && sitter.kind === 'player') names[colourOf(colour)] = sitter.name;
  }
  return {
    ...makeRecord(
      game.rules,
      takenSeats(game),
      game.first,
      fold.plies.map(({ ply }) => ply),
    ),
    game: game.id,
    dice: diceView(game, 0),
    marks: allPlyOrigins(game),
    names,
  };
}
