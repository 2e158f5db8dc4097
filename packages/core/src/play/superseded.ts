/** A refusal that carries the game as it stands. */

import type { Game } from '../game/game.ts';
import { Problem, type ProblemCode } from '../kernel/problem.ts';

/** A refusal of a request that was made for an outdated game, with the game as it stands. */
export class Superseded extends Problem {
  readonly game: Game;

  constructor(code: ProblemCode, message: string, game: Game) {
    super(code, message);
    this.game = game;
  }
}
