import type { Game } from '@aeroplane/core';

/** The name of a game's creator; empty until they have taken their seat. */
export function creatorName(game: Game): string {
  const sitter = game.seats[game.creator]?.sitter;
  return sitter?.kind === 'player' ? sitter.name : '';
}
