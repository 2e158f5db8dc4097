/** The lists of a player's games, in the table: memberships of running games, and finished games. */

import type { ListStore } from '@aeroplane/core';
import { number, text, unpacked } from './attribute.ts';
import { pageOf, parseCursor } from './cursor.ts';
import { packFinishedGame, unpackFinishedGame } from './finished-game-item.ts';
import {
  DONE,
  doneKey,
  doneKeyShape,
  membershipKey,
  MEMBERSHIPS,
  playerPartition,
  type Key,
} from './keys.ts';
import { receiptsText, unpackMembership } from './membership-item.ts';
import type { Table } from './table.ts';

export function listStore(table: Table): ListStore {
  const raiseSeen = async (key: Key, ply: number): Promise<boolean> => {
    // Only forward, so that a late request of another device takes nothing back.
    const raised = await table.update(key, 'SET s = :s', { ':s': number(ply) }, 's < :s');
    return raised || (await table.get(key)) !== undefined;
  };

  const raiseChat = async (key: Key, t: string): Promise<boolean> => {
    // Only forward, and does not bring back a removed item.
    const condition = 'attribute_exists(pk) AND (attribute_not_exists(c) OR c < :c)';
    const raised = await table.update(key, 'SET c = :c', { ':c': text(t) }, condition);
    return raised || (await table.get(key)) !== undefined;
  };

  return {
    readMembership: async (player, game) =>
      unpacked(await table.get(membershipKey(player, game)), unpackMembership),
    memberships: async (player) =>
      (await table.query(playerPartition(player), MEMBERSHIPS)).items.map(unpackMembership),
    addMembership: async (player, game, sinceMs) =>
      void (await table.update(membershipKey(player, game), 'SET t = :t, s = if_not_exists(s, :zero)', {
        ':t': number(sinceMs),
        ':zero': number(0),
      })),
    removeMembership: (player, game) => table.delete(membershipKey(player, game)),
    markSeen: (player, game, ply) => raiseSeen(membershipKey(player, game), ply),
    markChatRead: (player, game, t) => raiseChat(membershipKey(player, game), t),
    // Does not bring back a removed membership.
    setMuted: (player, game, muted) =>
      table.update(
        membershipKey(player, game),
        'SET m = :m',
        { ':m': number(muted ? 1 : 0) },
        'attribute_exists(pk)',
      ),
    // Keeps what another delivery has noted meanwhile: the caller is refused and reads again.
    setReceipts: (player, game, told, before) =>
      table.update(
        membershipKey(player, game),
        'SET n = :n',
        { ':n': text(receiptsText(told)), ':before': text(receiptsText(before)) },
        `attribute_exists(pk) AND (n = :before${before.length === 0 ? ' OR attribute_not_exists(n)' : ''})`,
      ),

    readFinishedGame: async (player, finishedAtMs, game) =>
      unpacked(await table.get(doneKey(player, finishedAtMs, game)), unpackFinishedGame),
    putFinishedGame: async (player, done) =>
      void (await table.put(doneKey(player, done.finishedAtMs, done.game), packFinishedGame(player, done))),
    removeFinishedGame: (player, finishedAtMs, game) => table.delete(doneKey(player, finishedAtMs, game)),
    async finishedGames(player, limit, from) {
      const start = parseCursor(from, doneKeyShape(player));
      const { items, last } = await table.query(playerPartition(player), DONE, {
        descending: true,
        limit,
        from: start,
      });
      return pageOf(items.map(unpackFinishedGame), last);
    },
    markFinishedSeen: async (player, finishedAtMs, game, ply) =>
      void (await raiseSeen(doneKey(player, finishedAtMs, game), ply)),
    markFinishedChatRead: async (player, finishedAtMs, game, t) =>
      void (await raiseChat(doneKey(player, finishedAtMs, game), t)),
  };
}
