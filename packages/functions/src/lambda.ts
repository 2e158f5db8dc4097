/** As much of Lambda's events and answers as is read and written here. */

import type { StreamRecord } from '@aeroplane/table';

export interface LambdaContext {
  readonly awsRequestId: string;
  getRemainingTimeInMillis(): number;
}

/** A request that API Gateway hands over (HTTP API, payload format 2.0). */
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
  /** How often it has been taken from the queue, as a text. */
  readonly attributes: { readonly ApproximateReceiveCount: string };
}

export interface QueueEvent {
  readonly Records: readonly QueueRecord[];
}

/** What of a batch shall be handed over again; the rest is done. */
export interface BatchResult {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

export const batchResult = (failed: readonly string[]): BatchResult => ({
  batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })),
});
