import { describe, expect, it } from 'vitest';
import { ORDERS, parseOrders } from '../../src/plans/plan.ts';

describe('a list of orders', () => {
  it.each([[[]], [['leader']], [['capture', 'home']], [[...ORDERS]], [ORDERS.toReversed()]])(
    'is read as it is: %j',
    (list) => {
      expect(parseOrders(list)).toEqual(list);
    },
  );

  it.each([
    ['names an order twice', ['home', 'capture', 'home']],
    ['holds what is no order', ['home', 'win']],
    ['holds what is no text', ['home', 1]],
    ['holds nothing where an order should be', [undefined]],
    ['is a text', 'home'],
    ['is an object', { 0: 'home', length: 1 }],
    ['is null', null],
    ['is not there', undefined],
  ])('that %s is refused', (_, list) => {
    expect(parseOrders(list)).toBeUndefined();
  });
});
