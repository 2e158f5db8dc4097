/** Notices: what people are told while they are away (docs/design.md#notices). */

import type { MessageBody } from './chat-message.ts';

export const NOTICE_KINDS = [
  'decision',
  'reminder',
  'took-over',
  'finished',
  'joined',
  'started',
  'nudge',
  'rematch',
  'chat',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The notices that an email may carry: decisions of its reader. The others can wait for a visit. */
export const MAIL_KINDS = ['decision', 'reminder', 'took-over'] as const satisfies readonly NoticeKind[];
export type MailKind = (typeof MAIL_KINDS)[number];

/** One thing to tell one player about one game. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly player: string;
  readonly game: string;
  /** Unique within the player and game; the receipt in the membership names it. */
  readonly key: string;
  /** The name of the player who joined, nudged or wrote. */
  readonly who?: string;
  /** The id of the player who caused it; readers who have blocked them get no notice. */
  readonly from?: string;
  /** The chat message. */
  readonly body?: MessageBody;
}

/** One of exactly two moves that a notice offers. */
export interface Choice {
  /** In move text (docs/rules.md#move-text). */
  readonly move: string;
  /** The step it starts from; null for a launch. */
  readonly from: number | null;
  /** The step it ends on, from 0 (the launch field) to 56 (home). */
  readonly to: number;
  readonly home: boolean;
  /** How many planes of others it sends back. */
  readonly captures: number;
}

/** A notice with everything that its text needs, for one reader. */
export interface NoticeContent {
  readonly kind: NoticeKind;
  readonly game: string;
  /** The index of the next ply. */
  readonly ply: number;
  /** The reader's language, a BCP 47 tag. */
  readonly language?: string;
  /** The reader's IANA zone. */
  readonly timeZone?: string;
  /** The names of the other people, in seat order. */
  readonly opponents: readonly string[];
  readonly bots: number;
  /** The name of the player who joined, nudged or wrote. */
  readonly who?: string;
  /** The chat message. */
  readonly body?: MessageBody;
  /** The die on the table; null where there is none. */
  readonly die: number | null;
  /** Exactly two, or none. */
  readonly choices: readonly Choice[];
  /** When the reader's decision ends. */
  readonly deadlineAtMs?: number;
  /** The reader's place in a finished game, from 1. */
  readonly rank?: number;
  /** true: the bot plays for the reader until they return; false: the reader is out of a strict game. */
  readonly botPlays?: boolean;
  /** How many decisions wait for the reader in all their games. */
  readonly badge: number;
}
