/** The store of the use cases, on the DynamoDB API: single table, one conditional write a game's change (DESIGN § 4). */

import type { Store } from '@aeroplane/core';
import { number, textOf, type Item } from './attribute.ts';
import { makeCursor, parseCursor } from './cursor.ts';
import { packGame, PUBLIC_ATTRIBUTES, unpackGame, unpackSecretGame } from './game-item.ts';
import {
  DONE,
  doneKey,
  doneKeyShape,
  gameKey,
  gameOfKey,
  membershipKey,
  MEMBERSHIPS,
  OPEN_KEY_SHAPE,
  playerKey,
  sessionKey,
  type Key,
} from './keys.ts';
import {
  packDone,
  packPlayer,
  packSession,
  unpackDone,
  unpackMembership,
  unpackPlayer,
  unpackSession,
} from './people-items.ts';
import { INDEXES, WAKE_SHARDS } from './schema.ts';
import type { Table } from './table.ts';

const [WAKE, OPEN] = INDEXES;

/** Due games that one sweep takes from a shard. */
const DUE = 100;

const unpacked = <T>(item: Item | undefined, unpack: (item: Item) => T): T | undefined =>
  item === undefined ? undefined : unpack(item);

const gameOfItem = (item: Item): string =>
  gameOfKey({ pk: textOf(item, 'pk'), sk: textOf(item, 'sk') }) ?? '';

/** The store over a table. */
export function createDynamoStore(table: Table): Store {
  const readGames: Store['readGames'] = async (ids) =>
    (await table.getAll(ids.map(gameKey), PUBLIC_ATTRIBUTES)).map(unpackGame);

  const raiseSeen = async (key: Key, ply: number): Promise<boolean> => {
    // Only forward, so that a late answer of another device takes nothing back.
    const raised = await table.update(key, 'SET s = :s', { ':s': number(ply) }, 's < :s');
    return raised || (await table.get(key)) !== undefined;
  };

  return {
    readGame: async (id) =>
      unpacked(await table.get(gameKey(id), { attributes: PUBLIC_ATTRIBUTES }), unpackGame),
    readGames,
    readSecretGame: async (id) => unpacked(await table.get(gameKey(id)), unpackSecretGame),
    // The id is random; the condition keeps a repeated call from overwriting a game that has gone on.
    createGame: (game) =>
      table.put(gameKey(game.id), packGame(game), { expression: 'attribute_not_exists(pk)' }),
    // Nobody has written since this change was thought of: the one condition that keeps moves apart.
    replaceGame: (game) =>
      table.put(gameKey(game.id), packGame(game), {
        expression: 'v = :v',
        values: { ':v': number(game.version - 1) },
      }),

    async openGames(limit, from) {
      const start = parseCursor(from, OPEN_KEY_SHAPE);
      const { items, last } = await table.queryIndex(OPEN, 'OPEN', { descending: true, limit, from: start });
      const games = await readGames(items.map(gameOfItem));
      // The index may lag behind the games.
      const open = games.filter((game) => game.status === 'waiting' && game.public);
      const next = makeCursor(last);
      open.sort((a, b) => b.createdAtMs - a.createdAtMs);
      return next === undefined ? { items: open } : { items: open, next };
    },

    async dueGames(nowMs) {
      const range = { expression: `${WAKE.range} <= :range`, value: number(nowMs) };
      const shards = Array.from({ length: WAKE_SHARDS }, (_, shard) =>
        table.queryIndex(WAKE, `WAKE#${shard}`, { range, limit: DUE }),
      );
      return (await Promise.all(shards)).flatMap(({ items }) => items.map(gameOfItem));
    },

    readPlayer: async (id) => unpacked(await table.get(playerKey(id)), unpackPlayer),
    putPlayer: async (player) => void (await table.put(playerKey(player.id), packPlayer(player))),
    async readSession(player, hash) {
      const key = sessionKey(player, hash);
      // Nearly always there already, at half the price; a session opened a moment ago may not be.
      const item = (await table.get(key, { consistent: false })) ?? (await table.get(key));
      return unpacked(item, unpackSession);
    },
    putSession: async (session) =>
      void (await table.put(sessionKey(session.player, session.hash), packSession(session))),

    readMembership: async (player, game) =>
      unpacked(await table.get(membershipKey(player, game)), unpackMembership),
    memberships: async (player) =>
      (await table.query(playerKey(player).pk, MEMBERSHIPS)).items.map(unpackMembership),
    addMembership: async (player, game, sinceMs) =>
      void (await table.update(membershipKey(player, game), 'SET t = :t, s = if_not_exists(s, :zero)', {
        ':t': number(sinceMs),
        ':zero': number(0),
      })),
    removeMembership: (player, game) => table.delete(membershipKey(player, game)),
    markSeen: (player, game, ply) => raiseSeen(membershipKey(player, game), ply),

    readDone: async (player, finishedAtMs, game) =>
      unpacked(await table.get(doneKey(player, finishedAtMs, game)), unpackDone),
    putDone: async (player, done) =>
      void (await table.put(doneKey(player, done.finishedAtMs, done.game), packDone(player, done))),
    async doneGames(player, limit, from) {
      const { pk } = playerKey(player);
      const start = parseCursor(from, doneKeyShape(player));
      const { items, last } = await table.query(pk, DONE, { descending: true, limit, from: start });
      const next = makeCursor(last);
      return { items: items.map(unpackDone), ...(next !== undefined && { next }) };
    },
    markDoneSeen: async (player, finishedAtMs, game, ply) =>
      void (await raiseSeen(doneKey(player, finishedAtMs, game), ply)),
  };
}
