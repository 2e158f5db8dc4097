/**
 * Forgetting a player (DESIGN § 4, § 7): marked with a time to wake up at, so that whatever cuts it, a sweep goes on; then
 * what signs in and tells, then game by game the seat, the words and the list, and the player last. Every step may happen
 * twice.
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

/** For so long other processes may still know a session that was ended; what it did meanwhile is found after that. */
const REMEMBERED_MS = 2 * 60_000;

/** What signs the player in, what reaches them, and whom they keep away from. */
async function removeAccess(core: Core, id: string): Promise<void> {
  for (const session of await core.store.sessions(id)) await core.sessions.end(session);
  for (const device of (await core.store.readAddressee(id))?.devices ?? []) {
    // By the device its endpoint is found, so that goes last here.
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

/** Everything that a seat's player, by any of these ids, has said in a game. */
async function removeWords(
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

/** What the other people of a game keep of the player: nudges between them, and marks of what they were told. */
async function removeTraces(core: Core, game: Game, ids: readonly string[]): Promise<void> {
  for (const other of playersOf(game).filter((one) => !ids.includes(one))) {
    for (const known of [other, ...(await core.store.guests(other))]) {
      for (const id of ids) {
        await core.store.removeNudge(id, known);
        await core.store.removeNudge(known, id);
      }
    }
    const receipts = (await core.store.readMembership(other, game.id))?.receipts ?? [];
    const rest = receipts.filter((receipt) => !ids.some((id) => receipt.includes(id)));
    // Where a notice goes out at this moment the mark is dropped with the next, or found by the second round.
    if (rest.length < receipts.length) await core.store.setReceipts(other, game.id, rest, receipts);
  }
}

/** The name, out of the lists of finished games of those who played with somebody who is a former player now. */
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
  await removeWords(core, before, ids, own);
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

/** Goes on with forgetting a player who has asked for it, and the guests who have become part of them. */
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
 * Forgets a player: who asks is signed out everywhere, seats become a former player's. What is cut, or has to wait for
 * others who write, a sweep goes on with; the player's own item goes after two minutes. `not-signed-in`.
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
