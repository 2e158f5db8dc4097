/**
 * The alarms. A deploy may replace the functions, so alarms find them by name, and their own metrics by namespace.
 */

import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { INDEXES } from '@aeroplane/table';
import { Construct } from 'constructs';
import { FUNCTIONS, functionName, NAMESPACE, type FunctionName } from './contract.ts';

const MINUTE_MS = 60_000;

/** Thresholds: an alarm rings above these. */
const LIMITS = {
  streamAgeMs: 10 * MINUTE_MS,
  /** The sweep runs every minute. */
  sweeperLagMs: 5 * MINUTE_MS,
  faultsIn5Min: 5,
  throttlesIn5Min: 10,
};

interface AlarmsProps {
  readonly stage: string;
  readonly topic: ITopic;
  readonly tableName: string;
  /** Dead letter queues, by the name of their source. */
  readonly deadLetters: Readonly<Record<string, IQueue>>;
}

interface Rule {
  readonly metric: IMetric;
  readonly above: number;
  readonly periods: number;
  readonly what: string;
  /** Missing data rings the alarm too. */
  readonly silenceIsBad?: boolean;
}

export class Alarms extends Construct {
  readonly #topic: ITopic;
  readonly #stage: string;

  constructor(scope: Construct, id: string, { stage, topic, tableName, deadLetters }: AlarmsProps) {
    super(scope, id);
    this.#topic = topic;
    this.#stage = stage;

    for (const [what, queue] of Object.entries(deadLetters)) {
      this.#alarm(`${what}DeadLetters`, {
        metric: queue.metricApproximateNumberOfMessagesVisible({
          period: Duration.minutes(5),
          statistic: Stats.MAXIMUM,
        }),
        above: 0,
        periods: 1,
        what: 'Something could not be delivered or followed up, and waits among the dead letters.',
      });
    }
    this.#alarm('StreamAge', {
      metric: this.#ofFunction('stream', 'IteratorAge', Stats.MAXIMUM),
      above: LIMITS.streamAgeMs,
      periods: 1,
      what: 'What follows from moves comes late: notices, bots, lists of finished games.',
    });
    this.#alarm('SweeperLag', {
      metric: this.#own('SweeperLag', Stats.MAXIMUM),
      above: LIMITS.sweeperLagMs,
      periods: 1,
      what: 'Deadlines and reminders come late, or the sweeper does not run at all.',
      silenceIsBad: true,
    });
    this.#alarm('Faults', {
      metric: this.#sum({
        faults: this.#own('Faults', Stats.SUM),
        errors: this.#ofFunction('api', 'Errors', Stats.SUM),
        passkeyErrors: this.#ofFunction('passkeys', 'Errors', Stats.SUM),
        previewErrors: this.#ofFunction('preview', 'Errors', Stats.SUM),
      }),
      above: LIMITS.faultsIn5Min,
      periods: 1,
      what: 'Requests end in errors of ours (5xx).',
    });
    // CloudWatch allows an alarm ten metrics at most.
    const throttles = { above: LIMITS.throttlesIn5Min, periods: 2 };
    this.#alarm('FunctionThrottles', {
      ...throttles,
      metric: this.#sum(
        Object.fromEntries(FUNCTIONS.map((name) => [name, this.#ofFunction(name, 'Throttles', Stats.SUM)])),
      ),
      what: 'AWS holds functions back: the account may run no more of them at once.',
    });
    this.#alarm('TableThrottles', {
      ...throttles,
      metric: this.#sum(
        Object.fromEntries(
          [undefined, ...INDEXES.map(({ name }) => name)].flatMap((index) =>
            ['Read', 'Write'].map((operation) => [
              `${index ?? 'table'}${operation}s`,
              this.#ofTable(tableName, `${operation}ThrottleEvents`, index),
            ]),
          ),
        ),
      ),
      what: 'AWS holds the table or one of its indexes back: more traffic than ever, or most of it in one place.',
    });
  }

  #own(metricName: string, statistic: string): Metric {
    return new Metric({
      namespace: NAMESPACE,
      metricName,
      dimensionsMap: { Stage: this.#stage },
      statistic,
      period: Duration.minutes(5),
    });
  }

  #ofFunction(name: FunctionName, metricName: string, statistic: string): Metric {
    return new Metric({
      namespace: 'AWS/Lambda',
      metricName,
      dimensionsMap: { FunctionName: functionName(this.#stage, name) },
      statistic,
      period: Duration.minutes(5),
    });
  }

  /** A metric of the table itself, or of an index, which AWS counts apart. */
  #ofTable(tableName: string, metricName: string, index: string | undefined): Metric {
    return new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensionsMap: {
        TableName: tableName,
        ...(index !== undefined && { GlobalSecondaryIndexName: index }),
      },
      statistic: Stats.SUM,
      period: Duration.minutes(5),
    });
  }

  /** The sum of metrics; missing data counts as 0. */
  #sum(metrics: Readonly<Record<string, Metric>>): MathExpression {
    return new MathExpression({
      expression: Object.keys(metrics)
        .map((name) => `FILL(${name}, 0)`)
        .join(' + '),
      usingMetrics: metrics,
      period: Duration.minutes(5),
    });
  }

  #alarm(id: string, { metric, above, periods, what, silenceIsBad = false }: Rule): void {
    const alarm = new Alarm(this, id, {
      metric,
      threshold: above,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: periods,
      alarmDescription: `${what} See docs/operate.md.`,
      treatMissingData: silenceIsBad ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.#topic));
  }
}
