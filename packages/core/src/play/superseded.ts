/** A refusal that shows the game as it stands. */

import type { Game } from '../game/game.ts';
import { Problem, type ProblemCode } from '../kernel/problem.ts';

/** Why a submit was refused, with the game as it stands for whoever has to look again. */
export class Superseded extends Problem {
  readonly game: Game;

  constructor(code: ProblemCode, message: string, game: Game) {
    super(code, message);
    this.game = game;
  }
}
