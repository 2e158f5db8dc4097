/** A player's quiet window in the seats they have: a copy, so that a move reads no player (DESIGN § 4). */

import type { Core } from './core.ts';
import { isOver, seatOfPlayer, type Game, type SecretGame, type Sitter } from './game.ts';
import { gamesOf } from './memberships.ts';
import type { Player } from './player.ts';
import type { ZonedWindow } from './quiet-window.ts';

/** A person in a seat. */
type Person = Extract<Sitter, { kind: 'player' }>;

/** The part of a sitter that is copied from the player. */
export function quietOf({ quiet, timeZone }: Player): { readonly quiet?: ZonedWindow } {
  return quiet === undefined || timeZone === undefined ? {} : { quiet: { ...quiet, timeZone } };
}

function withQuiet(sitter: Person, player: Player): Person {
  const { quiet: _, ...rest } = sitter;
  return { ...rest, ...quietOf(player) };
}

const same = (one: ZonedWindow | undefined, other: ZonedWindow | undefined): boolean =>
  one?.start === other?.start && one?.end === other?.end && one?.timeZone === other?.timeZone;

/** Whether a game goes on in which the player's seat has another window than the player. */
function isStale(game: Game, player: Player): boolean {
  const sitter = seatOfPlayer(game, player.id)?.sitter;
  return !isOver(game) && sitter?.kind === 'player' && !same(sitter.quiet, quietOf(player).quiet);
}

/** The game with the player's window in their seat. A decision that is open keeps its deadline (DESIGN § 3). */
function refreshed(game: SecretGame, player: Player): SecretGame | undefined {
  if (!isStale(game, player)) return undefined;
  const seats = game.seats.map((seat) =>
    seat.sitter.kind === 'player' && seat.sitter.player === player.id
      ? { ...seat, sitter: withQuiet(seat.sitter, player) }
      : seat,
  );
  return { ...game, seats };
}

/** Copies the player's window into their seat of a game, where it has another, and returns the game. `busy`. */
export async function refreshSeat<G extends Game>(
  core: Core,
  player: Player,
  game: G,
): Promise<G | SecretGame> {
  return isStale(game, player) ? core.games.change(game.id, (one) => refreshed(one, player)) : game;
}

/** Copies the player's window into their seats of all games that go on. Cut by a crash, it is done again. `busy`. */
export async function refreshSeats(core: Core, player: Player): Promise<void> {
  for (const { game } of await gamesOf(core, player.id)) await refreshSeat(core, player, game);
}
