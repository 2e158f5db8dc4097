/**
 * The patterns of AWS's stream mapping for the records that `changeOf` understands. This file imports nothing, so that
 * `sst.config.ts` can load it.
 */

const WRITTEN = ['INSERT', 'MODIFY'] as const;

export const STREAM_FILTERS = [
  { eventName: WRITTEN, dynamodb: { Keys: { pk: { S: [{ prefix: 'GAME#' }] }, sk: { S: ['GAME'] } } } },
  {
    eventName: WRITTEN,
    dynamodb: { Keys: { pk: { S: [{ prefix: 'GAME#' }] }, sk: { S: [{ prefix: 'CHAT#' }] } } },
  },
  { eventName: WRITTEN, dynamodb: { Keys: { pk: { S: [{ prefix: 'NUDGE#' }] } } } },
] as const;
