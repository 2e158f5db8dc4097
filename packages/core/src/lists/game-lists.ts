/** A player's lists of unfinished and of finished games (docs/design.md#the-http-contract). */

import { presetOf } from '@aeroplane/engine';
import type { Core } from '../context/core.ts';
import { isDecisionOf, startedFold } from '../game/fold.ts';
import { type Game, isOver } from '../game/game.ts';
import { seatOfPlayer } from '../game/seats.ts';
import type { Page } from '../kernel/page.ts';
import type { FinishedGame } from '../model/finished-game.ts';
import { gamesOf, type MyGame } from './memberships.ts';

export const PAGE = 20;

/** Sort key: the player's decisions by deadline, then running games, then waiting ones, each newest first. */
function urgency(player: string, { game }: MyGame): [group: number, order: number] {
  if (isDecisionOf(game, player)) return [0, game.decision?.deadlineAtMs ?? 0];
  if (game.status === 'playing') return [1, -(game.decision?.openedAtMs ?? game.createdAtMs)];
  return [2, -game.createdAtMs];
}

/** The unfinished games of a player, decisions first, the most urgent first. */
export async function unfinishedGames(core: Core, player: string): Promise<MyGame[]> {
  const games = (await gamesOf(core, player)).filter(({ game }) => !isOver(game));
  return games
    .map((mine) => ({ mine, urgency: urgency(player, mine) }))
    .sort((a, b) => a.urgency[0] - b.urgency[0] || a.urgency[1] - b.urgency[1])
    .map(({ mine }) => mine);
}

/** The player's most urgent open decision, undefined without one, and how many are open. */
export async function nextDecision(
  core: Core,
  player: string,
): Promise<{ next: MyGame | undefined; waiting: number }> {
  const games = await unfinishedGames(core, player);
  const waiting = games.filter(({ game }) => isDecisionOf(game, player));
  return { next: waiting[0], waiting: waiting.length };
}

/** A finished game as its player's list stores it; undefined for a game without a result. */
export function finishedGameOf(game: Game, player: string, seen: number): FinishedGame | undefined {
  const seat = seatOfPlayer(game, player);
  if (game.status !== 'finished' || game.finishedAtMs === null || seat?.colour == null) return undefined;
  const { rank } = startedFold(game).state.position;
  const others = game.seats.flatMap(({ sitter, colour }): { name: string | null; rank: number }[] => {
    if (colour === null) return [];
    const place = rank.indexOf(colour) + 1;
    if (sitter.kind === 'former') return [{ name: null, rank: place }];
    return sitter.kind === 'player' && sitter.player !== player ? [{ name: sitter.name, rank: place }] : [];
  });
  return {
    game: game.id,
    finishedAtMs: game.finishedAtMs,
    colour: seat.colour,
    rank: rank.indexOf(seat.colour) + 1,
    players: rank.length,
    opponents: others.map(({ name }) => name),
    ranks: others.map((other) => other.rank),
    preset: presetOf(game.rules) ?? null,
    seen,
  };
}

/** A page of a player's finished games, the latest first. The first page has also those that have just ended. */
export async function finishedGames(core: Core, player: string, from?: string): Promise<Page<FinishedGame>> {
  // Read first, so that a game which is moved meanwhile is on both lists rather than on neither.
  const mine = from === undefined ? await gamesOf(core, player) : [];
  const page = await core.store.finishedGames(player, PAGE, from);
  const fresh = mine.flatMap(({ game, membership }) => {
    const done = finishedGameOf(game, player, membership.seen);
    return done === undefined || page.items.some((item) => item.game === game.id) ? [] : [done];
  });
  const items = [...fresh, ...page.items].sort((a, b) => b.finishedAtMs - a.finishedAtMs);
  return { ...page, items };
}
