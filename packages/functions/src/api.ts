/** Answers requests. */

import { createApp } from '@aeroplane/api';
import { Hono } from 'hono';
import { composeGround } from './compose.ts';
import { setting } from './environment.ts';
import { requestOf, resultOf } from './http-event.ts';
import { faultFields } from './log.ts';
import type { HttpEvent, HttpResult, LambdaContext } from './lambda.ts';
import { onlyByDistribution, VIEWER_ADDRESS_HEADER } from './origin-secret.ts';
import { requestLog } from './request-log.ts';

const { core, log, metrics } = composeGround('api', process.env);

const app = new Hono()
  .use(onlyByDistribution(setting(process.env, 'ORIGIN_SECRETS').split(' ')))
  .use(requestLog(log, metrics))
  .route(
    '/',
    createApp({
      core,
      publicOrigin: setting(process.env, 'PUBLIC_ORIGIN'),
      clientAddress: (c) => c.req.header(VIEWER_ADDRESS_HEADER),
      pushKey: setting(process.env, 'VAPID_PUBLIC_KEY'),
      version: setting(process.env, 'VERSION'),
      commit: setting(process.env, 'COMMIT'),
      onFault: (error, requestId) => log('error', 'fault', { requestId, ...faultFields(error) }),
    }),
  );

export async function handler(event: HttpEvent, { awsRequestId }: LambdaContext): Promise<HttpResult> {
  const request = requestOf(event);
  // One name for the request, in its answer and in every line about it.
  request.headers.set('X-Request-Id', awsRequestId);
  const result = await resultOf(await app.fetch(request));
  metrics.flush();
  return result;
}
