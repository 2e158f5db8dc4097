/** The whole API in one process; in the cloud its two apps are functions of their own. */

import { Hono } from 'hono';
import { createApp } from './app.ts';
import type { AppDeps } from './env.ts';
import { createPasskeyApp } from './passkey-app.ts';

/** Everything under `/api`. What has the longer address goes first, as each answers all that is below its own. */
export const createWholeApp = (deps: AppDeps): Hono =>
  new Hono().route('/', createPasskeyApp(deps)).route('/', createApp(deps));
