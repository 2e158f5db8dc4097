/**
 * Rematches (docs/design.md#rematches): a game like a finished one, with seats reserved for the same players. Its id is
 * a hash of the old one, so that two requests make one game.
 */

import type { Core } from '../context/core.ts';
import type { Game, GameSeat } from '../game/game.ts';
import { ownSeat, playersOf } from '../game/seats.ts';
import { idOf } from '../kernel/id.ts';
import { Problem } from '../kernel/problem.ts';
import { checkGameCount } from '../lists/memberships.ts';
import { waitingGame } from './create-game.ts';

/** How many cancelled rematches may be followed by another: more of them are a game with the button. */
const MOST_CANCELLED = 4;

/** The id of the rematch of a game. */
export const rematchId = (id: string): string => idOf(`aeroplane rematch ${id}`);

/** The seat in the rematch, without a colour: reserved for its player, open for a former one, the same for a bot. */
function rematchSeat({ sitter }: GameSeat): GameSeat {
  if (sitter.kind === 'player')
    return { colour: null, seed: null, sitter: { kind: 'open', reservedFor: sitter.player } };
  if (sitter.kind === 'former')
    return { colour: null, seed: null, sitter: { kind: 'open', reservedFor: null } };
  return { colour: null, seed: null, sitter };
}

/** The existing rematch, or the id for a new one. */
async function findRematch(core: Core, id: string): Promise<{ id: string; game: Game | undefined }> {
  let found = rematchId(id);
  for (let cancelled = 0; ; cancelled += 1) {
    const game = await core.store.readGame(found);
    if (game?.status !== 'cancelled' || cancelled === MOST_CANCELLED) return { id: found, game };
    // The next id is a hash of the cancelled rematch's.
    found = rematchId(found);
  }
}

/**
 * The rematch of a finished game; the first player to ask creates it, and is its creator. Errors:
 * `unknown-game`, `not-seated`, `not-finished`, `too-many-games`.
 */
export async function rematch(
  core: Core,
  player: string,
  id: string,
): Promise<{ game: Game; created: boolean }> {
  const old = await core.games.read(id);
  const own = ownSeat(old, player);
  if (old.status !== 'finished') throw new Problem('not-finished', 'the game is not finished');
  const found = await findRematch(core, id);
  if (found.game !== undefined) return { game: found.game, created: false };
  await checkGameCount(core, player);
  const game = waitingGame(core, {
    id: found.id,
    rules: old.rules,
    rolling: old.rolling,
    turnTime: old.turnTime,
    public: false,
    strict: old.strict,
    seats: old.seats.map(rematchSeat),
    creator: old.seats.indexOf(own),
  });
  // The lists' hints come first: after a crash they name a game that does not exist, and lists drop them.
  for (const one of playersOf(old)) await core.store.addMembership(one, game.id, game.createdAtMs);
  if (await core.games.create(game)) return { game, created: true };
  // Another player has asked at the same moment.
  return { game: await core.games.read(game.id), created: false };
}

/** The name of the player who asked for a rematch; undefined where it is unknown. */
export async function rematchAsker(core: Core, game: Game): Promise<string | undefined> {
  const sitter = game.seats[game.creator]?.sitter;
  if (sitter?.kind === 'player') return sitter.name;
  if (sitter?.kind !== 'open' || sitter.reservedFor === null) return undefined;
  return (await core.store.readPlayer(sitter.reservedFor))?.name;
}
