import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbeddedDynamoDb } from '@aeroplane/local';
import { ClassicLevel } from 'classic-level';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { idOf, sampleGame, samplePlayer } from '@aeroplane/testing/scenes/sample-game';
import { createDynamoStore, repairIndexes, Table, type Key } from '../src/index.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aeroplane-repair-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Opens the folder's database while `use` runs. */
async function opened<T>(
  use: (
    store: ReturnType<typeof createDynamoStore>,
    repair: () => Promise<Key[]>,
    written: Key[],
  ) => Promise<T>,
): Promise<T> {
  const database = await openEmbeddedDynamoDb(folder);
  const { client, tableName } = database;
  const written: Key[] = [];
  const table = new Table({ client, name: tableName, onWritten: (key) => written.push(key) });
  try {
    return await use(createDynamoStore(table), () => repairIndexes(client, tableName, table), written);
  } finally {
    await database.close();
  }
}

/** Loses index entries, as a crash between an item and its entries does. Returns their number. */
async function loseEntries(index: 'wake' | 'open' | ''): Promise<number> {
  const level = new ClassicLevel(folder);
  let lost = 0;
  for await (const key of level.keys()) {
    if (!key.startsWith(`index-global~aeroplane~${index}`)) continue;
    await level.del(key);
    lost += 1;
  }
  await level.close();
  return lost;
}

const game = sampleGame({ public: true, wakeAtMs: 500 });

describe('the repair of the indexes', () => {
  it.each([
    ['wake', 1],
    ['open', 1],
    ['', 2],
  ] as const)('restores lost entries: %s', async (index, count) => {
    await opened(async (store) => void (await store.createGame(game)));
    expect(await loseEntries(index)).toBe(count);
    await opened(async (store, repair) => {
      const found = async () => [
        (await store.due(500)).games.length,
        (await store.openGames(10)).items.length,
      ];
      expect(await found()).toEqual([index === 'open' ? 1 : 0, index === 'wake' ? 1 : 0]);
      await repair();
      expect(await found()).toEqual([1, 1]);
      expect(await store.readSecretGame(game.id)).toEqual(game);
    });
  });

  it('writes nothing if nothing is lost', async () => {
    await opened(async (store, repair, written) => {
      await store.createGame(game);
      await store.createGame(sampleGame({ id: idOf('quiet') }));
      written.length = 0;
      await repair();
      expect(written).toEqual([]);
    });
  });

  it('returns the key of every item of many pages', async () => {
    await opened(async (store, repair) => {
      await store.createGame(game);
      await store.createPlayer(samplePlayer());
      await store.addMembership(idOf('asha'), game.id, 1);
      await store.putSession({ player: idOf('asha'), hash: 'h', createdAtMs: 1, expiresAtMs: 2 });
      for (let index = 0; index < 40; index += 1) {
        // Large items, so that a scan takes several pages.
        await store.createGame(sampleGame({ id: idOf(`big${index}`), log: new Uint8Array(60_000) }));
      }
      const keys = await repair();
      expect(keys).toHaveLength(44);
      expect(keys).toContainEqual({ pk: `PLAYER#${idOf('asha')}`, sk: `GAME#${game.id}` });
    });
  });

  it('spares a game that has gone on meanwhile', async () => {
    await opened(async (store) => void (await store.createGame(game)));
    await loseEntries('');
    await opened(async (store, repair) => {
      const repaired = repair();
      const next = { ...game, version: 2, strict: true };
      await store.replaceGame(next);
      await repaired;
      expect(await store.readSecretGame(game.id)).toEqual(next);
      expect((await store.due(500)).games).toEqual([game.id]);
    });
  });
});
