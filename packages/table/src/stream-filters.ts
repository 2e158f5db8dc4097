/**
 * Which records of the change stream reach their handler: those of which `changeOf` says what they are about. Patterns as
 * AWS's stream mapping takes them; this file imports nothing, so that whoever deploys can take it in.
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
