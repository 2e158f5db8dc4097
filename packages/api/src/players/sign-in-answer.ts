/** The answer of every way to sign in. */

import type { Player } from '@aeroplane/core';
import type { Context } from 'hono';
import type { Answer } from '../contract/contract.ts';
import { setSession } from '../middleware/session-cookie.ts';
import { player } from './schema.ts';

export const SIGN_IN_ANSWER: Answer = {
  description: 'the player; the session is set as a cookie',
  schema: player,
};

/** Sets the session cookie, and answers with the player. */
export function answerSignIn(
  c: Context,
  { player: { id, name }, token }: { readonly player: Player; readonly token: string },
) {
  setSession(c, token);
  return c.json({ id, name });
}
