/** Standing orders while they are edited: which there are, and in which order. */

import type { Order } from '../api-types/order.ts';

/** All there are, as they are offered. */
export const ORDERS = ['home', 'capture', 'shortcut', 'flee', 'launch', 'leader'] as const satisfies Order[];

/** First those that are given, the most wanted first, then the others. */
export const listOf = (orders: readonly Order[]): Order[] => [
  ...orders,
  ...ORDERS.filter((order) => !orders.includes(order)),
];

/** Gives an order as the last of all, or takes it back. */
export const toggled = (orders: readonly Order[], order: Order): Order[] =>
  orders.includes(order) ? orders.filter((other) => other !== order) : [...orders, order];

/** Moves an order so many places up (less than 0) or down, at most to an end. */
export function shifted(orders: readonly Order[], order: Order, by: number): Order[] {
  const from = orders.indexOf(order);
  if (from < 0) return [...orders];
  const to = Math.min(orders.length - 1, Math.max(0, from + by));
  return orders.toSpliced(from, 1).toSpliced(to, 0, order);
}

export const sameOrders = (a: readonly Order[], b: readonly Order[]): boolean =>
  a.length === b.length && a.every((order, index) => order === b[index]);
