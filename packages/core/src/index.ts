/** The use cases and their ports: no AWS, no HTTP. */

export * from './problem.ts';
export * from './game.ts';
export * from './ports.ts';
export * from './ids.ts';
export * from './player.ts';
export type { QuietWindow, ZonedWindow } from './quiet-window.ts';
export * from './core.ts';
export { Games } from './games.ts';
export { SESSION_MS, Sessions } from './sessions.ts';
export * from './players.ts';
export { createGame, type NewGame } from './create-game.ts';
export { coloursFor, readInvite, takeSeat } from './invites.ts';
export { startGame } from './start-game.ts';
export { leaveGame } from './leave-game.ts';
export { rollDie, submitMove, Superseded, takeSeatBack } from './submit-move.ts';
export * from './seen.ts';
export * from './my-games.ts';
export { MOST_GAMES, type MyGame } from './memberships.ts';
export * from './view.ts';
export { readRecord } from './record.ts';
export { sweep, wakeGame } from './wake.ts';
export { gameChanged } from './game-changed.ts';
