/** The refusals of use cases. */

import { Problem, Superseded, type Game, type ProblemCode } from '@aeroplane/core';

/** The code that a call is refused with; `done` where it succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<ProblemCode | 'done'> {
  try {
    await call;
    return 'done';
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

/** The code and the game of a refusal that shows the game. */
export async function supersededBy(call: Promise<unknown>): Promise<{ code: ProblemCode; game: Game }> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Superseded) return { code: error.code, game: error.game };
    throw error;
  }
  throw new Error('the call went through');
}
