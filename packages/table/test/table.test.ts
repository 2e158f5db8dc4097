import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { idOf, person, sampleGame, samplePlayer } from '@aeroplane/testing/scenes/sample-game';
import { packGame, PUBLIC_ATTRIBUTES } from '../src/game-item.ts';
import { itemSize, writeUnits } from '../src/index.ts';
import { gameKey, gameOfKey, membershipKey, playerKey } from '../src/keys.ts';
import { openTable, type OpenTable } from './open-table.ts';

let opened: OpenTable;
beforeEach(async () => {
  opened = await openTable();
});
afterEach(() => opened.close());

describe('the table', () => {
  it('reads more games at once than a batch can have', async () => {
    const ids = Array.from({ length: 130 }, (_, index) => idOf(`many${index}`));
    await Promise.all(ids.map((id) => opened.store.createGame(sampleGame({ id }))));
    opened.consumed();
    const games = await opened.store.readGames([...ids, idOf('none')]);
    expect(games.map(({ id }) => id).sort()).toEqual(ids.sort());
    expect(opened.consumed().reduce((sum, { units }) => sum + units, 0)).toBe(130);
    expect(await opened.table.getAll([], PUBLIC_ATTRIBUTES)).toEqual([]);
  });

  it('refuses a stale version, and writes nothing', async () => {
    const game = sampleGame();
    await opened.store.createGame(game);
    await opened.store.replaceGame({ ...game, version: 2 });
    opened.written.length = 0;
    opened.consumed();
    expect(await opened.store.replaceGame({ ...game, version: 2, strict: true })).toBe(false);
    expect(await opened.store.createGame(game)).toBe(false);
    expect(opened.written).toEqual([]);
    expect((await opened.store.readSecretGame(game.id))?.strict).toBe(false);
  });

  it('reports the key of every written item, after the write', async () => {
    const game = sampleGame();
    await opened.store.createGame(game);
    await opened.store.addMembership(idOf('asha'), game.id, 1);
    await opened.store.createPlayer(samplePlayer());
    await opened.store.markSeen(idOf('asha'), game.id, 3);
    await opened.store.markSeen(idOf('asha'), game.id, 2);
    await opened.store.removeMembership(idOf('asha'), game.id);
    expect(opened.written).toEqual([
      gameKey(game.id),
      membershipKey(idOf('asha'), game.id),
      playerKey(idOf('asha')),
      membershipKey(idOf('asha'), game.id),
      membershipKey(idOf('asha'), game.id),
    ]);
    expect(opened.written.map(gameOfKey)).toEqual([game.id, ...Array<undefined>(4).fill(undefined)]);
  });

  it('reports the cost of every write, by the items before and after', async () => {
    const game = sampleGame({ public: true, wakeAtMs: 5, seats: [person('asha', 0), person('bo', 2)] });
    const late = { ...game, version: 2, log: new Uint8Array(1_200) };
    await opened.store.createGame(game);
    await opened.store.replaceGame(late);
    await opened.store.replaceGame({ ...late, version: 3, wakeAtMs: null, log: new Uint8Array() });
    const [created, grown, shrunk] = opened.consumed();
    expect(itemSize(packGame(late))).toBeGreaterThan(1_024);
    expect(created).toEqual({ operation: 'write', keys: [gameKey(game.id)], units: 3, indexUnits: 2 });
    expect(grown).toMatchObject({ units: writeUnits(packGame(game), packGame(late)) });
    expect(grown).toMatchObject({ units: 2, indexUnits: 0 });
    expect(shrunk).toMatchObject({ units: 2 + 1, indexUnits: 1 });
  });

  it('reads a session at half the price, and again at the full price if it is missing', async () => {
    const session = { player: idOf('asha'), hash: 'h', createdAtMs: 1, expiresAtMs: 2 };
    await opened.store.putSession(session);
    opened.consumed();
    await opened.store.readSession(idOf('asha'), 'h');
    expect(opened.consumed().map(({ units }) => units)).toEqual([0.5]);
    await opened.store.readSession(idOf('asha'), 'i');
    expect(opened.consumed().map(({ units }) => units)).toEqual([0.5, 1]);
  });

  it('throws if the database is gone', async () => {
    const { database, store } = opened;
    await expect(store.readSession('', '')).resolves.toBeUndefined();
    database.client.destroy();
    await opened.close();
    await expect(store.readGame(idOf('game'))).rejects.toThrow();
    opened = await openTable();
  });
});
