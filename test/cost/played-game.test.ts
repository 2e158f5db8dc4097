/** `npm run cost` runs through on a small game, and its bill has every line. */

import { expect, it } from 'vitest';
import { billOf, plus, times } from './bill.ts';
import { playGame } from './played-game.ts';
import { PRICES, type Unit } from './prices.ts';
import { standingOf } from './standing.ts';

it('a played game and a month without games use everything billable', async () => {
  const played = await playGame({ players: 2, preset: 'quick' });
  expect(played.decisions).toBeGreaterThan(0);
  expect(played.visits).toBeGreaterThan(0);
  const standing = standingOf(played.sweep);
  const month = plus(standing, times(played.game, 1_000));
  const unused = (Object.keys(PRICES) as Unit[]).filter((unit) => !((month[unit] ?? 0) > 0));
  expect(unused).toEqual([]);
  expect(Object.values(month).every(Number.isFinite)).toBe(true);
  expect(billOf(month, { free: true }).total).toBeLessThan(billOf(month, { free: false }).total);

  // The same game each time, except for the run time on this machine.
  const { gbSeconds: _, ...game } = played.game;
  const { gbSeconds: __, ...again } = (await playGame({ players: 2, preset: 'quick' })).game;
  expect(again).toEqual(game);
});

it('a stored game is what is left of it in the table', async () => {
  const { game } = await playGame({ players: 2, preset: 'quick' });
  // Two players, each with a session, a device and a finished-game item, and the game itself.
  const bytes = ((game.tableGb ?? 0) / 12) * 1024 ** 3;
  expect(bytes).toBeGreaterThan(1_500);
  expect(bytes).toBeLessThan(15_000);
});
