/** What a player says beforehand, so that a game moves on between visits (DESIGN § 3, "Plans"). */

import type { Move } from '@aeroplane/engine';

/** What standing orders are made of: go home, capture, take the shortcut, flee, launch, run with the leader. */
export const ORDERS = ['home', 'capture', 'shortcut', 'flee', 'launch', 'leader'] as const;
export type Order = (typeof ORDERS)[number];

/** Moves for the player's next roll, one for each face of the die. */
export interface FacePlan {
  /** How long the log was when it was made. What the player saw then is a fold over so much of it. */
  readonly madeAt: number;
  /** Six, for the die 1 … 6; null where nothing is planned. */
  readonly moves: readonly (Move | null)[];
}

/** A plan. Opponents never see it. */
export interface Plan {
  readonly faces?: FacePlan;
  /** In the player's own order, the most wanted first. */
  readonly orders?: readonly Order[];
}

const isOrder = (value: unknown): value is Order => (ORDERS as readonly unknown[]).includes(value);

/** Reads standing orders, none included (DESIGN § 3); undefined where the list is none of orders or names one twice. */
export function parseOrders(list: unknown): readonly Order[] | undefined {
  if (!Array.isArray(list) || !list.every(isOrder)) return undefined;
  return new Set(list).size === list.length ? [...list] : undefined;
}
