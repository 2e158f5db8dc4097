/** Passes waiting stream records and queue messages to functions, by the mappings as declared. */

import { functionName, type FunctionName } from '../../infra/contract.ts';
import { STAGE, VALUES, type Deployment } from './deployment.ts';
import { matches } from './event-pattern.ts';
import type { LambdaHost } from './lambda-host.ts';
import type { TestQueue } from './queue-service.ts';
import type { TableRecord } from './table-service.ts';

interface Mapping {
  readonly eventSourceArn: string;
  readonly functionName: string;
  readonly batchSize: number;
  readonly maximumRetryAttempts: number;
  readonly filterCriteria?: { readonly filters: readonly { readonly pattern: string }[] };
}

/** The items of a batch that the handler reports as failed. */
interface BatchAnswer {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

export function mappingOf({ sst }: Deployment, source: string): Mapping {
  const found = sst.resources.find(
    ({ type, inputs }) =>
      type === 'aws:lambda/eventSourceMapping:EventSourceMapping' && inputs['eventSourceArn'] === source,
  );
  if (found === undefined) throw new Error(`nothing takes from ${source}`);
  return found.inputs as unknown as Mapping;
}

const failuresOf = (answer: unknown): Set<string> =>
  new Set((answer as BatchAnswer).batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));

export const passesFilters = ({ filterCriteria }: Mapping, event: unknown): boolean =>
  filterCriteria === undefined ||
  filterCriteria.filters.some(({ pattern }) => matches(JSON.parse(pattern), event));

/** The function that a mapping calls. */
function targetOf(mapping: Mapping, hosts: Readonly<Record<FunctionName, LambdaHost>>): LambdaHost {
  const found = Object.entries(hosts).find(([name]) =>
    mapping.functionName.endsWith(`:${functionName(STAGE, name as FunctionName)}`),
  );
  if (found === undefined) throw new Error(`${mapping.functionName} does not run`);
  return found[1];
}

export class StreamMapping {
  /** Records whose attempts are used up. */
  readonly dead: TableRecord[] = [];
  readonly #mapping: Mapping;
  readonly #target: LambdaHost;
  #waiting: { record: TableRecord; attempts: number }[] = [];

  constructor(deployment: Deployment, hosts: Readonly<Record<FunctionName, LambdaHost>>) {
    this.#mapping = mappingOf(deployment, VALUES.StreamArn);
    this.#target = targetOf(this.#mapping, hosts);
  }

  add(records: readonly TableRecord[]): void {
    const passed = records.filter((record) => passesFilters(this.#mapping, record));
    this.#waiting.push(...passed.map((record) => ({ record, attempts: 0 })));
  }

  /** Passes on one batch; false where nothing waits. */
  async handOver(): Promise<boolean> {
    const batch = this.#waiting.splice(0, this.#mapping.batchSize);
    if (batch.length === 0) return false;
    const failed = failuresOf(await this.#target.invoke({ Records: batch.map(({ record }) => record) }));
    // Lambda returns to the first failed record and repeats everything from there.
    const first = batch.findIndex(({ record }) => failed.has(record.dynamodb.SequenceNumber));
    const again = first < 0 ? [] : batch.slice(first);
    for (const one of again) one.attempts += 1;
    const isDead = ({ attempts }: { attempts: number }) => attempts > this.#mapping.maximumRetryAttempts;
    this.dead.push(...again.filter(isDead).map(({ record }) => record));
    this.#waiting.unshift(...again.filter((one) => !isDead(one)));
    return true;
  }
}

export class QueueMapping {
  readonly #queue: TestQueue;
  readonly #mapping: Mapping;
  readonly #target: LambdaHost;

  constructor(deployment: Deployment, hosts: Readonly<Record<FunctionName, LambdaHost>>, queue: TestQueue) {
    this.#queue = queue;
    this.#mapping = mappingOf(deployment, queue.arn);
    this.#target = targetOf(this.#mapping, hosts);
  }

  /** Passes on one batch; false where nothing is visible. */
  async handOver(): Promise<boolean> {
    const batch = this.#queue.take(this.#mapping.batchSize);
    if (batch.length === 0) return false;
    const failed = failuresOf(await this.#target.invoke({ Records: batch }));
    for (const { messageId } of batch) if (!failed.has(messageId)) this.#queue.delete(messageId);
    return true;
  }
}
