/** The session's cookie (DESIGN § 7, § 8) and who is signed in by it. */

import { Problem, SESSION_MS, type Session } from '@aeroplane/core';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { GroundDeps, Env, SignedInEnv } from './env.ts';

const isSecure = (deps: GroundDeps): boolean => deps.publicOrigin?.startsWith('https:') ?? false;

/** `__Host-session` over https, so that no other host can set it; browsers refuse that name over http. */
const cookieName = (deps: GroundDeps): string => (isSecure(deps) ? '__Host-session' : 'session');

export function setSession(c: Context, deps: GroundDeps, token: string): void {
  setCookie(c, cookieName(deps), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(deps),
    maxAge: SESSION_MS / 1000,
  });
}

/** Takes the cookie away from whoever has signed out. */
export const forgetSession = (c: Context, deps: GroundDeps): void =>
  void deleteCookie(c, cookieName(deps), { path: '/', secure: isSecure(deps) });

/** Finds out who is asking; whoever it is may go on. */
export const session = (deps: GroundDeps) =>
  createMiddleware<Env>(async (c, next) => {
    const token = getCookie(c, cookieName(deps));
    c.set('token', token);
    const opened = await deps.core.sessions.sessionOf(token);
    c.set('session', opened);
    c.set('player', opened?.actsFor ?? opened?.player);
    await next();
  });

/** Lets only players who are signed in go on. */
export const signedIn = createMiddleware<SignedInEnv>(async (c, next) => {
  const player: string | undefined = c.get('player');
  const opened: Session | undefined = c.get('session');
  if (player === undefined || opened === undefined) throw new Problem('not-signed-in', 'sign in first');
  await next();
});
