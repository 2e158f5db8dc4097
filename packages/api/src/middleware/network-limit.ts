/** Limits by network, stored so that all processes count together (docs/design.md#limits). */

import { Problem } from '@aeroplane/core';
import { createMiddleware } from 'hono/factory';
import { withContract } from '../contract/contract.ts';
import type { Env } from '../env.ts';
import { networkOfRequest } from './client-address.ts';

/** Counts every attempt to sign in as somebody, right or wrong. */
export const signInLimit = withContract(
  createMiddleware<Env>(async (c, next) => {
    await c.get('core').limits.take('sign-in', networkOfRequest(c));
    await next();
  }),
  { problems: ['too-often'] },
);

const WRONG_GUESSES = new Set(['unknown-invite', 'unknown-token']);

/** Counts wrong guesses of invites and of links in emails, and refuses a network over the limit before any look-up. */
export const guessLimit = withContract(
  createMiddleware<Env>(async (c, next) => {
    const { limits } = c.get('core');
    const network = networkOfRequest(c);
    limits.check('guess', network);
    await next();
    if (c.error instanceof Problem && WRONG_GUESSES.has(c.error.code)) await limits.take('guess', network);
  }),
  { problems: ['too-often'] },
);
