/**
 * Blocks (docs/design.md#blocks-and-reports): a block keeps two players out of new games together, and hides the blocked
 * player's chat and notices from the blocker. Games under way go on.
 */

import { type Colour, seatOf } from '@aeroplane/engine';
import type { Core } from '../context/core.ts';
import type { Game, GameSeat, Person } from '../game/game.ts';
import { ownSeat, playersOf, seatOfColour } from '../game/seats.ts';
import { Problem } from '../kernel/problem.ts';
import { type Block, blockId } from '../model/block.ts';

export const MOST_BLOCKS = 100;

/**
 * A player's own seat and that of another person in a game. Errors: `unknown-game`, `not-seated`; `no-player` where no
 * other person has this colour.
 */
export async function otherPerson(
  core: Core,
  player: string,
  id: string,
  colour: Colour,
): Promise<{ own: GameSeat; other: Person }> {
  const game = await core.games.read(id);
  const own = ownSeat(game, player);
  const other = seatOfColour(game, seatOf(colour))?.sitter;
  if (other?.kind !== 'player' || other.player === player)
    throw new Problem('no-player', 'no other person has this colour');
  return { own, other };
}

/**
 * Blocks the player of a colour; a repeated call changes nothing. Errors: `unknown-game`, `not-seated`, `no-player`,
 * `too-many-blocks`.
 */
export async function block(core: Core, player: string, id: string, colour: Colour): Promise<Block> {
  const { other } = await otherPerson(core, player, id, colour);
  const blocks = await core.store.blocks(player);
  const known = blocks.find(({ blocked }) => blocked === other.player);
  if (known === undefined && blocks.length >= MOST_BLOCKS)
    throw new Problem('too-many-blocks', `you can block ${MOST_BLOCKS} players; unblock some first`);
  const made = known ?? { player, blocked: other.player, name: other.name, atMs: core.clock.nowMs() };
  await putBlock(core, made);
  return made;
}

/** Removes a block by its id. An id that the player has no block of changes nothing. */
export async function unblock(core: Core, player: string, id: string): Promise<void> {
  for (const made of await core.store.blocks(player)) if (blockId(made) === id) await removeBlock(core, made);
}

/** Writes the blocker's list first, and `removeBlock` removes from it last, so that a retry completes a half-done block. */
async function putBlock(core: Core, made: Block): Promise<void> {
  await core.store.putBlock(made);
  await core.store.putBlocker(made.blocked, made.player);
}

async function removeBlock(core: Core, { player, blocked }: Block): Promise<void> {
  await core.store.removeBlocker(blocked, player);
  await core.store.removeBlock(player, blocked);
}

/** Removes a block that was found on the blocked player's list, and so removes it from that list last. */
async function removeBlockBy(core: Core, blocker: string, player: string): Promise<void> {
  await core.store.removeBlock(blocker, player);
  await core.store.removeBlocker(player, blocker);
}

/** Removes all blocks by a player and against them. */
export async function removeBlocks(core: Core, player: string): Promise<void> {
  for (const made of await core.store.blocks(player)) await removeBlock(core, made);
  for (const blocker of await core.store.blockers(player)) await removeBlockBy(core, blocker, player);
}

/** The ids of the players whom a player has blocked. */
export const blockedBy = async (core: Core, player: string): Promise<Set<string>> =>
  new Set((await core.store.blocks(player)).map(({ blocked }) => blocked));

/** The ids of the players kept apart from a player: those they have blocked, and those who have blocked them. */
async function apartFrom(core: Core, player: string): Promise<Set<string>> {
  const apart = await blockedBy(core, player);
  for (const blocker of await core.store.blockers(player)) {
    if ((await core.store.readBlock(blocker, player)) !== undefined) apart.add(blocker);
  }
  return apart;
}

/** Throws `blocked` where a block by either side keeps the player apart from somebody in the game. */
export async function checkBlocks(core: Core, player: string, game: Game): Promise<void> {
  const others = playersOf(game).filter((one) => one !== player);
  if (others.length === 0) return;
  const apart = await apartFrom(core, player);
  if (others.some((one) => apart.has(one)))
    throw new Problem('blocked', 'you and somebody in this game do not play together');
}

/** The games that have nobody in them whom a block keeps apart from the player. */
export async function withoutBlocked<G extends Game>(
  core: Core,
  player: string | undefined,
  games: readonly G[],
): Promise<G[]> {
  if (player === undefined || games.length === 0) return [...games];
  const apart = await apartFrom(core, player);
  return games.filter((game) => playersOf(game).every((one) => !apart.has(one)));
}

/** Moves the blocks by a guest, and those against the guest, to the player that the guest merges into. */
export async function moveBlocks(core: Core, guest: string, player: string): Promise<void> {
  for (const made of await core.store.blocks(guest)) {
    // Nobody blocks themselves.
    if (made.blocked !== player) await putBlock(core, { ...made, player });
    await removeBlock(core, made);
  }
  for (const blocker of await core.store.blockers(guest)) {
    const made = await core.store.readBlock(blocker, guest);
    if (made !== undefined && blocker !== player) await putBlock(core, { ...made, blocked: player });
    await removeBlockBy(core, blocker, guest);
  }
}
