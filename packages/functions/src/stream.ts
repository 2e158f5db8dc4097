/** Follows up changes in the table: plays bots, queues notices, moves finished games to their lists. */

import { itemChanged } from '@aeroplane/core';
import { changeOf } from '@aeroplane/table';
import { composeFunction } from './compose.ts';
import { batchResult, type BatchResult, type LambdaContext, type StreamEvent } from './lambda.ts';
import { faultFields } from './log.ts';

const { core, log, metrics } = composeFunction('stream', process.env);

/**
 * Handles several records of one item once, and goes on after a failed one: follow-ups are idempotent, so order and
 * repeats do not matter.
 */
export async function handler(
  { Records }: StreamEvent,
  { awsRequestId }: LambdaContext,
): Promise<BatchResult> {
  const failed: string[] = [];
  const byItem = Map.groupBy(Records, ({ dynamodb }) => JSON.stringify(dynamodb.Keys));
  for (const [record] of byItem.values()) {
    const change = record === undefined ? undefined : changeOf(record);
    if (record === undefined || change === undefined) continue;
    try {
      await itemChanged(core, change);
    } catch (error) {
      failed.push(record.dynamodb.SequenceNumber);
      const game = 'game' in change ? change.game : undefined;
      log('error', 'a change was not followed up', { requestId: awsRequestId, game, ...faultFields(error) });
    }
  }
  metrics.flush();
  return batchResult(failed);
}
