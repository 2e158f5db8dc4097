/** The parts of Lambda's events and results that are used here. */

import type { StreamRecord } from '@aeroplane/table';

export interface LambdaContext {
  readonly awsRequestId: string;
  getRemainingTimeInMillis(): number;
}

/** A request from API Gateway (HTTP API, payload format 2.0). */
export interface HttpEvent {
  readonly rawPath: string;
  readonly rawQueryString: string;
  readonly cookies?: readonly string[];
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body?: string;
  readonly isBase64Encoded: boolean;
  readonly requestContext: { readonly domainName: string; readonly http: { readonly method: string } };
}

export interface HttpResult {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: string;
  readonly isBase64Encoded: boolean;
}

/** Records of the table's change stream. */
export interface StreamEvent {
  readonly Records: readonly (StreamRecord & {
    readonly dynamodb: { readonly SequenceNumber: string };
  })[];
}

export interface QueueRecord {
  readonly messageId: string;
  readonly receiptHandle: string;
  readonly body: string;
  /** How often it was received, as a text. */
  readonly attributes: { readonly ApproximateReceiveCount: string };
}

export interface QueueEvent {
  readonly Records: readonly QueueRecord[];
}

/** The records of a batch that failed, and come again. */
export interface BatchResult {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

export const batchResult = (failed: readonly string[]): BatchResult => ({
  batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })),
});
