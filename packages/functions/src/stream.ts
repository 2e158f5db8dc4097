/** Does what follows from items that were written: carries bots on, plans notices, moves finished games. */

import { itemChanged } from '@aeroplane/core';
import { changeOf } from '@aeroplane/table';
import { composeGround } from './compose.ts';
import { batchResult, type BatchResult, type LambdaContext, type StreamEvent } from './lambda.ts';
import { faultFields } from './log.ts';

const { core, log, metrics } = composeGround('stream', process.env);

/**
 * An item written several times is looked at once, and a record that fails keeps none behind it waiting: all that
 * follows from a record may happen twice.
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
