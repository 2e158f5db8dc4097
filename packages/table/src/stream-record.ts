/** Records of the table's change stream, which hold keys only (DESIGN § 4), and what they are about. */

import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Change } from '@aeroplane/core';
import { gameKey, gameOfKey, gameOfMembership, gameOfMessage, type Key } from './keys.ts';

/** As much of a DynamoDB stream record as is read here. */
export interface StreamRecord {
  readonly eventName?: 'INSERT' | 'MODIFY' | 'REMOVE' | undefined;
  readonly dynamodb?: { readonly Keys?: Readonly<Record<string, AttributeValue>> | undefined } | undefined;
}

/** The record of an item that was written. */
export const recordOf = ({ pk, sk }: Key): StreamRecord => ({
  eventName: 'MODIFY',
  dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } },
});

/** What a record is about; undefined where nothing follows from it. */
export function changeOf({ eventName, dynamodb }: StreamRecord): Change | undefined {
  const [pk, sk] = [dynamodb?.Keys?.['pk']?.S, dynamodb?.Keys?.['sk']?.S];
  if (eventName === 'REMOVE' || pk === undefined || sk === undefined) return undefined;
  const game = gameOfKey({ pk, sk });
  if (game !== undefined) return { type: 'game', game };
  const chat = gameOfMessage({ pk, sk });
  if (chat !== undefined) return { type: 'chat', game: chat };
  const [kind, from, to] = pk.split('#');
  return kind === 'NUDGE' && from !== undefined && to !== undefined ? { type: 'nudge', from, to } : undefined;
}

/**
 * The records to deliver again for items that a crash may have cut off from what follows from them: a membership stands
 * for its game, which waits as long as there is one, and for what was said in it.
 */
export function recordsAgain(keys: readonly Key[]): StreamRecord[] {
  const games = new Set(keys.flatMap((key) => gameOfMembership(key) ?? []));
  const nudges = keys.filter(({ pk }) => pk.startsWith('NUDGE#'));
  return [...[...games].map(gameKey), ...nudges].map(recordOf);
}
