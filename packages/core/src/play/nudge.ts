/** Nudges: one player reminds another to decide, at most once a day (docs/design.md#notices). */

import { type Colour, seatOf } from '@aeroplane/engine';
import { pauseAt } from '../availability/availability.ts';
import type { Core } from '../context/core.ts';
import { nudgeFrom, availabilityIn } from '../game/deadline.ts';
import { toAct } from '../game/fold.ts';
import { ownSeat, seatOfColour } from '../game/seats.ts';
import { Problem } from '../kernel/problem.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Nudges the player of a colour, whose decision is open. Errors: `unknown-game`; `not-seated`; `not-to-nudge` where it
 * is not another person's decision, has not been open for a quarter of its time, or meets a pause of that person;
 * `nudged-already` within a day; `too-often`.
 */
export async function nudge(core: Core, player: string, id: string, colour: Colour): Promise<void> {
  const game = await core.games.read(id);
  ownSeat(game, player);
  const seat = seatOfColour(game, seatOf(colour));
  const fromMs = nudgeFrom(game);
  const nowMs = core.clock.nowMs();
  if (seat?.sitter.kind !== 'player' || seat.sitter.player === player || toAct(game) !== seat.colour)
    throw new Problem('not-to-nudge', 'no other player of this colour has to decide');
  if (fromMs === null || fromMs > nowMs)
    throw new Problem('not-to-nudge', 'the decision has not been open for long');
  if (pauseAt(nowMs, availabilityIn(game, seat)) !== undefined)
    throw new Problem('not-to-nudge', 'this player is in quiet hours or on vacation now');
  await core.limits.take('nudge', player);
  const nudged = { from: player, to: seat.sitter.player, game: id, ply: game.log.length, atMs: nowMs };
  if (!(await core.store.putNudge(nudged, nowMs - DAY_MS)))
    throw new Problem('nudged-already', 'one nudge a day is enough');
}
