/** Nudges: a friendly reminder of one player by another, once a day (DESIGN § 4, § 6). */

import { type Colour, seatOf } from '@aeroplane/engine';
import { pauseAt } from '../availability/availability.ts';
import type { Core } from '../context/core.ts';
import { nudgeFrom, availabilityIn } from '../game/deadline.ts';
import { toAct } from '../game/fold.ts';
import { ownSeat, seatOfColour } from '../game/seats.ts';
import { Problem } from '../kernel/problem.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Nudges the player of a colour who is waited for. Errors: `unknown-game`; `not-seated`; `not-to-nudge` where it is not
 * another person's decision, has not been open for a quarter of its time, or that person rests; `nudged-already` within
 * a day; `too-often`.
 */
export async function nudge(core: Core, player: string, id: string, colour: Colour): Promise<void> {
  const game = await core.games.read(id);
  ownSeat(game, player);
  const seat = seatOfColour(game, seatOf(colour));
  const fromMs = nudgeFrom(game);
  const nowMs = core.clock.nowMs();
  if (seat?.sitter.kind !== 'player' || seat.sitter.player === player || toAct(game) !== seat.colour)
    throw new Problem('not-to-nudge', 'nobody else of this colour is waited for');
  if (fromMs === null || fromMs > nowMs)
    throw new Problem('not-to-nudge', 'the decision has not been open for long');
  if (pauseAt(nowMs, availabilityIn(game, seat)) !== undefined)
    throw new Problem('not-to-nudge', 'this player rests now');
  await core.limits.take('nudge', player);
  const nudged = { from: player, to: seat.sitter.player, game: id, ply: game.log.length, atMs: nowMs };
  if (!(await core.store.putNudge(nudged, nowMs - DAY_MS)))
    throw new Problem('nudged-already', 'one nudge a day is enough');
}
