/**
 * AWS list prices in eu-west-1 (Ireland), in US dollars without tax, and the permanent free tier, as of the date below.
 * No program updates them: check them before relying on them.
 */

export const PRICES_OF = '2025-11';

interface Price {
  /** Dollars for `per` units. */
  readonly dollars: number;
  readonly per: number;
  readonly what: string;
  /** The free amount each month. */
  readonly free?: number;
}

const MILLION = 1_000_000;

export const PRICES = {
  writeUnits: { dollars: 0.705, per: MILLION, what: 'DynamoDB write units of the table, on demand' },
  indexWriteUnits: { dollars: 0.705, per: MILLION, what: 'DynamoDB write units of its indexes' },
  readUnits: { dollars: 0.141, per: MILLION, what: 'DynamoDB read units of the table, on demand' },
  indexReadUnits: { dollars: 0.141, per: MILLION, what: 'DynamoDB read units of its indexes' },
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
  fileRequests: { dollars: 0.4, per: MILLION, what: 'S3 requests for files of the app' },
  fileGb: { dollars: 0.023, per: 1, what: 'S3 storage of the app, GB a month' },
  edgeGb: { dollars: 0.085, per: 1, what: 'CloudFront traffic to Europe, GB', free: 1_024 },
  logGb: { dollars: 0.57, per: 1, what: 'CloudWatch logs, GB', free: 5 },
  metrics: { dollars: 0.3, per: 1, what: 'CloudWatch metrics of our own', free: 10 },
  alarmMetrics: { dollars: 0.1, per: 1, what: 'metrics that alarms watch', free: 10 },
} as const satisfies Readonly<Record<string, Price>>;

/** Usage that costs nothing and therefore has no line. */
export const FREE = [
  'the table’s stream, where Lambda reads it',
  'what S3 and Lambda send to CloudFront',
  'standard parameters of Systems Manager, certificates, mails of alarms (the first thousand)',
] as const;

export type Unit = keyof typeof PRICES;

/** The amount of each billable use. */
export type Amounts = Readonly<Partial<Record<Unit, number>>>;
