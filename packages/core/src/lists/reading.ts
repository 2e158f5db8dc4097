/**
 * How far a player has seen a game. The page reports it, because a GET changes nothing
 * (docs/design.md#get-changes-nothing).
 */

import type { Core } from '../context/core.ts';
import type { Game } from '../game/game.ts';
import { ownSeat, seatOfPlayer } from '../game/seats.ts';
import type { FinishedGame } from '../model/finished-game.ts';

/** A player's own state in a game, for their page alone. */
export interface Reading {
  /** The index of the first ply not seen. */
  readonly seen: number;
  readonly muted: boolean;
}

/** How far a player has seen a game, and whether they have muted it; undefined for a watcher. */
export async function readingOf(core: Core, player: string, game: Game): Promise<Reading | undefined> {
  if (seatOfPlayer(game, player) === undefined) return undefined;
  const membership = await core.store.readMembership(player, game.id);
  const { length } = game.log;
  if (membership !== undefined) return { seen: Math.min(membership.seen, length), muted: membership.muted };
  const done = await doneOf(core, player, game);
  return done === undefined ? undefined : { seen: Math.min(done.seen, length), muted: done.muted ?? false };
}

const doneOf = async (
  core: Core,
  player: string,
  { id, finishedAtMs }: Game,
): Promise<FinishedGame | undefined> =>
  finishedAtMs === null ? undefined : core.store.readFinishedGame(player, finishedAtMs, id);

/** The `t` of the last message that a player has read in this game; empty before the first. */
export async function chatReadOf(core: Core, player: string, game: Game): Promise<string> {
  const reading = (await core.store.readMembership(player, game.id)) ?? (await doneOf(core, player, game));
  return reading?.chat ?? '';
}

/** Mutes a game or unmutes it: a muted game sends its player no notices. Errors: `unknown-game`, `not-seated`. */
export async function muteGame(core: Core, player: string, id: string, muted: boolean): Promise<void> {
  const game = await core.games.read(id);
  ownSeat(game, player);
  await core.store.setMuted(player, id, muted);
}

/**
 * Notes that a player has seen the plies before `ply`, and read the messages up to the one whose `t` is `chat`; never less
 * than before. Every visit calls this, so an unfinished game costs a write of the membership and no read. Errors:
 * `unknown-game`, `not-seated`.
 */
export async function markSeen(
  core: Core,
  player: string,
  id: string,
  ply: number,
  chat?: string,
): Promise<void> {
  const listed = await core.store.markSeen(player, id, ply);
  if (listed && (chat === undefined || (await core.store.markChatRead(player, id, chat)))) return;
  const game = await core.games.read(id);
  ownSeat(game, player);
  const { finishedAtMs } = game;
  if (finishedAtMs === null) return;
  await core.store.markFinishedSeen(player, finishedAtMs, id, ply);
  if (chat !== undefined) await core.store.markFinishedChatRead(player, finishedAtMs, id, chat);
}
