/** Reports of players' conduct (docs/design.md#blocks-and-reports), stored with their game for the server's operator. */

import { type Colour, seatOf } from '@aeroplane/engine';
import type { Core } from '../context/core.ts';
import { Problem } from '../kernel/problem.ts';
import type { Report } from '../model/report.ts';
import { otherPerson } from './blocks.ts';
import { parseText } from './chat.ts';

/**
 * Reports the player of a colour; a seat's later report of the same player replaces its earlier one. Errors: `unknown-game`,
 * `not-seated`, `no-player`, `not-started`, `bad-text`.
 */
export async function report(
  core: Core,
  player: string,
  wish: { readonly game: string; readonly colour: Colour; readonly reason: string },
): Promise<Report> {
  const { own } = await otherPerson(core, player, wish.game, wish.colour);
  if (own.colour === null) throw new Problem('not-started', 'take your own seat first');
  const made = {
    game: wish.game,
    by: own.colour,
    of: seatOf(wish.colour),
    reason: parseText(wish.reason),
    atMs: core.clock.nowMs(),
  };
  await core.store.putReport(made);
  return made;
}
