import { describe, expect, it } from 'vitest';
import type { Order } from '../../src/lib/api-types/order.ts';
import { listOf, ORDERS, sameOrders, shifted, toggled } from '../../src/lib/plan/orders.ts';

const GIVEN: readonly Order[] = ['flee', 'home', 'launch'];

describe('standing orders', () => {
  it('are listed with the given ones first, in their order', () => {
    expect(listOf(GIVEN)).toEqual(['flee', 'home', 'launch', 'capture', 'shortcut', 'leader']);
    expect(listOf([])).toEqual(ORDERS);
  });

  it('are added at the end, and removed', () => {
    expect(toggled(GIVEN, 'leader')).toEqual(['flee', 'home', 'launch', 'leader']);
    expect(toggled(GIVEN, 'home')).toEqual(['flee', 'launch']);
  });

  it('move up and down, and stay at the ends', () => {
    expect(shifted(GIVEN, 'launch', -1)).toEqual(['flee', 'launch', 'home']);
    expect(shifted(GIVEN, 'flee', 1)).toEqual(['home', 'flee', 'launch']);
    expect(shifted(GIVEN, 'flee', -1)).toEqual(GIVEN);
    expect(shifted(GIVEN, 'launch', 1)).toEqual(GIVEN);
    expect(shifted(GIVEN, 'capture', 1)).toEqual(GIVEN);
  });

  it('are equal only in the same order', () => {
    expect(sameOrders(GIVEN, [...GIVEN])).toBe(true);
    expect(sameOrders(GIVEN, ['home', 'flee', 'launch'])).toBe(false);
    expect(sameOrders(GIVEN, ['flee', 'home'])).toBe(false);
  });
});
