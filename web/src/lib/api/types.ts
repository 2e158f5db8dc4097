/** The shapes that travel, as types only: nothing of the server is in the pages. */

import type { DoneEntry, Summary, View } from '@aeroplane/api';

export type { Invitation, NewGame, Player, Problem, Summary, View } from '@aeroplane/api';

export type ViewSeat = View['seats'][number];
export type DoneGame = DoneEntry;
/** A public waiting game. */
export type OpenGame = Summary & { readonly by: string; readonly invite: string };

/** One page of a list; `next` tells where the following one begins. */
export interface Page<T> {
  readonly games: T[];
  readonly next?: string;
}
