/** Bills in US dollars. */

import { PRICES, type Amounts, type Unit } from './prices.ts';

export interface Line {
  readonly unit: Unit;
  readonly what: string;
  readonly amount: number;
  readonly dollars: number;
}

export interface Bill {
  readonly lines: readonly Line[];
  readonly total: number;
}

const UNITS = Object.keys(PRICES) as Unit[];

export const plus = (one: Amounts, other: Amounts): Amounts =>
  Object.fromEntries(UNITS.map((unit) => [unit, (one[unit] ?? 0) + (other[unit] ?? 0)]));

export const times = (amounts: Amounts, factor: number): Amounts =>
  Object.fromEntries(UNITS.map((unit) => [unit, (amounts[unit] ?? 0) * factor]));

/** The cost of a month's amounts, with or without the free tier. */
export function billOf(amounts: Amounts, { free }: { readonly free: boolean }): Bill {
  const lines = UNITS.map((unit): Line => {
    const price: { dollars: number; per: number; what: string; free?: number } = PRICES[unit];
    const amount = amounts[unit] ?? 0;
    const charged = Math.max(0, amount - (free ? (price.free ?? 0) : 0));
    return { unit, what: price.what, amount, dollars: (charged / price.per) * price.dollars };
  }).filter(({ amount }) => amount > 0);
  return { lines, total: lines.reduce((sum, { dollars }) => sum + dollars, 0) };
}
