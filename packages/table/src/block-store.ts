/** Blocks and reports, on the DynamoDB API. */

import type { Block, Report, Store } from '@aeroplane/core';
import type { Seat } from '@aeroplane/engine';
import { number, numberOf, text, textOf, unpacked, type Item } from './attribute.ts';
import {
  blockerKey,
  BLOCKERS,
  blockKey,
  BLOCKS,
  gameKey,
  keyItem,
  playerKey,
  reportKey,
  REPORTS,
} from './keys.ts';
import type { Table } from './table.ts';

export const packBlock = ({ player, blocked, name, atMs }: Block): Item => ({
  ...keyItem(blockKey(player, blocked)),
  n: text(name),
  t: number(atMs),
});

export const unpackBlock = (item: Item): Block => ({
  player: textOf(item, 'pk').slice('PLAYER#'.length),
  blocked: textOf(item, 'sk').slice(BLOCKS.length),
  name: textOf(item, 'n'),
  atMs: numberOf(item, 't'),
});

export const packReport = ({ game, by, of, reason, atMs }: Report): Item => ({
  ...keyItem(reportKey(game, by, of)),
  x: text(reason),
  t: number(atMs),
});

export function unpackReport(item: Item): Report {
  const [by, of] = textOf(item, 'sk').slice(REPORTS.length);
  return {
    game: textOf(item, 'pk').slice('GAME#'.length),
    by: Number(by) as Seat,
    of: Number(of) as Seat,
    reason: textOf(item, 'x'),
    atMs: numberOf(item, 't'),
  };
}

export type BlockStore = Pick<
  Store,
  | 'readBlock'
  | 'blocks'
  | 'putBlock'
  | 'removeBlock'
  | 'blockers'
  | 'putBlocker'
  | 'removeBlocker'
  | 'putReport'
  | 'reports'
  | 'removeReport'
>;

export const blockStore = (table: Table): BlockStore => ({
  readBlock: async (player, blocked) => unpacked(await table.get(blockKey(player, blocked)), unpackBlock),
  blocks: async (player) => (await table.query(playerKey(player).pk, BLOCKS)).items.map(unpackBlock),
  putBlock: async (block) => void (await table.put(blockKey(block.player, block.blocked), packBlock(block))),
  removeBlock: (player, blocked) => table.delete(blockKey(player, blocked)),
  blockers: async (player) =>
    (await table.query(playerKey(player).pk, BLOCKERS)).items.map((item) =>
      textOf(item, 'sk').slice(BLOCKERS.length),
    ),
  putBlocker: async (player, blocker) =>
    void (await table.put(blockerKey(player, blocker), keyItem(blockerKey(player, blocker)))),
  removeBlocker: (player, blocker) => table.delete(blockerKey(player, blocker)),
  putReport: async (report) =>
    void (await table.put(reportKey(report.game, report.by, report.of), packReport(report))),
  reports: async (game) => (await table.query(gameKey(game).pk, REPORTS)).items.map(unpackReport),
  removeReport: ({ game, by, of }) => table.delete(reportKey(game, by, of)),
});
