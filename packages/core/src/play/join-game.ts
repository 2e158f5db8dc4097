/** Joining by invite: anyone who knows it may look at the game and take a seat (docs/design.md#creating-and-joining). */

import { type Colour, type Seat, seatOf } from '@aeroplane/engine';
import { readMe } from '../account/profile.ts';
import { refreshSeat } from '../account/seat-availability.ts';
import { availabilityOf } from '../availability/availability.ts';
import { checkBlocks } from '../community/blocks.ts';
import type { Core } from '../context/core.ts';
import type { Game, GameSeat, SecretGame } from '../game/game.ts';
import { seatOfPlayer } from '../game/seats.ts';
import { isId } from '../kernel/id.ts';
import { Problem } from '../kernel/problem.ts';
import { sameSecret } from '../kernel/secret.ts';
import { checkGameCount } from '../lists/memberships.ts';
import type { Player } from '../model/player.ts';
import { freeColours } from './create-game.ts';
import { isFull, started } from './start-game.ts';

const unknownInvite = (): Problem => new Problem('unknown-invite', 'there is no such invite');

const colourTaken = (): Problem => new Problem('colour-taken', 'this colour is not available');

function parseInvite(code: string): { id: string; secret: string } {
  const [id = '', secret = '', ...more] = code.split('.');
  if (!isId(id) || !isId(secret) || more.length > 0) throw unknownInvite();
  return { id, secret };
}

/** A game that has started has no invite secret: anyone who knows its id may watch it. */
function checkSecret(game: Game, secret: string): void {
  if (game.inviteSecret !== null && !sameSecret(game.inviteSecret, secret)) throw unknownInvite();
}

/** The seats that the player could take: the one reserved for them, else the open seats reserved for nobody. */
function seatsFor(game: Game, player: string | undefined): GameSeat[] {
  const open = (reservedFor: string | null): GameSeat[] =>
    game.seats.filter(({ sitter }) => sitter.kind === 'open' && sitter.reservedFor === reservedFor);
  const own = player === undefined ? [] : open(player);
  return own.length > 0 ? own : open(null);
}

/** The colours this player could choose. */
export function coloursFor(game: Game, player: string | undefined): Seat[] {
  if (game.status !== 'waiting') return [];
  const colours = seatsFor(game, player).flatMap(({ colour }) =>
    colour === null ? freeColours(game) : [colour],
  );
  return [...new Set(colours)].sort((a, b) => a - b);
}

/** The game of an invite. Errors: `unknown-invite`. */
export async function readInvite(core: Core, code: string): Promise<Game> {
  const { id, secret } = parseInvite(code);
  const game = await core.store.readGame(id);
  if (game === undefined) throw unknownInvite();
  checkSecret(game, secret);
  return game;
}

/** The seat for a wished colour, by its index, and the colour that it gets. */
function chooseSeat(game: Game, player: string, wished: Seat | undefined): { index: number; colour: Seat } {
  const seats = seatsFor(game, player);
  if (seats.length === 0) throw new Problem('seats-taken', 'every seat is taken');
  const colours = coloursFor(game, player);
  const colour = wished ?? colours[0];
  if (colour === undefined || !colours.includes(colour)) throw colourTaken();
  const seat = seats.find((one) => one.colour === colour) ?? seats.find((one) => one.colour === null);
  if (seat === undefined) throw colourTaken();
  return { index: game.seats.indexOf(seat), colour };
}

interface Wish {
  readonly colour?: Colour | undefined;
  readonly seed: Uint8Array;
}

const sits = (game: Game, player: string): boolean => seatOfPlayer(game, player)?.sitter.kind === 'player';

/** The game after the player has taken a seat in it. */
async function join(core: Core, me: Player, code: string, known: Game, wish: Wish): Promise<SecretGame> {
  const { id: player, name } = me;
  if (seatOfPlayer(known, player) === undefined) await checkGameCount(core, player);
  if (known.status === 'waiting') await checkBlocks(core, player, known);
  // The list's hint comes first: after a refusal or a crash it names a game without this player, and lists drop it.
  if (known.status === 'waiting') await core.store.addMembership(player, known.id, core.clock.nowMs());
  return core.games.change(known.id, (game) => {
    if (sits(game, player)) return undefined;
    if (game.status === 'cancelled') throw new Problem('cancelled', 'the game was cancelled');
    if (game.status !== 'waiting') throw new Problem('already-started', 'the game has started without you');
    checkSecret(game, parseInvite(code).secret);
    const wished = wish.colour === undefined ? undefined : seatOf(wish.colour);
    const { index, colour } = chooseSeat(game, player, wished);
    const sitter = {
      kind: 'player',
      player,
      name,
      misses: 0,
      botPlays: false,
      ...availabilityOf(me, core.clock.nowMs()),
    } as const;
    const joined = { ...game, seats: game.seats.with(index, { colour, seed: wish.seed, sitter }) };
    return isFull(joined) ? started(joined, core.clock.nowMs(), colour) : joined;
  });
}

/**
 * Takes a seat with the player's seed of 16 bytes; the last seat taken starts the game. A player who has a seat gets
 * the same answer again. Errors: `unknown-invite`, `already-started`, `cancelled`, `colour-taken`, `seats-taken`,
 * `too-many-games`, `blocked`.
 */
export async function takeSeat(core: Core, player: string, code: string, wish: Wish): Promise<SecretGame> {
  const known = await readInvite(core, code);
  const taken = sits(known, player)
    ? await core.games.change(known.id, () => undefined)
    : await join(core, await readMe(core, player), code, known, wish);
  // Quiet hours or a vacation that changed while the seat was being taken are missing in it.
  return refreshSeat(core, await readMe(core, player), taken);
}
