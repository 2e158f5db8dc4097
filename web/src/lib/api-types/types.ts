/** The shapes that travel, as types only: nothing of the server is in the pages. */

import type { ChangedMe, ChatMessage, DoneEntry, Me, Summary, View } from '@aeroplane/api';

export type {
  Block,
  ChatMessage,
  ChatPage,
  Invitation,
  Mail,
  Me,
  NewGame,
  NewMessage,
  Passkey,
  Player,
  Problem,
  PushDevice,
  Summary,
  View,
} from '@aeroplane/api';

/** Two times of day as `22:00`, by the clock of the player's zone; the end may be on the next day. */
export type QuietWindow = NonNullable<Me['quiet']>;

export interface NewPlayer {
  name: string;
  language?: string;
  timeZone?: string;
}
/** What is not named stays; without a quiet window or a vacation is null. */
export type PlayerChange = ChangedMe;

/** The first and the last day, as `YYYY-MM-DD` in the player's zone. */
export type Vacation = NonNullable<Me['vacation']>;
/** What to hear of, by which way. */
export type Notify = Me['notify'];

/** One of the phrases that everybody reads in their own language. */
export type Phrase = NonNullable<ChatMessage['phrase']>;

export type ViewSeat = View['seats'][number];
export type DoneGame = DoneEntry;
/** A public waiting game. */
export type OpenGame = Summary & { readonly by: string; readonly invite: string };

/** The decision to take next, and how many wait, that one included. */
export interface NextDecision {
  readonly game: Summary | null;
  readonly waiting: number;
}

/** One page of a list; `next` tells where the following one begins. */
export interface Page<T> {
  readonly games: T[];
  readonly next?: string;
}
