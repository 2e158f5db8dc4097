/**
 * The deployment on this machine: each bundled function in a process of its own, with its own environment and
 * permissions, on the template's table. Requests come through the distribution's own function, and records and messages
 * through the mappings and filters as declared.
 */

import { DELIVERY_ATTEMPTS, FUNCTIONS, functionName, type FunctionName } from '../../infra/contract.ts';
import { startPushReceiver, type PushReceiver } from '../../packages/delivery/test/push-receiver.ts';
import { startSmtpReceiver, type SmtpReceiver } from '../../packages/delivery/test/smtp-receiver.ts';
import { Client, type ClientOptions } from '../support/client.ts';
import { startFunction } from './cloud-function.ts';
import { STAGE, VALUES, type Deployment } from './deployment.ts';
import { cfRequestOf, openDistribution } from './distribution.ts';
import { httpEvent, responseOf, type HttpAnswer } from './events.ts';
import { openGate, type Gate } from './gate.ts';
import type { LambdaHost } from './lambda-host.ts';
import { QueueMapping, StreamMapping } from './mappings.ts';
import { statementsOfFunction } from './policy.ts';
import { openRoutes } from './routes.ts';
import { queueService, TestQueue } from './queue-service.ts';
import { openTable, type TableRecord, type TableService } from './table-service.ts';

export interface SmallCloud {
  readonly origin: string;
  readonly table: TableService;
  readonly gates: Readonly<Record<'dynamodb' | 'sqs', Gate>>;
  readonly queues: Readonly<Record<'push' | 'mail', TestQueue>>;
  readonly browsers: PushReceiver;
  readonly mails: SmtpReceiver;
  /** Stream records whose attempts are used up. */
  readonly deadRecords: readonly TableRecord[];
  client(options?: Pick<ClientOptions, 'onExchange'>): Client;
  guest(name: string, options?: Pick<ClientOptions, 'onExchange'>): Promise<Client>;
  /** Opens a link, as a browser or a chat app would. */
  open(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Invokes a function with an event. */
  invoke(name: FunctionName, event: unknown): Promise<unknown>;
  /** Moves the clock forward without a sweep. */
  skip(ms: number): void;
  /** Runs one scheduled sweep, and settles. */
  sweep(): Promise<void>;
  /** Passes on records and messages until none is left. */
  settle(): Promise<void>;
  /** Everything that the functions have logged so far. */
  log(): string;
  close(): Promise<void>;
}

/** More rounds than anything here takes. */
const MOST_ROUNDS = 500;

/** The event of EventBridge's schedule, as declared. */
const scheduleEvent = ({ sst }: Deployment): unknown => {
  const schedule = sst.resources.find(({ type }) => type === 'aws:scheduler/schedule:Schedule');
  const { input } = schedule?.inputs['target'] as { input: string };
  return JSON.parse(input);
};

export async function startCloud(deployment: Deployment): Promise<SmallCloud> {
  let aheadMs = 0;
  const nowMs = (): number => Date.now() + aheadMs;
  const table = await openTable(deployment.template);
  const options = { attempts: DELIVERY_ATTEMPTS, visibilityTimeoutSec: 360, nowMs };
  const queues = {
    push: new TestQueue(VALUES.PushQueueArn, options),
    mail: new TestQueue(VALUES.MailQueueArn, options),
  };
  const statements = Object.fromEntries(
    FUNCTIONS.map((name) => [name, statementsOfFunction(deployment.sst, functionName(STAGE, name))]),
  );
  const gates = {
    dynamodb: await openGate(table, statements),
    sqs: await openGate(queueService(queues), statements),
  };
  const browsers = await startPushReceiver(nowMs);
  const mails = await startSmtpReceiver('games', 'secret');
  const standIns = {
    dynamodb: gates.dynamodb.url,
    sqs: gates.sqs.url,
    mailServer: `smtp://games:secret@127.0.0.1:${mails.port}`,
    pushHosts: browsers.origin,
    aheadMs: () => aheadMs,
  };
  const started = await Promise.all(
    FUNCTIONS.map(async (name) => [name, await startFunction(deployment, name, standIns)] as const),
  );
  const hosts = Object.fromEntries(started) as Record<FunctionName, LambdaHost>;
  const stream = new StreamMapping(deployment, hosts);
  const consumers = Object.values(queues).map((queue) => new QueueMapping(deployment, hosts, queue));
  const distribution = openDistribution(deployment.sst);
  const functionOf = openRoutes(deployment.sst);
  const origin = 'https://d111111abcdef8.cloudfront.net';

  async function send(request: Request): Promise<Response> {
    const routed = await distribution(cfRequestOf(request));
    if (!routed.host.includes('execute-api')) throw new Error(`${request.url} does not reach the API`);
    const name = functionOf(routed.request.uri);
    return responseOf((await hosts[name].invoke(httpEvent(routed, await request.text()))) as HttpAnswer);
  }

  async function settle(): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      stream.add(table.takeRecords());
      const handed = [await stream.handOver()];
      for (const consumer of consumers) handed.push(await consumer.handOver());
      if (!handed.includes(true)) return;
    }
    throw new Error('it does not come to rest');
  }

  const client: SmallCloud['client'] = (more = {}) => new Client(origin, { send, ...more });
  return {
    origin,
    table,
    gates,
    queues,
    browsers,
    mails,
    deadRecords: stream.dead,
    client,
    guest: (name, more) => client(more).signIn(name),
    open: (path, headers = {}) => send(new Request(origin + path, { headers })),
    invoke: (name, event) => hosts[name].invoke(event),
    skip(ms) {
      aheadMs += ms;
    },
    async sweep() {
      await hosts.sweep.invoke(scheduleEvent(deployment));
      await settle();
    },
    settle,
    log: () =>
      Object.values(hosts)
        .map(({ log }) => log)
        .join(''),
    async close() {
      await Promise.all(Object.values(hosts).map((host) => host.close()));
      await Promise.all([gates.dynamodb.close(), gates.sqs.close(), browsers.close(), mails.close()]);
      await table.close();
    },
  };
}
