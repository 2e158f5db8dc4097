/** The whole API in one process; in the cloud its two apps are functions of their own. */

import { Hono } from 'hono';
import { createApp } from './app.ts';
import type { AppDeps } from './env.ts';
import { createPasskeyApp } from './passkey-app.ts';

/** Everything under `/api`. The app with the longer path goes first, as each answers every address below its own. */
export const createWholeApp = (deps: AppDeps): Hono =>
  new Hono().route('/', createPasskeyApp(deps)).route('/', createApp(deps));
