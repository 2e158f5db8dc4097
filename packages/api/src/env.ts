/** What every route is given. */

import type { Core, Session } from '@aeroplane/core';
import type { Colour } from '@aeroplane/engine';
import type { Context } from 'hono';

/** What every app is given, whatever it answers. */
export interface GroundDeps {
  readonly core: Core;
  /** The address that people use, such as `https://example.org`; undefined: whichever host they ask, over http. */
  readonly publicOrigin?: string | undefined;
  /** The address that a request comes from, for limits that are counted by address; undefined where nobody knows. */
  readonly clientAddress: (c: Context) => string | undefined;
  /** So many requests are answered at once at most, and more are refused; without it, as many as come. */
  readonly mostAtOnce?: number;
  /** A clock for short spans, which nobody sets: milliseconds since whenever. */
  readonly monotonicMs?: () => number;
  /** Told of faults: errors that are no refusals. */
  readonly onFault: (error: unknown, requestId: string) => void;
}

export interface AppDeps extends GroundDeps {
  /** The public key that browsers ask of whoever pushes to them (RFC 8292), in base64url. */
  readonly pushKey: string;
  /** What is running, for `/api/health`. */
  readonly version: string;
  readonly commit: string;
  /** Told that the player of a colour was reported in a game, where the report is kept. */
  readonly onReport: (game: string, colour: Colour) => void;
}

export interface Env {
  Variables: {
    /** The player who is signed in; undefined for anybody else. */
    player: string | undefined;
    /** The session's token as it came. */
    token: string | undefined;
    session: Session | undefined;
    requestId: string;
  };
}

/** The context of routes behind `signedIn`. */
export interface SignedInEnv extends Env {
  Variables: Env['Variables'] & { player: string; session: Session };
}
