/** A block as its item, in the blocker's partition. */

import type { Block } from '@aeroplane/core';
import { number, numberOf, text, textOf, type Item } from './attribute.ts';
import { blockKey, BLOCKS, keyItem, nameIn, playerIn } from './keys.ts';

export const packBlock = ({ player, blocked, name, atMs }: Block): Item => ({
  ...keyItem(blockKey(player, blocked)),
  n: text(name),
  t: number(atMs),
});

export const unpackBlock = (item: Item): Block => ({
  player: playerIn(item),
  blocked: nameIn(item, BLOCKS),
  name: textOf(item, 'n'),
  atMs: numberOf(item, 't'),
});
