/** A membership as its item, which is only ever updated in part. */

import type { Membership } from '@aeroplane/core';
import { numberOf, optionalNumber, optionalText, type Item } from './attribute.ts';
import { MEMBERSHIPS, nameIn, playerIn } from './keys.ts';

/** The keys of delivered notices as one text; they have no spaces. */
export const receiptsText = (told: readonly string[]): string => told.join(' ');

export function unpackMembership(item: Item): Membership {
  const chat = optionalText(item, 'c');
  return {
    player: playerIn(item),
    game: nameIn(item, MEMBERSHIPS),
    seen: numberOf(item, 's'),
    sinceMs: numberOf(item, 't'),
    muted: optionalNumber(item, 'm') === 1,
    receipts: optionalText(item, 'n')?.split(' ').filter(Boolean) ?? [],
    ...(chat !== undefined && { chat }),
  };
}
