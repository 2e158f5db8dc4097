/** The synthesized foundation. Each check of the synthesis is also tested with a planted fault. */

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTableInput } from '@aeroplane/table';
import { Queue, type CfnQueue } from 'aws-cdk-lib/aws-sqs';
import type { Stack } from 'aws-cdk-lib';
import { describe, expect, inject, it } from 'vitest';
import { checkStage, foundationName } from '../../infra/contract.ts';
import { foundationApp } from '../../infra/synth.ts';
import { STAGE } from './deployment.ts';
import { ofType, synthesized } from './template.ts';
import { tableOf } from './table-service.ts';

const { template } = inject('deployment');

const byName = <T extends object>(key: keyof T, list: unknown): T[] =>
  [...(list as T[])].sort((a, b) => String(a[key]).localeCompare(String(b[key])));

describe('the foundation', () => {
  it('declares the table with the store’s schema', () => {
    const table = tableOf(template);
    const schema = createTableInput('any');
    expect(table['KeySchema']).toEqual(schema.KeySchema);
    expect(byName('AttributeName', table['AttributeDefinitions'])).toEqual(
      byName('AttributeName', schema.AttributeDefinitions),
    );
    expect(table['GlobalSecondaryIndexes']).toEqual(schema.GlobalSecondaryIndexes);
  });

  it('keeps the table on demand, with a stream of keys, expiry and recovery', () => {
    expect(tableOf(template)).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamViewType: 'KEYS_ONLY' },
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      Replicas: [{ PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } }],
    });
  });

  it('protects the table of production, and of no other stage', () => {
    const [[, table] = []] = ofType(synthesized('prod'), 'AWS::DynamoDB::GlobalTable');
    expect(table?.DeletionPolicy).toBe('Retain');
    expect(table?.Properties).toMatchObject({ Replicas: [{ DeletionProtectionEnabled: true }] });
    const [[, other] = []] = ofType(template, 'AWS::DynamoDB::GlobalTable');
    expect(other?.DeletionPolicy).toBe('Delete');
  });

  it('keeps dead letters of each queue and the stream for two weeks', () => {
    const queues = ofType(template, 'AWS::SQS::Queue');
    const dead = queues.filter(([id]) => id.includes('DeadLetters'));
    expect(dead).toHaveLength(3);
    for (const [, { Properties }] of dead) expect(Properties['MessageRetentionPeriod']).toBe(14 * 86_400);
    for (const [id, { Properties }] of queues) {
      if (id.includes('DeadLetters')) continue;
      expect(Properties).toMatchObject({ VisibilityTimeout: 360, RedrivePolicy: { maxReceiveCount: 6 } });
    }
    // All traffic is encrypted.
    expect(ofType(template, 'AWS::SQS::QueuePolicy')).toHaveLength(queues.length);
  });

  it('needs no assets and no bootstrap', () => {
    expect(JSON.stringify(template)).not.toMatch(/cdk-hnb659fds|BootstrapVersion|AssetParameters/);
  });
});

describe('the synthesis', () => {
  const app = () =>
    foundationApp({ stage: STAGE, outdir: mkdtempSync(path.join(tmpdir(), 'aeroplane-cdk-')) });
  const stackOf = (one: ReturnType<typeof app>): Stack => one.node.findChild(foundationName(STAGE)) as Stack;

  it('fails on bad practice by AWS’s rules', () => {
    const faulty = app();
    new Queue(stackOf(faulty), 'Faulty');
    expect(() => faulty.synth()).toThrow('AwsSolutions-SQS4');
  });

  it('fails on what CloudFormation would refuse', () => {
    const faulty = app();
    const queue = stackOf(faulty).node.findChild('PushDeadLetters').node.defaultChild as CfnQueue;
    queue.addPropertyOverride('MessageRetentionPeriod', 'long');
    expect(() => faulty.synth()).toThrow('CloudFormation Validate');
  });

  it.each([undefined, '', 'Prod', 'a_b', '1a', 'a'.repeat(21)])('refuses the stage %j', (stage) => {
    expect(() => checkStage(stage)).toThrow('--stage');
  });
});
