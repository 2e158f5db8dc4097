/** The shapes that travel, as types only: nothing of the server is in the pages. */

import type { DoneEntry, Player, Summary, View } from '@aeroplane/api';

export type { Invitation, NewGame, Player, Problem, Summary, View } from '@aeroplane/api';

/** Two times of day as `22:00`, by the clock of the player's zone; the end may be on the next day. */
export type QuietWindow = NonNullable<Player['quiet']>;

export interface NewPlayer {
  name: string;
  language?: string;
  timeZone?: string;
}
/** What is not named stays; without a quiet window is null. */
export interface PlayerChange extends Partial<NewPlayer> {
  quiet?: QuietWindow | null;
}

export type ViewSeat = View['seats'][number];
export type DoneGame = DoneEntry;
/** A public waiting game. */
export type OpenGame = Summary & { readonly by: string; readonly invite: string };

/** One page of a list; `next` tells where the following one begins. */
export interface Page<T> {
  readonly games: T[];
  readonly next?: string;
}
