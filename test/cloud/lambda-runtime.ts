/**
 * Runs as a process of its own: Lambda's bootstrap, which loads a handler and feeds it one event after another over the
 * runtime API. Each event brings the offset of the test's clock, which `Date` then adds.
 */

import { pathToFileURL } from 'node:url';

type Handler = (event: unknown, context: object) => Promise<unknown>;

const { AWS_LAMBDA_RUNTIME_API: api = '', LAMBDA_TASK_ROOT: root = '', _HANDLER: named = '' } = process.env;
const runtime = `http://${api}/2018-06-01/runtime`;

const RealDate = Date;
let aheadMs = 0;

globalThis.Date = class extends RealDate {
  constructor(...args: [] | [number | string | Date]) {
    super(args.length === 0 ? RealDate.now() + aheadMs : args[0]);
  }

  static override now(): number {
    return RealDate.now() + aheadMs;
  }
} as DateConstructor;

const post = (path: string, body: unknown): Promise<Response> =>
  fetch(`${runtime}/${path}`, { method: 'POST', body: JSON.stringify(body ?? null) });

const faultOf = (error: unknown): object => {
  const { name, message, stack } = error as Error;
  return { errorType: name, errorMessage: message, stackTrace: stack?.split('\n') };
};

async function load(): Promise<Handler> {
  const [file = '', name = ''] = named.split('.');
  const module = (await import(pathToFileURL(`${root}/${file}.mjs`).href)) as Record<string, Handler>;
  const handler = module[name];
  if (handler === undefined) throw new Error(`${file} exports no ${name}`);
  return handler;
}

async function next(handler: Handler): Promise<void> {
  const response = await fetch(`${runtime}/invocation/next`);
  const header = (name: string): string => response.headers.get(name) ?? '';
  const awsRequestId = header('lambda-runtime-aws-request-id');
  const deadlineMs = Number(header('lambda-runtime-deadline-ms'));
  const event: unknown = await response.json();
  aheadMs = Number(header('test-ahead-ms'));
  try {
    const context = { awsRequestId, getRemainingTimeInMillis: () => deadlineMs - RealDate.now() };
    await post(`invocation/${awsRequestId}/response`, await handler(event, context));
  } catch (error) {
    await post(`invocation/${awsRequestId}/error`, faultOf(error));
  }
}

try {
  const handler = await load();
  for (;;) await next(handler);
} catch (error) {
  await post('init/error', faultOf(error));
  process.exit(1);
}
