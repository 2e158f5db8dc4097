/** Reports of what people do to others (DESIGN § 7): kept with their game, for whoever runs the server. */

import { seatOf, type Colour, type Seat } from '@aeroplane/engine';
import { otherPerson } from './blocks.ts';
import { parseText } from './chat.ts';
import type { Core } from './core.ts';
import { Problem } from './problem.ts';

/** It names seats, which say who it is as long as those are players here. */
export interface Report {
  readonly game: string;
  readonly by: Seat;
  readonly of: Seat;
  readonly reason: string;
  readonly atMs: number;
}

/**
 * Reports the player of a colour; a seat's later report takes the place of its earlier one. Errors: `unknown-game`,
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
