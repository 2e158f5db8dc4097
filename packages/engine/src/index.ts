/** The rules of Aeroplane Chess: pure functions over plain JSON values, no imports, no clock, no randomness. */

export * from './seat.ts';
export * from './result.ts';
export * from './rules.ts';
export * from './group.ts';
export * from './board.ts';
export * from './position.ts';
export * from './position-text.ts';
export * from './check-position.ts';
export * from './move.ts';
export * from './way.ts';
export * from './legal-moves.ts';
export * from './play.ts';
export * from './turn.ts';
export * from './as-turn-of.ts';
export * from './ply.ts';
export * from './game-state.ts';
export * from './log.ts';
export * from './record.ts';
export * from './perft.ts';
export * from './random-game.ts';
export * from './events.ts';
