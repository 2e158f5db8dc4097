/** Serves the pages that links lead to, with pictures of games, apart so that no move waits for drawing code to load. */

import { readFile } from 'node:fs/promises';
import { Unavailable } from '@aeroplane/core';
import { createPreview, type Preloads } from '@aeroplane/preview';
import { requestId } from 'hono/request-id';
import { composeFunction } from './compose.ts';
import { setting } from './environment.ts';
import { answering, openApp } from './http-function.ts';
import { faultFields } from './log.ts';

const context = composeFunction('preview', process.env);
const { core, log, metrics } = context;

/** A file next to the bundle. */
const beside = (name: string): URL => new URL(name, import.meta.url);

const page = readFile(beside('./200.html'), 'utf8');
const preloads = readFile(beside('./preloads.json'), 'utf8').then((text) => JSON.parse(text) as Preloads);

const app = openApp(context)
  .use(requestId())
  .route(
    '/',
    createPreview({
      core,
      publicOrigin: setting(process.env, 'PUBLIC_ORIGIN'),
      page: () => page,
      preloads: () => preloads,
      wasm: () => readFile(beside('./index_bg.wasm')),
      onFault(error, c) {
        metrics.count('Faults');
        log('error', 'a link was shown without its game', {
          requestId: c.get('requestId'),
          ...faultFields(error),
        });
      },
    }),
  )
  .onError((error, c) => {
    log('error', 'fault', { requestId: c.get('requestId'), ...faultFields(error) });
    return c.text('Something went wrong here', error instanceof Unavailable ? 503 : 500);
  });

export const handler = answering(app, context);
