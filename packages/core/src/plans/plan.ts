/** Decisions that a player makes in advance, so that a game goes on between visits (docs/design.md#plans). */

import type { Move } from '@aeroplane/engine';

/** The standing orders: go home, capture, take the shortcut, flee, launch, run with the leader. */
export const ORDERS = ['home', 'capture', 'shortcut', 'flee', 'launch', 'leader'] as const;
export type Order = (typeof ORDERS)[number];

/** Moves for the player's next roll, one for each face of the die. */
export interface FacePlan {
  /** The length of the log when the plan was made: folding that much of it gives what the player saw. */
  readonly madeAt: number;
  /** Six moves, for the die 1 to 6; null where nothing is planned. */
  readonly moves: readonly (Move | null)[];
}

/** A plan. Opponents never see it. */
export interface Plan {
  readonly faces?: FacePlan;
  /** In the player's order of preference. */
  readonly orders?: readonly Order[];
}

const isOrder = (value: unknown): value is Order => (ORDERS as readonly unknown[]).includes(value);

/** Parses a list of standing orders, which may be empty; undefined where it has other values or repeats an order. */
export function parseOrders(list: unknown): readonly Order[] | undefined {
  if (!Array.isArray(list) || !list.every(isOrder)) return undefined;
  return new Set(list).size === list.length ? [...list] : undefined;
}
