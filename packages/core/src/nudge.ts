/** Nudges: a friendly reminder of one player by another, once a day (DESIGN § 4, § 6). */

import { seatOf, type Colour } from '@aeroplane/engine';
import type { Core } from './core.ts';
import { restIn } from './deadline.ts';
import { toAct } from './fold.ts';
import { seatOfColour, seatOfPlayer, TURN_TIME_MS, type Game } from './game.ts';
import type { Notice } from './notice.ts';
import { ownSeat } from './own-seat.ts';
import { Problem } from './problem.ts';
import { pauseAt } from './rest.ts';

/** The last nudge of a pair. */
export interface Nudge {
  /** Who nudges whom: players. */
  readonly from: string;
  readonly to: string;
  readonly game: string;
  /** The ply that was waited for. */
  readonly ply: number;
  readonly atMs: number;
}

const DAY_MS = 24 * 3_600_000;

/** A decision is left alone for this part of its time. */
const NUDGE_AFTER = 0.25;

/** From when on whoever is waited for may be nudged; null where nobody is. */
export function nudgeFrom(game: Game): number | null {
  if (game.decision === null || toAct(game) === null) return null;
  return game.decision.openedAtMs + NUDGE_AFTER * TURN_TIME_MS[game.turnTime];
}

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
  if (pauseAt(nowMs, restIn(game, seat)) !== undefined)
    throw new Problem('not-to-nudge', 'this player rests now');
  await core.limits.take('nudge', player);
  const nudged = { from: player, to: seat.sitter.player, game: id, ply: game.log.length, atMs: nowMs };
  if (!(await core.store.putNudge(nudged, nowMs - DAY_MS)))
    throw new Problem('nudged-already', 'one nudge a day is enough');
}

/** What somebody who was nudged must hear; undefined once the decision is taken. */
export function noticeOfNudge(game: Game, nudged: Nudge): Notice | undefined {
  const acting = toAct(game);
  const asked = acting === null ? undefined : seatOfColour(game, acting)?.sitter;
  const nudger = seatOfPlayer(game, nudged.from)?.sitter;
  if (game.id !== nudged.game || game.log.length !== nudged.ply) return undefined;
  if (asked?.kind !== 'player' || asked.player !== nudged.to || nudger?.kind !== 'player') return undefined;
  return {
    kind: 'nudge',
    player: nudged.to,
    game: game.id,
    mark: `n${nudged.atMs}.${nudged.from}`,
    who: nudger.name,
    from: nudged.from,
  };
}
