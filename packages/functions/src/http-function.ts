/** A function that handles HTTP requests of the distribution, and logs every write. */

import type { BaseDeps } from '@aeroplane/api';
import { Hono, type Env, type Schema } from 'hono';
import { composeFunction, type FunctionContext } from './compose.ts';
import { setting } from './environment.ts';
import { requestOf, resultOf } from './http-event.ts';
import type { HttpEvent, HttpResult, LambdaContext } from './lambda.ts';
import { faultFields } from './log.ts';
import { onlyByDistribution, VIEWER_ADDRESS_HEADER } from './origin-secret.ts';
import { requestLog } from './request-log.ts';

/** The Lambda handler of an app. */
export const answering =
  (app: Pick<Hono, 'fetch'>, { metrics }: Pick<FunctionContext, 'metrics'>) =>
  async (event: HttpEvent, { awsRequestId }: LambdaContext): Promise<HttpResult> => {
    const request = requestOf(event);
    // Lambda's id of the request, for its answer and its log lines.
    request.headers.set('X-Request-Id', awsRequestId);
    const result = await resultOf(await app.fetch(request));
    metrics.flush();
    return result;
  };

/** An app that refuses all requests but the distribution's, and logs and counts them. */
export const openApp = ({ log, metrics }: FunctionContext) =>
  new Hono()
    .use(onlyByDistribution(setting(process.env, 'ORIGIN_SECRETS').split(' ')))
    .use(requestLog(log, metrics));

/** The Lambda handler of the app that `createApp` makes. `name` is the function's name in its log. */
export function httpFunction<AppEnv extends Env, Routes extends Schema, Path extends string>(
  name: string,
  createApp: (deps: BaseDeps, context: FunctionContext) => Hono<AppEnv, Routes, Path>,
) {
  const context = composeFunction(name, process.env);
  const { core, log } = context;

  const app = openApp(context).route(
    '/',
    createApp(
      {
        core,
        publicOrigin: setting(process.env, 'PUBLIC_ORIGIN'),
        clientAddress: (c) => c.req.header(VIEWER_ADDRESS_HEADER),
        onFault: (error, requestId) => log('error', 'fault', { requestId, ...faultFields(error) }),
      },
      context,
    ),
  );

  return answering(app, context);
}
