/**
 * The copy of a player's availability in each of their seats, so that a move reads no player
 * (docs/design.md#time-per-decision).
 */

import { type Availability, availabilityOf } from '../availability/availability.ts';
import type { Core } from '../context/core.ts';
import { type Game, isOver, type Person, type SecretGame } from '../game/game.ts';
import { seatOfPlayer } from '../game/seats.ts';
import { gamesOf } from '../lists/memberships.ts';
import type { Player } from '../model/player.ts';

function withAvailability(sitter: Person, availability: Availability): Person {
  const { quiet: _quiet, away: _away, ...others } = sitter;
  return { ...others, ...availability };
}

const same = (one: Availability, other: Availability): boolean =>
  one.quiet?.start === other.quiet?.start &&
  one.quiet?.end === other.quiet?.end &&
  one.quiet?.timeZone === other.quiet?.timeZone &&
  one.away?.startAtMs === other.away?.startAtMs &&
  one.away?.endAtMs === other.away?.endAtMs;

/** Whether the player's seat in an unfinished game has an outdated copy. */
function isStale(game: Game, player: Player, nowMs: number): boolean {
  const sitter = seatOfPlayer(game, player.id)?.sitter;
  return !isOver(game) && sitter?.kind === 'player' && !same(sitter, availabilityOf(player, nowMs));
}

/**
 * The game with the player's availability in their seat; undefined where it is up to date. An open decision keeps its
 * deadline.
 */
function refreshed(game: SecretGame, player: Player, nowMs: number): SecretGame | undefined {
  if (!isStale(game, player, nowMs)) return undefined;
  const seats = game.seats.map((seat) =>
    seat.sitter.kind === 'player' && seat.sitter.player === player.id
      ? { ...seat, sitter: withAvailability(seat.sitter, availabilityOf(player, nowMs)) }
      : seat,
  );
  return { ...game, seats };
}

/** Updates the player's seat of a game where its copy is outdated, and returns the game. Errors: `busy`. */
export async function refreshSeat<G extends Game>(
  core: Core,
  player: Player,
  game: G,
): Promise<G | SecretGame> {
  const nowMs = core.clock.nowMs();
  return isStale(game, player, nowMs)
    ? core.games.change(game.id, (one) => refreshed(one, player, nowMs))
    : game;
}

/** Updates the player's seats in all unfinished games; after a crash a retry completes it. Errors: `busy`. */
export async function refreshSeats(core: Core, player: Player): Promise<void> {
  for (const { game } of await gamesOf(core, player.id)) await refreshSeat(core, player, game);
}
