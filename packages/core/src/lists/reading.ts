/** What a player has seen of a game: told by the page, not by reading (DESIGN § 1, idea 8). */

import type { Core } from '../context/core.ts';
import type { Game } from '../game/game.ts';
import { ownSeat, seatOfPlayer } from '../game/seats.ts';
import type { FinishedGame } from '../model/finished-game.ts';

/** What only its player's page knows of a game. */
export interface Reading {
  /** The index of the first ply not seen. */
  readonly seen: number;
  readonly muted: boolean;
}

/** How far a player has seen this game, and whether they want to hear of it; undefined for a watcher. */
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
  const marks = (await core.store.readMembership(player, game.id)) ?? (await doneOf(core, player, game));
  return marks?.chat ?? '';
}

/** Mutes a game: its player hears nothing more of it, until they unmute it. Errors: `unknown-game`, `not-seated`. */
export async function muteGame(core: Core, player: string, id: string, muted: boolean): Promise<void> {
  const game = await core.games.read(id);
  ownSeat(game, player);
  await core.store.setMuted(player, id, muted);
}

/**
 * Notes that a player has seen the plies before `ply`, and read the messages up to the one with the `t` of `chat`; never
 * less than before. Of a game that runs, the membership is all that is asked, as this comes with every visit. Errors:
 * `unknown-game`, `not-seated`.
 */
export async function markSeen(
  core: Core,
  player: string,
  id: string,
  ply: number,
  chat?: string,
): Promise<void> {
  const runs = await core.store.markSeen(player, id, ply);
  if (runs && (chat === undefined || (await core.store.markChatRead(player, id, chat)))) return;
  const game = await core.games.read(id);
  ownSeat(game, player);
  const { finishedAtMs } = game;
  if (finishedAtMs === null) return;
  await core.store.markFinishedSeen(player, finishedAtMs, id, ply);
  if (chat !== undefined) await core.store.markFinishedChatRead(player, finishedAtMs, id, chat);
}
