/** What a player may do in a game between their moves. */

import type { Colour } from '@aeroplane/engine';
import type { Order } from '../api-types/order.ts';
import type { View } from '../api-types/types.ts';
import { api, done, read } from './client.ts';

const one = api.games[':id'];

/** What to do at the next roll, by the die, and from then on. What is left out stays; null and an empty list end it. */
export interface PlanWish {
  /** The ply to come as the player saw it. */
  readonly ply?: number;
  readonly faces?: Record<string, string> | null;
  readonly orders?: Order[];
}

/** Answers with the game as it is then, and its plies from `ply` on. */
export const setPlan = (id: string, ply: number, wish: PlanWish): Promise<View> =>
  read(one.plan.$post({ param: { id }, query: { since: String(ply) }, json: wish }));

export const nudge = (id: string, colour: Colour): Promise<void> =>
  done(one.nudge.$post({ param: { id }, json: { colour } }));

export const muteGame = (id: string, muted: boolean): Promise<void> =>
  done(one.mute.$post({ param: { id }, json: { muted } }));
