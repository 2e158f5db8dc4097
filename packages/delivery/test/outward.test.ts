import { expect, it } from 'vitest';
import { outward } from './outward.ts';

it('a push reaches only the public internet, by any address, name or redirect', async () => {
  const { tried, wrong } = await outward();
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(60);
});
