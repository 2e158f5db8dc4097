/** The last nudge from one player to another, as its item. */

import type { Nudge } from '@aeroplane/core';
import { number, numberOf, text, textOf, type Item } from './attribute.ts';
import { keyItem, keyOf, nudgeKey, pairOfNudge } from './keys.ts';

export const packNudge = (nudge: Nudge): Item => ({
  ...keyItem(nudgeKey(nudge.from, nudge.to)),
  j: text(nudge.game),
  s: number(nudge.ply),
  t: number(nudge.atMs),
});

export function unpackNudge(item: Item): Nudge {
  const { from = '', to = '' } = pairOfNudge(keyOf(item)) ?? {};
  return { from, to, game: textOf(item, 'j'), ply: numberOf(item, 's'), atMs: numberOf(item, 't') };
}
