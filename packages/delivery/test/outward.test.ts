import { expect, it } from 'vitest';
import { outward } from './outward.ts';

it('a push leads to the public internet only, by whatever address, name or redirect', async () => {
  const { tried, wrong } = await outward();
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(60);
});
