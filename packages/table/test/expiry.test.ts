import { DeleteItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Session } from '@aeroplane/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allItems, dumpTable } from '../../local/test/dump-table.ts';
import { idOf, sampleGame, samplePlayer } from '@aeroplane/testing/scenes/sample-game';
import { removeExpired } from '../src/index.ts';
import { openTable, type OpenTable } from './open-table.ts';

const NOW_MS = 1_800_000_000_000;
const DAY_MS = 24 * 3_600_000;

const session = (hash: string, expiresAtMs: number): Session => ({
  player: idOf('asha'),
  hash,
  createdAtMs: 1,
  expiresAtMs,
});

let opened: OpenTable;
beforeEach(async () => {
  opened = await openTable();
});
afterEach(() => opened.close());

/** Removes everything that has expired, and returns the number of pages that took. */
async function remove(client: DynamoDBClient = opened.database.client, nowMs = NOW_MS): Promise<number> {
  let pages = 0;
  for await (const _ of removeExpired(client, opened.database.tableName, nowMs)) pages += 1;
  return pages;
}

const sortKeys = async (): Promise<unknown[]> =>
  (await allItems(opened.database)).map(({ sk }) => sk?.S).sort();

describe('the removal of expired items', () => {
  it('removes expired items of every kind, and nothing else', async () => {
    const { store, written } = opened;
    await store.createGame(sampleGame({ public: true, wakeAtMs: 500 }));
    await store.createPlayer(samplePlayer());
    await store.putSession(session('live', NOW_MS + 1));
    await store.putCode({ code: 'LIVE', player: idOf('asha'), expiresAtMs: NOW_MS + 1 });
    await store.setLimit('guest', '192.0.2.2', NOW_MS - DAY_MS + 1, undefined);
    const before = await dumpTable(opened.database);

    await store.putSession(session('old', NOW_MS));
    await store.putCode({ code: 'OLD', player: idOf('asha'), expiresAtMs: NOW_MS });
    await store.putCodeOf(idOf('asha'), 'OLD', NOW_MS);
    await store.putChallenge({ challenge: 'old', player: null, expiresAtMs: NOW_MS });
    await store.setLimit('guest', '192.0.2.1', NOW_MS - DAY_MS, undefined);
    written.length = 0;
    await remove();
    expect(await dumpTable(opened.database)).toBe(before);
    // The change stream is not told.
    expect(written).toEqual([]);
  });

  it('spares an item that was renewed meanwhile', async () => {
    const { store, database } = opened;
    await store.putSession(session('renewed', NOW_MS - 1));
    await store.putSession(session('signed out', NOW_MS - 1));
    // Both are found as expired. Before the removal, one is renewed and the other removed.
    const send = async (command: Parameters<DynamoDBClient['send']>[0]): Promise<unknown> => {
      if (command instanceof DeleteItemCommand) {
        await store.putSession(session('renewed', NOW_MS + DAY_MS));
        await store.removeSession(idOf('asha'), 'signed out');
      }
      return database.client.send(command);
    };
    await remove({ send } as DynamoDBClient);
    expect(await sortKeys()).toEqual(['SESSION#renewed']);
  });

  it('goes through the table page by page', async () => {
    const { store } = opened;
    for (let index = 0; index < 450; index += 1) {
      await store.putSession(session(`h${index}`, NOW_MS + (index % 2)));
    }
    expect(await remove()).toBe(3);
    expect(await sortKeys()).toHaveLength(225);
    await remove(opened.database.client, NOW_MS + 1_000);
    expect(await sortKeys()).toEqual([]);
  });
});
