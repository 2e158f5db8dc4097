/** Counts wrong guesses of what is secret, by address: invites, and links of mails. */

import { Problem } from '@aeroplane/core';
import { createMiddleware } from 'hono/factory';
import { networkOfRequest } from './client-address.ts';
import type { AppDeps, Env } from './env.ts';

const WRONG = new Set(['unknown-invite', 'unknown-token']);

/** Refuses networks that have guessed wrongly too often, before anything is looked up for them. */
export const guesses = (deps: AppDeps) =>
  createMiddleware<Env>(async (c, next) => {
    const { limits } = deps.core;
    const network = networkOfRequest(deps, c);
    limits.check('guess', network);
    await next();
    if (c.error instanceof Problem && WRONG.has(c.error.code)) await limits.take('guess', network);
  });
