/** Sample games, players and ids for tests of stores, which ignore the rules. */

import { PRESETS } from '@aeroplane/engine';
import type { GameSeat, Player, Availability, SecretGame } from '@aeroplane/core';

/** An id with this ending. */
export const idOf = (ending: string): string => ending.padStart(16, '_');

export const person = (id: string, colour: GameSeat['colour'] = null, name = id): GameSeat => ({
  colour,
  seed: new Uint8Array(16).fill(id.length),
  sitter: { kind: 'player', player: idOf(id), name, misses: 0, botPlays: false },
});

/** A player with these changes. */
export const samplePlayer = (changes: Partial<Player> = {}): Player => ({
  id: idOf('asha'),
  version: 1,
  name: 'Asha',
  vacations: [],
  silenced: { push: [], mail: [] },
  wakeAtMs: null,
  ...changes,
});

/** A person with this availability. */
export const personWith = (
  id: string,
  colour: GameSeat['colour'],
  name: string,
  availability: Availability,
): GameSeat => ({
  ...person(id, colour, name),
  sitter: { kind: 'player', player: idOf(id), name, misses: 0, botPlays: false, ...availability },
});

export const openSeat: GameSeat = { colour: null, seed: null, sitter: { kind: 'open', reservedFor: null } };

/** A game that waits for its second player, with these changes. */
export const sampleGame = (changes: Partial<SecretGame> = {}): SecretGame => ({
  id: idOf('game'),
  version: 1,
  status: 'waiting',
  createdAtMs: 1_900_000_000_000,
  rules: PRESETS.classic,
  rolling: 'auto',
  turnTime: '24h',
  public: false,
  strict: false,
  seats: [person('asha', 0), openSeat],
  creator: 0,
  inviteSecret: idOf('invite'),
  first: null,
  log: new Uint8Array(),
  plyOrigins: { bot: [], planned: [], missed: [] },
  dice: { commitment: new Uint8Array(32).fill(1), link: null },
  rolled: false,
  by: null,
  decision: null,
  finishedAtMs: null,
  wakeAtMs: null,
  secrets: { secret: new Uint8Array(32).fill(2), checkpoint: null },
  ...changes,
});
