/** The shapes of the HTTP contract, as types only: none of the server's code is bundled. */

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

/** Two times of day such as `22:00` in the player's time zone; the end may be on the next day. */
export type QuietWindow = NonNullable<Me['quiet']>;

export interface NewPlayer {
  name: string;
  language?: string;
  timeZone?: string;
}
/** A field left out stays as it is; null removes a quiet window or a vacation. */
export type PlayerChange = ChangedMe;

/** The first and the last day, as `YYYY-MM-DD` in the player's time zone. */
export type Vacation = NonNullable<Me['vacation']>;
/** A quick phrase, which every player reads in their own language. */
export type Phrase = NonNullable<ChatMessage['phrase']>;

export type ViewSeat = View['seats'][number];
export type DoneGame = DoneEntry;
/** A public game that waits for players. */
export type OpenGame = Summary & { readonly by: string; readonly invite: string };

/** The player's most urgent decision, and how many wait, including this one. */
export interface NextDecision {
  readonly game: Summary | null;
  readonly waiting: number;
}

/** One page of a list; `next` asks for the following one. */
export interface Page<T> {
  readonly games: T[];
  readonly next?: string;
}
