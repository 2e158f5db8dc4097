/** Handles API requests, except those of passkeys. */

import { createApp } from '@aeroplane/api';
import { setting } from './environment.ts';
import { httpFunction } from './http-function.ts';

export const handler = httpFunction('api', (deps, { log, metrics }) =>
  createApp({
    ...deps,
    pushKey: setting(process.env, 'VAPID_PUBLIC_KEY'),
    version: setting(process.env, 'VERSION'),
    commit: setting(process.env, 'COMMIT'),
    onReport: (game, colour) => {
      metrics.count('Reports');
      log('warn', 'report', { game, colour });
    },
  }),
);
