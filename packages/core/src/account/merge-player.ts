/**
 * Merging a guest into another player, with all seats (docs/design.md#handing-over): per game the player's membership, then
 * the seat, then the guest's membership; a game that seats both stays as it is. The guest item says `mergedInto` last, so
 * after a crash the merge starts again, and every step is idempotent.
 */

import { availabilityOf } from '../availability/availability.ts';
import { moveBlocks } from '../community/blocks.ts';
import type { Core } from '../context/core.ts';
import type { Game, GameSeat, SecretGame } from '../game/game.ts';
import { seatOfPlayer } from '../game/seats.ts';
import { everyItem } from '../kernel/page.ts';
import type { Membership } from '../model/membership.ts';
import type { Player } from '../model/player.ts';
import { forgetDevice } from './devices.ts';
import { movePasskeys } from './passkeys.ts';
import { changePlayer } from './profile.ts';

const DONE_AT_ONCE = 100;

function withPlayer(seat: GameSeat, player: Player, nowMs: number): GameSeat {
  const { sitter } = seat;
  if (sitter.kind === 'open') return { ...seat, sitter: { kind: 'open', reservedFor: player.id } };
  if (sitter.kind !== 'player') return seat;
  const { quiet: _quiet, away: _away, ...rest } = sitter;
  return {
    ...seat,
    sitter: { ...rest, player: player.id, name: player.name, ...availabilityOf(player, nowMs) },
  };
}

const bothSit = (game: Game, guest: string, player: string): boolean =>
  seatOfPlayer(game, guest) !== undefined && seatOfPlayer(game, player) !== undefined;

/** Gives the guest's seat to the player, and returns the game as it stands afterwards. */
async function mergeSeat(core: Core, guest: string, player: Player, id: string): Promise<Game> {
  const nowMs = core.clock.nowMs();
  return core.games.change(id, (game): SecretGame | undefined => {
    const seat = seatOfPlayer(game, guest);
    if (seat === undefined || bothSit(game, guest, player.id)) return undefined;
    return { ...game, seats: game.seats.with(game.seats.indexOf(seat), withPlayer(seat, player, nowMs)) };
  });
}

async function mergeGame(core: Core, guest: string, player: Player, membership: Membership): Promise<void> {
  const { game: id, seen, muted, chat } = membership;
  const game = await core.store.readGame(id);
  if (game === undefined || bothSit(game, guest, player.id)) return;
  await core.store.addMembership(player.id, id, core.clock.nowMs());
  await core.store.markSeen(player.id, id, seen);
  if (chat !== undefined) await core.store.markChatRead(player.id, id, chat);
  if (muted) await core.store.setMuted(player.id, id, true);
  const merged = await mergeSeat(core, guest, player, id);
  if (seatOfPlayer(merged, guest) === undefined) await core.store.removeMembership(guest, id);
}

/** Moves the guest's seats in finished games, and the list of those games. */
async function mergeDone(core: Core, guest: string, player: Player): Promise<void> {
  for await (const done of everyItem((from) => core.store.finishedGames(guest, DONE_AT_ONCE, from))) {
    const game = await mergeSeat(core, guest, player, done.game);
    if (seatOfPlayer(game, guest) !== undefined) continue;
    await core.store.putFinishedGame(player.id, done);
    await core.store.removeFinishedGame(guest, done.finishedAtMs, done.game);
  }
}

/** Merges a guest into a player. The guest's sessions then act for the player; their devices register for pushes again. */
export async function mergePlayer(core: Core, guest: string, player: Player): Promise<void> {
  for (const membership of await core.store.memberships(guest))
    await mergeGame(core, guest, player, membership);
  await mergeDone(core, guest, player);
  const addressee = await core.store.readAddressee(guest);
  for (const device of addressee?.devices ?? []) await forgetDevice(core, guest, device.id);
  await movePasskeys(core, guest, player.id);
  await moveBlocks(core, guest, player.id);
  // The player lists the guest before a session acts for them, so that the session is listed and can be ended.
  for (const one of [...(await core.store.guests(guest)), guest]) await core.store.putGuest(player.id, one);
  await core.sessions.handOver(guest, player.id);
  await changePlayer(core, guest, (one) => {
    const { mail: _, ...rest } = one;
    return { ...rest, wakeAtMs: null, mergedInto: player.id };
  });
}
