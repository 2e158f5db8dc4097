/** A function that answers requests: the distribution's only, with a line for each write. */

import type { BaseDeps } from '@aeroplane/api';
import { Hono, type Env, type Schema } from 'hono';
import { composeGround, type Ground } from './compose.ts';
import { setting } from './environment.ts';
import { requestOf, resultOf } from './http-event.ts';
import type { HttpEvent, HttpResult, LambdaContext } from './lambda.ts';
import { faultFields } from './log.ts';
import { onlyByDistribution, VIEWER_ADDRESS_HEADER } from './origin-secret.ts';
import { requestLog } from './request-log.ts';

/** How a function answers with an app: under one name for the request, with its metrics written behind it. */
export const answering =
  (app: Pick<Hono, 'fetch'>, { metrics }: Pick<Ground, 'metrics'>) =>
  async (event: HttpEvent, { awsRequestId }: LambdaContext): Promise<HttpResult> => {
    const request = requestOf(event);
    // One name for the request, in its answer and in every line about it.
    request.headers.set('X-Request-Id', awsRequestId);
    const result = await resultOf(await app.fetch(request));
    metrics.flush();
    return result;
  };

/** What every app begins with: nobody but the distribution may ask, and what was asked is told of and counted. */
export const openApp = ({ log, metrics }: Ground) =>
  new Hono()
    .use(onlyByDistribution(setting(process.env, 'ORIGIN_SECRETS').split(' ')))
    .use(requestLog(log, metrics));

export function httpFunction<AppEnv extends Env, Routes extends Schema, Path extends string>(
  name: string,
  createApp: (deps: BaseDeps, ground: Ground) => Hono<AppEnv, Routes, Path>,
) {
  const ground = composeGround(name, process.env);
  const { core, log } = ground;

  const app = openApp(ground).route(
    '/',
    createApp(
      {
        core,
        publicOrigin: setting(process.env, 'PUBLIC_ORIGIN'),
        clientAddress: (c) => c.req.header(VIEWER_ADDRESS_HEADER),
        onFault: (error, requestId) => log('error', 'fault', { requestId, ...faultFields(error) }),
      },
      ground,
    ),
  );

  return answering(app, ground);
}
