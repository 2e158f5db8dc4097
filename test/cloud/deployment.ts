/** A deploy without an account: the foundation's template, and what SST declares on top of it. */

import { parameterName, PUBLISHED, type Published } from '../../infra/contract.ts';
import { generateVapidKeys, type VapidKeys } from '@aeroplane/delivery';
import { runSst, type SstRun } from './sst-run.ts';
import { synthesized, type Template } from './template.ts';

export const STAGE = 'test';

export interface Deployment {
  readonly template: Template;
  readonly sst: SstRun;
  /** All given pairs, the newest first. */
  readonly vapidKeys: readonly VapidKeys[];
}

const ACCOUNT = 'eu-west-1:123456789012';

/** The values of the parameters of a deployed foundation. */
export const VALUES: Readonly<Record<Published, string>> = {
  TableName: 'games',
  TableArn: `arn:aws:dynamodb:${ACCOUNT}:table/games`,
  StreamArn: `arn:aws:dynamodb:${ACCOUNT}:table/games/stream/2026-01-01T00:00:00.000`,
  StreamDeadLettersArn: `arn:aws:sqs:${ACCOUNT}:stream-dead`,
  PushQueueArn: `arn:aws:sqs:${ACCOUNT}:push`,
  PushQueueUrl: 'https://sqs.eu-west-1.amazonaws.com/123456789012/push',
  MailQueueArn: `arn:aws:sqs:${ACCOUNT}:mail`,
  MailQueueUrl: 'https://sqs.eu-west-1.amazonaws.com/123456789012/mail',
};

export const SECRETS = {
  PushSubject: 'mailto:games@aeroplane.example.org',
  OriginSecrets: `${'0a'.repeat(16)} ${'0b'.repeat(16)}`,
  MailServer: 'smtp://mail.example.org:587',
  MailFrom: 'Aeroplane Chess <games@aeroplane.example.org>',
} as const;

/** Declares everything; once per process. */
export async function deploy(): Promise<Deployment> {
  const vapidKeys = [generateVapidKeys(), generateVapidKeys()];
  const byName = new Map(PUBLISHED.map((key) => [parameterName(STAGE, key), VALUES[key]]));
  const sst = await runSst({
    stage: STAGE,
    secrets: {
      ...SECRETS,
      VapidKeys: vapidKeys.map(({ publicKey, privateKey }) => `${publicKey}.${privateKey}`).join(' '),
    },
    parameter(name) {
      const value = byName.get(name);
      if (value === undefined) throw new Error(`nobody publishes ${name}`);
      return value;
    },
  });
  return { template: synthesized(STAGE), sst, vapidKeys };
}
