/** What every route is given. */

import type { Core } from '@aeroplane/core';

export interface AppDeps {
  readonly core: Core;
  /** The address that people use, such as `https://example.org`; undefined: whichever host they ask, over http. */
  readonly publicOrigin?: string | undefined;
  /** What is running, for `/api/health`. */
  readonly version: string;
  readonly commit: string;
  /** Told of faults: errors that are no refusals. */
  readonly onFault: (error: unknown, requestId: string) => void;
}

export interface Env {
  Variables: {
    /** The player who is signed in; undefined for anybody else. */
    player: string | undefined;
    /** The session's token as it came. */
    token: string | undefined;
    requestId: string;
  };
}

/** The context of routes behind `signedIn`. */
export interface SignedInEnv extends Env {
  Variables: Env['Variables'] & { player: string };
}
