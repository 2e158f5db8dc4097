/** What players do to each other, in the table: nudges, blocks, reports, chat. */

import type { SocialStore } from '@aeroplane/core';
import { number, unpacked } from './attribute.ts';
import { packBlock, unpackBlock } from './block-item.ts';
import { pageOf, parseCursor } from './cursor.ts';
import {
  blockerKey,
  BLOCKERS,
  blockKey,
  BLOCKS,
  chatKeyShape,
  gamePartition,
  keyItem,
  messageKey,
  MESSAGES,
  nameIn,
  nudgeKey,
  playerPartition,
  reportKey,
  REPORTS,
} from './keys.ts';
import { packMessage, unpackMessage } from './message-item.ts';
import { packNudge, unpackNudge } from './nudge-item.ts';
import { packReport, unpackReport } from './report-item.ts';
import type { Table } from './table.ts';

export const socialStore = (table: Table): SocialStore => ({
  readNudge: async (from, to) => unpacked(await table.get(nudgeKey(from, to)), unpackNudge),
  // Only if the pair's last nudge is old enough.
  putNudge: (nudge, olderThanMs) =>
    table.put(nudgeKey(nudge.from, nudge.to), packNudge(nudge), {
      expression: 'attribute_not_exists(pk) OR t < :t',
      values: { ':t': number(olderThanMs) },
    }),
  removeNudge: (from, to) => table.delete(nudgeKey(from, to)),

  readBlock: async (player, blocked) => unpacked(await table.get(blockKey(player, blocked)), unpackBlock),
  blocks: async (player) => (await table.query(playerPartition(player), BLOCKS)).items.map(unpackBlock),
  putBlock: async (block) => void (await table.put(blockKey(block.player, block.blocked), packBlock(block))),
  removeBlock: (player, blocked) => table.delete(blockKey(player, blocked)),
  blockers: async (player) =>
    (await table.query(playerPartition(player), BLOCKERS)).items.map((item) => nameIn(item, BLOCKERS)),
  putBlocker: async (player, blocker) =>
    void (await table.put(blockerKey(player, blocker), keyItem(blockerKey(player, blocker)))),
  removeBlocker: (player, blocker) => table.delete(blockerKey(player, blocker)),

  putReport: async (report) =>
    void (await table.put(reportKey(report.game, report.by, report.of), packReport(report))),
  reports: async (game) => (await table.query(gamePartition(game), REPORTS)).items.map(unpackReport),
  removeReport: ({ game, by, of }) => table.delete(reportKey(game, by, of)),

  // Two messages of the same millisecond do not overwrite each other.
  putMessage: (game, message) =>
    table.put(messageKey(game, message.t), packMessage(game, message), {
      expression: 'attribute_not_exists(pk)',
    }),
  removeMessage: (game, t) => table.delete(messageKey(game, t)),
  async chat(game, limit, from) {
    const start = parseCursor(from, chatKeyShape(game));
    const { items, last } = await table.query(gamePartition(game), MESSAGES, {
      descending: true,
      limit,
      from: start,
    });
    return pageOf(items.map(unpackMessage), last);
  },
});
