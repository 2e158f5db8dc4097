import type { SecretGame, Store } from '@aeroplane/core';
import { expect, it } from 'vitest';
import { countedStore } from '../src/counted-store.ts';
import { Metrics } from '../src/metrics.ts';

const game = (missed: readonly number[]): SecretGame =>
  ({ id: 'a', plyOrigins: { missed } }) as unknown as SecretGame;

it('counts missed decisions and conflicting writes', async () => {
  let replaces = true;
  const store = {
    readSecretGame: async () => game([3]),
    replaceGame: async () => replaces,
  } as unknown as Store;
  const printed: string[] = [];
  const metrics = new Metrics({ namespace: 'N', stage: 's', print: (line) => printed.push(line) });
  const counted = countedStore(store, metrics);
  await counted.readSecretGame('a');
  await counted.replaceGame(game([3]));
  metrics.flush();
  expect(printed).toEqual([]);

  await counted.replaceGame(game([3, 9]));
  replaces = false;
  await counted.replaceGame(game([3, 9, 12]));
  metrics.flush();
  expect(JSON.parse(printed[0] ?? '')).toMatchObject({ Misses: 1, Conflicts: 1 });

  // The misses of a game that it has not seen are not new.
  replaces = true;
  await countedStore(store, metrics).replaceGame(game([1, 2]));
  metrics.flush();
  expect(printed).toHaveLength(1);
});

it('still counts the missed decisions of a game in use after a flood of others', async () => {
  const store = { replaceGame: async () => true } as unknown as Store;
  const printed: string[] = [];
  const metrics = new Metrics({ namespace: 'N', stage: 's', print: (line) => printed.push(line) });
  const counted = countedStore(store, metrics);
  await counted.replaceGame(game([3]));
  for (let other = 0; other < 2_500; other += 1) {
    await counted.replaceGame({ ...game([]), id: `other ${other}` });
    if (other % 1_000 === 0) await counted.replaceGame(game([3]));
  }
  await counted.replaceGame(game([3, 9]));
  metrics.flush();
  expect(JSON.parse(printed[0] ?? '')).toMatchObject({ Misses: 1 });
});
