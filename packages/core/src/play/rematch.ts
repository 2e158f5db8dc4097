/**
 * Rematches: a game like one that is over, with seats kept for the same people (DESIGN § 3). Its id follows from the old
 * one's, so that pressing twice, or two people pressing, makes one.
 */

import type { Core } from '../context/core.ts';
import type { Game, GameSeat } from '../game/game.ts';
import { ownSeat, playersOf } from '../game/seats.ts';
import { idOf } from '../kernel/id.ts';
import { Problem } from '../kernel/problem.ts';
import { checkGameCount } from '../lists/memberships.ts';
import { waitingGame } from './create-game.ts';

/** Rematches that were called off do not stand in the way of another, but for so many that somebody only plays with it. */
const MOST_CALLED_OFF = 4;

/** The id of the rematch of a game. */
export const rematchId = (id: string): string => idOf(`aeroplane rematch ${id}`);

/** The seat anew: nobody has a colour yet, people find theirs kept, and a bot is the same. */
function keptSeat({ sitter }: GameSeat): GameSeat {
  if (sitter.kind === 'player')
    return { colour: null, seed: null, sitter: { kind: 'open', reservedFor: sitter.player } };
  if (sitter.kind === 'former')
    return { colour: null, seed: null, sitter: { kind: 'open', reservedFor: null } };
  return { colour: null, seed: null, sitter };
}

/** The rematch there is, or the id under which there is none yet. */
async function findRematch(core: Core, id: string): Promise<{ id: string; game: Game | undefined }> {
  let found = rematchId(id);
  for (let calledOff = 0; ; calledOff += 1) {
    const game = await core.store.readGame(found);
    if (game?.status !== 'cancelled' || calledOff === MOST_CALLED_OFF) return { id: found, game };
    // The next one follows from the one that was called off.
    found = rematchId(found);
  }
}

/**
 * The rematch of a finished game, created if nobody has asked for it before; whoever asks first has created it. Errors:
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
    seats: old.seats.map(keptSeat),
    creator: old.seats.indexOf(own),
  });
  // The lists' hints come first: cut here, they name a game that does not exist, and lists drop them.
  for (const one of playersOf(old)) await core.store.addMembership(one, game.id, game.createdAtMs);
  if (await core.games.create(game)) return { game, created: true };
  // Somebody else has pressed at the same moment.
  return { game: await core.games.read(game.id), created: false };
}

/** Who wants a rematch, by name; undefined where nobody knows. */
export async function rematchAsker(core: Core, game: Game): Promise<string | undefined> {
  const sitter = game.seats[game.creator]?.sitter;
  if (sitter?.kind === 'player') return sitter.name;
  if (sitter?.kind !== 'open' || sitter.reservedFor === null) return undefined;
  return (await core.store.readPlayer(sitter.reservedFor))?.name;
}
