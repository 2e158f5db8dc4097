/** A report as its item, in the game's partition. */

import type { Report } from '@aeroplane/core';
import type { Seat } from '@aeroplane/engine';
import { number, numberOf, text, textOf, type Item } from './attribute.ts';
import { gameIn, keyItem, nameIn, reportKey, REPORTS } from './keys.ts';

export const packReport = ({ game, by, of, reason, atMs }: Report): Item => ({
  ...keyItem(reportKey(game, by, of)),
  x: text(reason),
  t: number(atMs),
});

export function unpackReport(item: Item): Report {
  const [by, of] = nameIn(item, REPORTS);
  return {
    game: gameIn(item),
    by: Number(by) as Seat,
    of: Number(of) as Seat,
    reason: textOf(item, 'x'),
    atMs: numberOf(item, 't'),
  };
}
