/** What a player can do in a game besides moving. */

import type { Colour } from '@aeroplane/engine';
import type { Order } from '../api-types/order.ts';
import type { View } from '../api-types/types.ts';
import { api, done, EMPTY, read } from './client.ts';

const one = api.games[':id'];

/** Moves for the faces of the next roll, and standing orders. A part left out stays; null and an empty list end it. */
export interface PlanWish {
  /** The next ply, as the player saw it. */
  readonly ply?: number;
  readonly faces?: Record<string, string> | null;
  readonly orders?: Order[];
}

/** Answers with the changed game, and its plies from `ply` on. */
export const setPlan = (id: string, ply: number, wish: PlanWish): Promise<View> =>
  read(one.plan.$post({ param: { id }, query: { since: String(ply) }, json: wish }));

export const nudge = (id: string, colour: Colour): Promise<void> =>
  done(one.nudge.$post({ param: { id }, json: { colour } }));

export const muteGame = (id: string, muted: boolean): Promise<void> =>
  done(one.mute.$post({ param: { id }, json: { muted } }));

/** Creates, or finds, the game that follows a finished one and waits for the same players. */
export const rematch = (id: string): Promise<View & { invite: string }> =>
  read(one.rematch.$post({ param: { id } }, EMPTY));
