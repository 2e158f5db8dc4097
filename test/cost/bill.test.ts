import { describe, expect, it } from 'vitest';
import { billOf, plus, times } from './bill.ts';
import { Meter } from './meter.ts';
import { PRICES } from './prices.ts';

describe('a bill', () => {
  it('multiplies amounts by prices and subtracts the free tier', () => {
    const amounts = { writeUnits: 2_000_000, invocations: 1_500_000 };
    const list = billOf(amounts, { free: false });
    expect(list.total).toBeCloseTo(2 * PRICES.writeUnits.dollars + 0.3);
    expect(billOf(amounts, { free: true }).total).toBeCloseTo(2 * PRICES.writeUnits.dollars + 0.1);
    expect(billOf({ invocations: 10 }, { free: true }).total).toBe(0);
    expect(list.lines.map(({ unit }) => unit)).toEqual(['writeUnits', 'invocations']);
  });

  it('of many games is the sum of theirs', () => {
    const game = { readUnits: 3, edgeGb: 0.5 };
    expect(plus(times(game, 10), { readUnits: 1 })).toMatchObject({ readUnits: 31, edgeGb: 5 });
  });
});

describe('the meter', () => {
  it('counts usage, and nothing while it is paused', async () => {
    const meter = new Meter();
    await meter.invoke('api', async () => meter.consumed({ operation: 'write', units: 3, indexUnits: 1 }));
    await meter.unmetered(async () => meter.consumed({ operation: 'read', units: 5, indexUnits: 0 }));
    const { writeUnits, indexWriteUnits, readUnits, invocations, gbSeconds = 0 } = meter.take();
    expect([writeUnits, indexWriteUnits, readUnits, invocations]).toEqual([2, 1, undefined, 1]);
    // At least the table call over the network.
    expect(gbSeconds).toBeGreaterThanOrEqual(0.004);
    expect(meter.take()).toEqual({});
  });
});
