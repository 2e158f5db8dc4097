/** Records of the table's change stream, which hold keys only (docs/design.md#keys), and the changes they stand for. */

import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { ItemChange } from '@aeroplane/core';
import { gameKey, gameOfKey, gameOfMembership, gameOfMessage, pairOfNudge, type Key } from './keys.ts';

/** The part of a DynamoDB stream record that is read here. */
export interface StreamRecord {
  readonly eventName?: 'INSERT' | 'MODIFY' | 'REMOVE' | undefined;
  readonly dynamodb?: { readonly Keys?: Readonly<Record<string, AttributeValue>> | undefined } | undefined;
}

/** The record of a written item. */
export const recordOf = ({ pk, sk }: Key): StreamRecord => ({
  eventName: 'MODIFY',
  dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } },
});

/** The change that a record stands for; undefined if nothing follows from it. */
export function changeOf({ eventName, dynamodb }: StreamRecord): ItemChange | undefined {
  const [pk, sk] = [dynamodb?.Keys?.['pk']?.S, dynamodb?.Keys?.['sk']?.S];
  if (eventName === 'REMOVE' || pk === undefined || sk === undefined) return undefined;
  const game = gameOfKey({ pk, sk });
  if (game !== undefined) return { type: 'game', game };
  const chat = gameOfMessage({ pk, sk });
  if (chat !== undefined) return { type: 'chat', game: chat };
  const nudge = pairOfNudge({ pk, sk });
  return nudge === undefined ? undefined : { type: 'nudge', ...nudge };
}

/**
 * The records to deliver again after a crash, given the keys of all items. A membership stands for its game and the
 * game's messages: it is there until both have been followed up.
 */
export function recordsAgain(keys: readonly Key[]): StreamRecord[] {
  const games = new Set(keys.flatMap((key) => gameOfMembership(key) ?? []));
  const nudges = keys.filter((key) => pairOfNudge(key) !== undefined);
  return [...[...games].map(gameKey), ...nudges].map(recordOf);
}
