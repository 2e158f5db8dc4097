/**
 * What AWS charges in eu-west-1 (Ireland), in US dollars without tax: list prices as they were known on the date below, and
 * what is free every month for everybody and for ever. Not looked up by any program: check them before you rely on them.
 */

export const PRICES_OF = '2025-11';

interface Price {
  /** Dollars for `per` of it. */
  readonly dollars: number;
  readonly per: number;
  readonly what: string;
  /** So much is free every month. */
  readonly free?: number;
}

const MILLION = 1_000_000;

export const PRICES = {
  writeUnits: { dollars: 0.705, per: MILLION, what: 'DynamoDB write units, on demand' },
  readUnits: { dollars: 0.141, per: MILLION, what: 'DynamoDB read units, on demand' },
  tableGb: { dollars: 0.283, per: 1, what: 'DynamoDB storage, GB a month', free: 25 },
  recoveryGb: { dollars: 0.226, per: 1, what: 'DynamoDB point-in-time recovery, GB a month' },
  invocations: { dollars: 0.2, per: MILLION, what: 'Lambda invocations', free: MILLION },
  gbSeconds: { dollars: 13.3334, per: MILLION, what: 'Lambda GB-seconds on arm64', free: 400_000 },
  apiRequests: { dollars: 1.11, per: MILLION, what: 'HTTP API requests' },
  queueRequests: { dollars: 0.4, per: MILLION, what: 'SQS requests', free: MILLION },
  schedules: { dollars: 1, per: MILLION, what: 'EventBridge Scheduler invocations', free: 14 * MILLION },
  edgeRequests: { dollars: 1.2, per: MILLION, what: 'CloudFront requests over https', free: 10 * MILLION },
  edgeFunctions: { dollars: 0.1, per: MILLION, what: 'CloudFront function invocations', free: 2 * MILLION },
  edgeKeyReads: { dollars: 0.03, per: MILLION, what: 'CloudFront key value store reads' },
  edgeGb: { dollars: 0.085, per: 1, what: 'CloudFront traffic to Europe, GB', free: 1_024 },
  logGb: { dollars: 0.57, per: 1, what: 'CloudWatch logs, GB', free: 5 },
  metrics: { dollars: 0.3, per: 1, what: 'CloudWatch metrics of our own', free: 10 },
  alarmMetrics: { dollars: 0.1, per: 1, what: 'metrics that alarms watch', free: 10 },
} as const satisfies Readonly<Record<string, Price>>;

export type Unit = keyof typeof PRICES;

/** How much of each there is. */
export type Amounts = Readonly<Partial<Record<Unit, number>>>;
