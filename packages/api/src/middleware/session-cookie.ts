/** The session cookie, and who is signed in by it (docs/design.md#sessions). */

import { Problem, SESSION_MS, type Session } from '@aeroplane/core';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { withContract } from '../contract/contract.ts';
import { depsOf, type BaseDeps, type Env, type SignedInEnv } from '../env.ts';

const isSecure = (deps: BaseDeps): boolean => deps.publicOrigin?.startsWith('https:') ?? false;

/** `__Host-session` over https, so that no other host can set it; browsers refuse that name over http. */
const cookieName = (deps: BaseDeps): string => (isSecure(deps) ? '__Host-session' : 'session');

export function setSession(c: Context, token: string): void {
  const deps = depsOf(c);
  setCookie(c, cookieName(deps), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(deps),
    maxAge: SESSION_MS / 1000,
  });
}

/** Removes the cookie after signing out. */
export function forgetSession(c: Context): void {
  const deps = depsOf(c);
  deleteCookie(c, cookieName(deps), { path: '/', secure: isSecure(deps) });
}

/** Looks up the session of a request; a request without one goes on too. */
export const session = createMiddleware<Env>(async (c, next) => {
  const token = getCookie(c, cookieName(depsOf(c)));
  c.set('token', token);
  const opened = await c.get('core').sessions.sessionOf(token);
  c.set('session', opened);
  c.set('player', opened?.actsFor ?? opened?.player);
  await next();
});

/** Refuses requests without a session. */
export const signedIn = withContract(
  createMiddleware<SignedInEnv>(async (c, next) => {
    const player: string | undefined = c.get('player');
    const opened: Session | undefined = c.get('session');
    if (player === undefined || opened === undefined) throw new Problem('not-signed-in', 'sign in first');
    await next();
  }),
  { signedIn: true, problems: ['not-signed-in'] },
);
