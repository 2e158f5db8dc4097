/** Standing orders while they are edited (docs/design.md#plans). */

import type { Order } from '../api-types/order.ts';

/** All orders, as they are offered. */
export const ORDERS = ['home', 'capture', 'shortcut', 'flee', 'launch', 'leader'] as const satisfies Order[];

/** The given orders, by priority, then the others. */
export const listOf = (orders: readonly Order[]): Order[] => [
  ...orders,
  ...ORDERS.filter((order) => !orders.includes(order)),
];

/** Adds an order at the end, or removes it. */
export const toggled = (orders: readonly Order[], order: Order): Order[] =>
  orders.includes(order) ? orders.filter((other) => other !== order) : [...orders, order];

/** Moves an order by some places, up if negative, at most to an end. */
export function shifted(orders: readonly Order[], order: Order, by: number): Order[] {
  const from = orders.indexOf(order);
  if (from < 0) return [...orders];
  const to = Math.min(orders.length - 1, Math.max(0, from + by));
  return orders.toSpliced(from, 1).toSpliced(to, 0, order);
}

export const sameOrders = (a: readonly Order[], b: readonly Order[]): boolean =>
  a.length === b.length && a.every((order, index) => order === b[index]);
