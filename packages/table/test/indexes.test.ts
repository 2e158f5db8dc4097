import {
  createCore,
  createGame,
  leaveGame,
  openGames,
  startGame,
  sweep,
  takeSeat,
  type Core,
} from '@aeroplane/core';
import { QueryCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FixedClock } from '@aeroplane/testing/doubles/fixed-clock';
import { guests, inviteTo, seatsFor, seedOf } from '@aeroplane/testing/scenes/scene';
import { testPorts } from '@aeroplane/testing/doubles/test-ports';
import { PUBLIC_ATTRIBUTES } from '../src/game-item.ts';
import { gameKey } from '../src/keys.ts';
import { openTable, type OpenTable } from './open-table.ts';

let opened: OpenTable;
let core: Core;
let clock: FixedClock;
let [asha, bo] = ['', ''];

beforeEach(async () => {
  opened = await openTable();
  clock = new FixedClock();
  core = createCore(testPorts(opened.store, 'indexes', clock));
  [asha = '', bo = ''] = await guests(core, 'Asha', 'Bo');
});
afterEach(() => opened.close());

/** The entries of an index, as DynamoDB returns them. */
async function entries(index: 'wake' | 'open') {
  const partitions = index === 'open' ? ['OPEN'] : [0, 1, 2, 3].map((shard) => `WAKE#${shard}`);
  const pages = await Promise.all(
    partitions.map((partition) =>
      opened.database.client.send(
        new QueryCommand({
          TableName: opened.database.tableName,
          IndexName: index,
          KeyConditionExpression: '#hash = :hash',
          ExpressionAttributeNames: { '#hash': index === 'open' ? 'g' : 'w' },
          ExpressionAttributeValues: { ':hash': { S: partition } },
        }),
      ),
    ),
  );
  return pages.flatMap(({ Items = [] }) => Items);
}

const created = () => createGame(core, asha, { seats: seatsFor(2), public: true });

describe('the indexes', () => {
  it('list a waiting public game, by its keys only', async () => {
    const game = await created();
    const keys = { pk: { S: `GAME#${game.id}` }, sk: { S: 'GAME' } };
    expect(await entries('open')).toEqual([
      { ...keys, g: { S: 'OPEN' }, t: { N: String(game.createdAtMs) } },
    ]);
    expect(await entries('wake')).toEqual([
      { ...keys, w: { S: expect.stringMatching(/^WAKE#[0-3]$/) as string }, a: { N: String(game.wakeAtMs) } },
    ]);
  });

  it('list no player, session, membership or private game without something due', async () => {
    expect(await entries('open')).toEqual([]);
    expect(await entries('wake')).toEqual([]);
    await createGame(core, asha, { seats: seatsFor(2) });
    expect(await entries('open')).toEqual([]);
  });

  it('drop a started game from the open ones, and keep it while something is due', async () => {
    const game = await created();
    await takeSeat(core, asha, inviteTo(game), { seed: seedOf(1) });
    await takeSeat(core, bo, inviteTo(game), { seed: seedOf(2) });
    expect(await entries('open')).toEqual([]);
    expect(await entries('wake')).toHaveLength(1);
    expect((await openGames(core)).items).toEqual([]);
  });

  it('drop a cancelled game', async () => {
    const game = await created();
    await leaveGame(core, asha, game.id);
    expect(await entries('open')).toEqual([]);
    expect(await entries('wake')).toEqual([]);
  });

  it('drop a finished game with the next sweep', async () => {
    const game = await created();
    await takeSeat(core, asha, inviteTo(game), { seed: seedOf(1) });
    await startGame(core, asha, game.id);
    await leaveGame(core, asha, game.id);
    clock.advance(8 * 24 * 3_600_000);
    while ((await sweep(core)) > 0);
    expect(await entries('wake')).toEqual([]);
  });

  it('list due games of every shard', async () => {
    const games = [];
    for (let count = 0; count < 12; count += 1) games.push((await created()).id);
    const shards = new Set((await entries('wake')).map(({ w }) => w?.S));
    expect(shards.size).toBeGreaterThan(1);
    clock.advance(7 * 24 * 3_600_000);
    expect((await opened.store.due(clock.nowMs())).games.toSorted()).toEqual(games.sort());
    expect(await sweep(core)).toBe(12);
    expect(await opened.store.due(clock.nowMs())).toEqual({ games: [], players: [] });
    expect((await openGames(core)).items).toEqual([]);
  });
});

describe('a read of a game', () => {
  it('has no secrets for readers, and both for writers', async () => {
    const game = await created();
    await takeSeat(core, asha, inviteTo(game), { seed: seedOf(1) });
    const started = await startGame(core, asha, game.id);
    const whole = await opened.table.get(gameKey(game.id));
    const part = await opened.table.get(gameKey(game.id), { attributes: PUBLIC_ATTRIBUTES });
    const [batched] = await opened.table.getAll([gameKey(game.id)], PUBLIC_ATTRIBUTES);
    expect(batched).toEqual(part);
    const hidden = Object.keys(whole ?? {}).filter((name) => part?.[name] === undefined);
    expect(hidden.sort()).toEqual(['sk', 'w', 'x', 'y']);
    const raw = (item: unknown): string =>
      JSON.stringify(item, (_, value: unknown) =>
        value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
      );
    for (const secret of [started.secrets.secret, started.secrets.checkpoint ?? new Uint8Array()]) {
      const hex = Buffer.from(secret).toString('hex');
      expect(hex).toHaveLength(64);
      expect(raw(whole)).toContain(hex);
      expect(raw([part, await entries('wake')])).not.toContain(hex);
    }
  });
});
