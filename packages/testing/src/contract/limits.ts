/** The contract of stores: limits. */

import { describe, expect, it } from 'vitest';
import type { StoreInUse } from './store-in-use.ts';

export function limitsContract(store: StoreInUse): void {
  describe('the bucket of a limit', () => {
    it('changes only from the expected value, each bucket on its own', async () => {
      expect(await store().readLimit('guest', '192.0.2.1')).toBeUndefined();
      expect(await store().setLimit('guest', '192.0.2.1', 5_000, 1)).toBe(false);
      expect(await store().setLimit('guest', '192.0.2.1', 5_000, undefined)).toBe(true);
      expect(await store().setLimit('guest', '192.0.2.1', 6_000, undefined)).toBe(false);
      expect(await store().setLimit('guest', '192.0.2.1', 6_000, 4_999)).toBe(false);
      expect(await store().readLimit('guest', '192.0.2.1')).toBe(5_000);
      expect(await store().setLimit('guest', '192.0.2.1', 7_000, 5_000)).toBe(true);
      expect(await store().readLimit('guest', '192.0.2.1')).toBe(7_000);
      expect(await store().raiseLimit('guest', '192.0.2.1', 10, 6_999)).toBe(false);
      expect(await store().raiseLimit('guest', '192.0.2.1', 10, 7_000)).toBe(true);
      expect(await store().readLimit('guest', '192.0.2.1')).toBe(7_010);
      expect(await store().raiseLimit('guest', '2001:db8::', 10, 7_000)).toBe(false);
      expect(await store().readLimit('guest', '2001:db8::')).toBeUndefined();
      expect(await store().readLimit('guess', '192.0.2.1')).toBeUndefined();
      await store().removeLimit('guest', '192.0.2.1');
      await store().removeLimit('guest', '192.0.2.1');
      expect(await store().readLimit('guest', '192.0.2.1')).toBeUndefined();
    });
  });
}
