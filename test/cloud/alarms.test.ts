/** Every alarm with the exact figures that trigger it, and the existence of these figures. */

import { describe, expect, inject, it } from 'vitest';
import { FUNCTIONS, functionName } from '../../infra/contract.ts';
import { alarmsApart } from './alarms.ts';
import { STAGE } from './deployment.ts';
import type { SstRun } from './sst-run.ts';
import { alarmName, ofType, watchedMetrics, type Template } from './template.ts';

const { template, sst } = inject('deployment');

const alarms = new Map(
  ofType(template, 'AWS::CloudWatch::Alarm').map(([id, { Properties }]) => [alarmName(id), Properties]),
);

const DEAD_LETTERS = {
  Namespace: 'AWS/SQS',
  MetricName: 'ApproximateNumberOfMessagesVisible',
  Statistic: 'Maximum',
  Threshold: 0,
  EvaluationPeriods: 1,
  TreatMissingData: 'notBreaching',
};

/** The parts of a metric that sums these. */
const sumOf = (...names: readonly string[]): unknown => {
  const expression = names.map((name) => `FILL(${name}, 0)`).join(' + ');
  return expect.arrayContaining([expect.objectContaining({ Expression: expression, ReturnData: true })]);
};

/** Every alarm, with the condition that triggers it. */
const EXPECTED: Readonly<Record<string, object>> = {
  PushDeadLetters: DEAD_LETTERS,
  MailDeadLetters: DEAD_LETTERS,
  StreamDeadLetters: DEAD_LETTERS,
  StreamAge: {
    Namespace: 'AWS/Lambda',
    MetricName: 'IteratorAge',
    Statistic: 'Maximum',
    Threshold: 600_000,
    EvaluationPeriods: 1,
    TreatMissingData: 'notBreaching',
  },
  SweeperLag: {
    Namespace: 'Aeroplane',
    MetricName: 'SweeperLag',
    Statistic: 'Maximum',
    Threshold: 300_000,
    EvaluationPeriods: 1,
    // A stopped sweeper reports no lag.
    TreatMissingData: 'breaching',
  },
  Faults: {
    Metrics: sumOf('faults', 'errors', 'passkeyErrors', 'previewErrors'),
    Threshold: 5,
    EvaluationPeriods: 1,
    TreatMissingData: 'notBreaching',
  },
  FunctionThrottles: {
    Metrics: sumOf(...FUNCTIONS),
    Threshold: 10,
    EvaluationPeriods: 2,
    TreatMissingData: 'notBreaching',
  },
  TableThrottles: {
    Metrics: sumOf('tableReads', 'tableWrites', 'wakeReads', 'wakeWrites', 'openReads', 'openWrites'),
    Threshold: 10,
    EvaluationPeriods: 2,
    TreatMissingData: 'notBreaching',
  },
};

/** The metrics that an alarm watches, with their dimensions. */
const watchedBy = (alarm: string): string[] =>
  watchedMetrics(template)
    .filter((one) => one.alarm === alarm)
    .map(({ namespace, name, dimensions }) => {
      const { FunctionName: of, GlobalSecondaryIndexName: index, Stage: stage } = dimensions;
      return [namespace, name, of ?? index ?? stage].filter((part) => typeof part === 'string').join(' ');
    });

describe('the alarms', () => {
  it('are exactly these, and each notifies somebody', () => {
    expect([...alarms.keys()].sort()).toEqual(Object.keys(EXPECTED).sort());
    for (const alarm of alarms.values()) {
      expect(alarm['AlarmActions']).toHaveLength(1);
      expect(alarm['ComparisonOperator']).toBe('GreaterThanThreshold');
    }
    expect(ofType(template, 'AWS::SNS::Subscription')).toHaveLength(1);
  });

  it.each(Object.entries(EXPECTED))('trigger where %s exceeds its limit for its time', (name, expected) => {
    const alarm = alarms.get(name) ?? {};
    expect(alarm).toMatchObject(expected);
    // Over five minutes, alone or as part of a sum.
    const parts = (alarm['Metrics'] ?? []) as { MetricStat?: { Period: number; Stat: string } }[];
    const stats = parts.flatMap(({ MetricStat }) => MetricStat ?? []);
    expect([...stats.map(({ Period }) => Period), alarm['Period']].filter(Boolean)).toEqual(
      Array.from({ length: Math.max(1, stats.length) }, () => 300),
    );
    expect(stats.every(({ Stat }) => Stat === 'Sum')).toBe(true);
    // The most metrics that one alarm can sum.
    expect(parts.length).toBeLessThanOrEqual(10);
  });

  it('count faults that functions report, and failed invocations', () => {
    expect(watchedBy('Faults')).toEqual([
      `Aeroplane Faults ${STAGE}`,
      ...['api', 'passkeys', 'preview'].map((name) => `AWS/Lambda Errors aeroplane-${STAGE}-${name}`),
    ]);
  });

  it('watch every function, the table and each of its indexes for throttling', () => {
    expect(watchedBy('FunctionThrottles')).toEqual(
      FUNCTIONS.map((name) => `AWS/Lambda Throttles ${functionName(STAGE, name)}`),
    );
    expect(watchedBy('TableThrottles')).toEqual(
      ['', ' wake', ' open'].flatMap((part) =>
        ['Read', 'Write'].map((operation) => `AWS/DynamoDB ${operation}ThrottleEvents${part}`),
      ),
    );
  });
});

describe('a watched metric', () => {
  const renamed = (what: string | RegExp, by: string): Template =>
    JSON.parse(JSON.stringify(template).replaceAll(what, by)) as Template;

  it('is one that something writes', () => {
    expect(alarmsApart(template, sst)).toEqual([]);
  });

  it.each([
    ['of another namespace', renamed('"Namespace":"Aeroplane"', '"Namespace":"Airplane"'), 2],
    ['by another name', renamed('"MetricName":"SweeperLag"', '"MetricName":"SweepLag"'), 1],
    ['by another dimension', renamed('"Name":"Stage"', '"Name":"stage"'), 2],
    ['of another stage', renamed('"Value":"test"', '"Value":"prod"'), 2],
    ['of no function', renamed('aeroplane-test-preview', 'aeroplane-test-links'), 2],
    [
      'of no index',
      renamed(
        '"Name":"GlobalSecondaryIndexName","Value":"wake"',
        '"Name":"GlobalSecondaryIndexName","Value":"due"',
      ),
      2,
    ],
    [
      'of no queue',
      renamed(
        '"Name":"QueueName","Value":{"Fn::GetAtt":["Push',
        '"Name":"QueueName","Value":{"Fn::GetAtt":["Plush',
      ),
      1,
    ],
  ])('is missing %s', (_, planted, count) => {
    expect(alarmsApart(planted, sst)).toHaveLength(count);
  });

  it.each(['NAMESPACE', 'STAGE'])('is missing where one function has another %s', (variable) => {
    const resources = sst.resources.map((one) =>
      one.inputs['name'] === functionName(STAGE, 'sweep')
        ? (JSON.parse(
            JSON.stringify(one).replace(new RegExp(`("${variable}":")[^"]*`), '$1Other'),
          ) as typeof one)
        : one,
    );
    const planted: SstRun = { ...sst, resources };
    expect(alarmsApart(template, planted)).toHaveLength(2);
  });
});
