/** Playing games: by hand, by missing decisions, or until a condition holds. */

import { seatOf, type Choose, type Colour } from '@aeroplane/engine';
import { makeMove } from '@aeroplane/engine';
import {
  type Core,
  type Game,
  type SecretGame,
  isOver,
  itemChanged,
  submitMove,
  sweep,
  movesToChoose,
  toAct,
} from '@aeroplane/core';
import type { Scene } from './scene.ts';

/** The player of a colour. */
export function playerOf(game: Game, colour: Colour): string {
  const sitter = game.seats.find((seat) => seat.colour === seatOf(colour))?.sitter;
  if (sitter?.kind !== 'player') throw new Error(`nobody plays ${colour}`);
  return sitter.player;
}

/** The player to act; undefined where nobody is. */
export function deciderOf(game: Game): string | undefined {
  const colour = toAct(game);
  const sitter = game.seats.find((seat) => colour !== null && seat.colour === colour)?.sitter;
  return sitter?.kind === 'player' ? sitter.player : undefined;
}

export const movesOf = (game: Game): string[] => movesToChoose(game).map(makeMove);

/** The game as it is stored. */
export async function stored(core: Core, id: string): Promise<SecretGame> {
  const game = await core.store.readSecretGame(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

/** Reports a written game, as the change stream does. */
export const gameChanged = (core: Core, game: string): Promise<void> =>
  itemChanged(core, { type: 'game', game });

/** Lets the bots go on as long as the game is due at once, as the change stream does. */
export async function settle(core: Core, id: string): Promise<SecretGame> {
  for (;;) {
    const before = await stored(core, id);
    await gameChanged(core, id);
    const after = await stored(core, id);
    if (after.version === before.version) return after;
  }
}

/** Submits a legal move of the player to act: the first, or one by `choice`. */
export async function playOnce(core: Core, game: Game, choose: Choose = () => 0): Promise<SecretGame> {
  const moves = movesOf(game);
  const move = moves[choose(moves.length)] ?? 'none';
  return submitMove(core, deciderOf(game) ?? 'nobody', game.id, { ply: game.log.length, move });
}

/** Plays by hand until the game is over or a condition holds. */
export async function playUntil(
  core: Core,
  id: string,
  enough: (game: SecretGame) => boolean,
  choose?: Choose,
): Promise<SecretGame> {
  let game = await settle(core, id);
  while (!isOver(game) && !enough(game)) {
    game = await playOnce(core, game, choose);
    if (toAct(game) === null) game = await settle(core, id);
  }
  return game;
}

/** Lets the open decision pass its deadline, and sweeps. */
export async function missOnce({ core, clock }: Scene, game: Game): Promise<SecretGame> {
  if (game.decision === null) throw new Error('nobody is waited for');
  clock.set(game.decision.deadlineAtMs);
  await sweep(core);
  return settle(core, game.id);
}

/** Some players miss decisions and the others play, until a condition holds. */
export async function missUntil(
  scene: Scene,
  id: string,
  absent: readonly string[],
  enough: (game: SecretGame) => boolean,
): Promise<SecretGame> {
  let game = await settle(scene.core, id);
  while (!enough(game)) {
    if (isOver(game)) throw new Error('the game is over');
    const decider = deciderOf(game);
    if (decider === undefined) throw new Error('nobody is waited for');
    game = absent.includes(decider) ? await missOnce(scene, game) : await playOnce(scene.core, game);
  }
  return game;
}
