/** What the routes are given. */

import type { Core, Session } from '@aeroplane/core';
import type { Colour } from '@aeroplane/engine';
import type { Context } from 'hono';

/** What every app is given. */
export interface BaseDeps {
  readonly core: Core;
  /** The server's public origin, such as `https://example.org`; undefined: the host of the request, over http. */
  readonly publicOrigin?: string | undefined;
  /** The address that a request comes from, for limits by address; undefined if unknown. */
  readonly clientAddress: (c: Context) => string | undefined;
  /** Requests in progress above this number are refused; no limit by default. */
  readonly mostAtOnce?: number;
  /** A clock for short spans, unaffected by changes of the system time: milliseconds since an arbitrary instant. */
  readonly monotonicMs?: () => number;
  /** Called for errors that are not problems. */
  readonly onFault: (error: unknown, requestId: string) => void;
}

export interface AppDeps extends BaseDeps {
  /** The server's public key for push subscriptions (RFC 8292), in base64url. */
  readonly pushKey: string;
  /** The running version and commit, for `/api/health`. */
  readonly version: string;
  readonly commit: string;
  /** Called when the player of a colour was reported in a game; the report is stored. */
  readonly onReport: (game: string, colour: Colour) => void;
}

export interface Env {
  Variables: {
    core: Core;
    deps: BaseDeps;
    /** The player who is signed in, if any. */
    player: string | undefined;
    /** The session token as the request brought it. */
    token: string | undefined;
    session: Session | undefined;
    requestId: string;
  };
}

/** The dependencies of the app that answers. It takes any context, as those of different environments do not mix. */
export const depsOf = (c: Context): BaseDeps => (c as Context<Env>).get('deps');

/** The context of routes behind `signedIn`. */
export interface SignedInEnv extends Env {
  Variables: Env['Variables'] & { player: string; session: Session };
}

/** The context of routes that only the app of `createApp` has. */
export interface AppEnv extends Env {
  Variables: Env['Variables'] & { deps: AppDeps };
}
