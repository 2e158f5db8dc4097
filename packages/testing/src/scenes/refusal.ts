/** How a use case was refused. */

import { Problem, Superseded, type Game, type ProblemCode } from '@aeroplane/core';

/** The code of the problem that a call ends in; `done` where it goes through. */
export async function refusalOf(call: Promise<unknown>): Promise<ProblemCode | 'done'> {
  try {
    await call;
    return 'done';
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

/** The code and the game of a refusal that shows how the game stands. */
export async function supersededBy(call: Promise<unknown>): Promise<{ code: ProblemCode; game: Game }> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Superseded) return { code: error.code, game: error.game };
    throw error;
  }
  throw new Error('the call went through');
}
