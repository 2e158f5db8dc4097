/** A player's rest in the seats they have: a copy, so that a move reads no player (DESIGN § 4). */

import { type Availability, availabilityOf } from '../availability/availability.ts';
import type { Core } from '../context/core.ts';
import { type Game, isOver, type Person, type SecretGame } from '../game/game.ts';
import { seatOfPlayer } from '../game/seats.ts';
import { gamesOf } from '../lists/memberships.ts';
import type { Player } from '../model/player.ts';

function withRest(sitter: Person, rest: Availability): Person {
  const { quiet: _quiet, away: _away, ...others } = sitter;
  return { ...others, ...rest };
}

const same = (one: Availability, other: Availability): boolean =>
  one.quiet?.start === other.quiet?.start &&
  one.quiet?.end === other.quiet?.end &&
  one.quiet?.timeZone === other.quiet?.timeZone &&
  one.away?.startAtMs === other.away?.startAtMs &&
  one.away?.endAtMs === other.away?.endAtMs;

/** Whether a game goes on in which the player's seat has another rest than the player. */
function isStale(game: Game, player: Player, nowMs: number): boolean {
  const sitter = seatOfPlayer(game, player.id)?.sitter;
  return !isOver(game) && sitter?.kind === 'player' && !same(sitter, availabilityOf(player, nowMs));
}

/** The game with the player's rest in their seat. A decision that is open keeps its deadline (DESIGN § 3). */
function refreshed(game: SecretGame, player: Player, nowMs: number): SecretGame | undefined {
  if (!isStale(game, player, nowMs)) return undefined;
  const seats = game.seats.map((seat) =>
    seat.sitter.kind === 'player' && seat.sitter.player === player.id
      ? { ...seat, sitter: withRest(seat.sitter, availabilityOf(player, nowMs)) }
      : seat,
  );
  return { ...game, seats };
}

/** Copies the player's rest into their seat of a game, where it has another, and returns the game. `busy`. */
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

/** Copies the player's rest into their seats of all games that go on. Cut by a crash, it is done again. `busy`. */
export async function refreshSeats(core: Core, player: Player): Promise<void> {
  for (const { game } of await gamesOf(core, player.id)) await refreshSeat(core, player, game);
}
