/**
 * Deleting a player (docs/design.md#deleting-and-exporting). A wake-up is set first, so that a sweep goes on after a crash.
 * Then go sessions, devices and keys, then game by game the chat, the seat and the list entry, and the player item last.
 * Every step is idempotent.
 */

import { removeBlocks } from '../community/blocks.ts';
import type { Core } from '../context/core.ts';
import { withoutPlayer } from '../game/departure.ts';
import type { Game, SecretGame } from '../game/game.ts';
import { playersOf, seatOfPlayer } from '../game/seats.ts';
import { everyItem } from '../kernel/page.ts';
import { Problem } from '../kernel/problem.ts';
import { finishedGameOf } from '../lists/game-lists.ts';
import type { ChatMessage } from '../model/chat-message.ts';
import { removePasskey } from './passkeys.ts';
import { changePlayer } from './profile.ts';

const AT_ONCE = 100;

/** How long other processes may still accept an ended session. A second round then finds what it wrote meanwhile. */
const REMEMBERED_MS = 2 * 60_000;

/** Removes the player's sessions, devices, passkeys, codes, blocks and limits. */
async function removeAccess(core: Core, id: string): Promise<void> {
  for (const session of await core.store.sessions(id)) await core.sessions.end(session);
  for (const device of (await core.store.readAddressee(id))?.devices ?? []) {
    // A deletion finds owner records by its devices, so here the device goes last.
    await core.store.removeOwnerOfDevice(device.id, id);
    await core.store.removeDevice(id, device.id);
  }
  for (const passkey of await core.store.passkeys(id)) await removePasskey(core, id, passkey.id);
  for (const code of await core.store.codesOf(id)) {
    await core.store.removeCode(code);
    await core.store.removeCodeOf(id, code);
  }
  await removeBlocks(core, id);
  await core.limits.forget(id);
}

/** Removes the chat and the reports that the player has written in a game, under any of these ids. */
async function removeMessages(
  core: Core,
  game: Game,
  ids: readonly string[],
  own: number | null,
): Promise<void> {
  const isOwn = ({ player, colour }: ChatMessage): boolean => ids.includes(player) || colour === own;
  for await (const message of everyItem((from) => core.store.chat(game.id, AT_ONCE, from)))
    if (isOwn(message)) await core.store.removeMessage(game.id, message.t);
  for (const one of await core.store.reports(game.id)) if (one.by === own) await core.store.removeReport(one);
}

/** Removes nudges between the player and the others of a game, and the others' receipts that name the player. */
async function removeTraces(core: Core, game: Game, ids: readonly string[]): Promise<void> {
  for (const other of playersOf(game).filter((one) => !ids.includes(one))) {
    for (const known of [other, ...(await core.store.guests(other))]) {
      for (const id of ids) {
        await core.store.removeNudge(id, known);
        await core.store.removeNudge(known, id);
      }
    }
    const receipts = (await core.store.readMembership(other, game.id))?.receipts ?? [];
    const remaining = receipts.filter((receipt) => !ids.some((id) => receipt.includes(id)));
    // If a delivery changes the receipts meanwhile, the next delivery or the second round drops them.
    if (remaining.length < receipts.length) await core.store.setReceipts(other, game.id, remaining, receipts);
  }
}

/** Removes the player's name from the other players' lists of finished games. */
async function removeFromLists(core: Core, game: SecretGame): Promise<void> {
  if (game.finishedAtMs === null) return;
  for (const other of playersOf(game)) {
    const listed = await core.store.readFinishedGame(other, game.finishedAtMs, game.id);
    const now = listed === undefined ? undefined : finishedGameOf(game, other, listed.seen);
    if (listed !== undefined && now !== undefined)
      await core.store.putFinishedGame(other, { ...listed, opponents: now.opponents });
  }
}

async function leaveForGood(core: Core, ids: readonly string[], id: string, game: string): Promise<void> {
  const before = await core.store.readGame(game);
  if (before === undefined) return;
  const own = seatOfPlayer(before, id)?.colour ?? null;
  await removeMessages(core, before, ids, own);
  await removeTraces(core, before, ids);
  const nowMs = core.clock.nowMs();
  const after = await core.games.change(game, (one) => withoutPlayer(one, id, nowMs));
  await removeFromLists(core, after);
}

async function removeGames(core: Core, ids: readonly string[], id: string): Promise<void> {
  for (const { game } of await core.store.memberships(id)) {
    await leaveForGood(core, ids, id, game);
    await core.store.removeMembership(id, game);
  }
  for (;;) {
    const { items } = await core.store.finishedGames(id, AT_ONCE);
    if (items.length === 0) return;
    for (const { game, finishedAtMs } of items) {
      await leaveForGood(core, ids, id, game);
      await core.store.removeFinishedGame(id, finishedAtMs, game);
    }
  }
}

/** Goes on with deleting a player who has asked for it, together with the guests that have merged into them. */
export async function goOnDeleting(core: Core, id: string): Promise<void> {
  const player = await core.store.readPlayer(id);
  if (player?.deletingSinceMs === undefined) return;
  const guests = await core.store.guests(id);
  const ids = [id, ...guests];
  for (const one of ids) await removeAccess(core, one);
  for (const one of ids) await removeGames(core, ids, one);
  for (const guest of guests) {
    await core.store.removePlayer(guest);
    await core.store.removeGuest(id, guest);
  }
  const againAtMs = player.deletingSinceMs + REMEMBERED_MS;
  if (againAtMs > core.clock.nowMs())
    await core.store.replacePlayer({ ...player, wakeAtMs: againAtMs, version: player.version + 1 });
  else await core.store.removePlayer(id);
}

/**
 * Deletes a player: they are signed out everywhere, and their seats become a former player's. A sweep goes on after a
 * crash, or where other writers were faster; the player's own item goes after two minutes. Errors: `not-signed-in`.
 */
export async function deletePlayer(core: Core, id: string): Promise<void> {
  const nowMs = core.clock.nowMs();
  await changePlayer(core, id, ({ version }) => ({
    id,
    version,
    name: '',
    vacations: [],
    silenced: { push: [], mail: [] },
    wakeAtMs: nowMs,
    deletingSinceMs: nowMs,
  }));
  try {
    await goOnDeleting(core, id);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}
