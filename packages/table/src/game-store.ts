/** Games, their list of open ones and their due times, in the table. */

import type { GameStore } from '@aeroplane/core';
import { number, unpacked } from './attribute.ts';
import { pageOf, parseCursor } from './cursor.ts';
import { packGame, PUBLIC_ATTRIBUTES, unpackGame, unpackSecretGame } from './game-item.ts';
import {
  gameKey,
  gameOfKey,
  keyOf,
  OPEN_KEY_SHAPE,
  OPEN_PARTITION,
  playerOfKey,
  WAKE_PARTITIONS,
} from './keys.ts';
import { INDEXES } from './schema.ts';
import type { Table } from './table.ts';

const [WAKE, OPEN] = INDEXES;

/** Due items that one sweep takes from a shard of the index. */
const DUE_PER_SHARD = 100;

export function gameStore(table: Table): GameStore {
  const readGames: GameStore['readGames'] = async (ids) =>
    (await table.getAll(ids.map(gameKey), PUBLIC_ATTRIBUTES)).map(unpackGame);

  return {
    readGame: async (id) =>
      unpacked(await table.get(gameKey(id), { attributes: PUBLIC_ATTRIBUTES }), unpackGame),
    readGames,
    readSecretGame: async (id) => unpacked(await table.get(gameKey(id)), unpackSecretGame),
    // The id is random; the condition keeps a repeated call from overwriting a game that has gone on.
    createGame: (game) =>
      table.put(gameKey(game.id), packGame(game), { expression: 'attribute_not_exists(pk)' }),
    // The one condition that keeps moves apart (docs/design.md#one-conditional-write): nobody else has written since.
    replaceGame: (game) =>
      table.put(gameKey(game.id), packGame(game), {
        expression: 'v = :v',
        values: { ':v': number(game.version - 1) },
      }),

    async openGames(limit, from) {
      const start = parseCursor(from, OPEN_KEY_SHAPE);
      const { items, last } = await table.queryIndex(OPEN, OPEN_PARTITION, {
        descending: true,
        limit,
        from: start,
      });
      const games = await readGames(items.flatMap((item) => gameOfKey(keyOf(item)) ?? []));
      // The index is eventually consistent, so it may list games that are no longer open.
      const open = games.filter((game) => game.status === 'waiting' && game.public);
      open.sort((a, b) => b.createdAtMs - a.createdAtMs);
      return pageOf(open, last);
    },

    async due(nowMs) {
      const range = { expression: `${WAKE.range} <= :range`, value: number(nowMs) };
      const shards = WAKE_PARTITIONS.map((partition) =>
        table.queryIndex(WAKE, partition, { range, limit: DUE_PER_SHARD }),
      );
      const keys = (await Promise.all(shards)).flatMap(({ items }) => items.map(keyOf));
      return {
        games: keys.flatMap((key) => gameOfKey(key) ?? []),
        players: keys.flatMap((key) => playerOfKey(key) ?? []),
      };
    },
  };
}
