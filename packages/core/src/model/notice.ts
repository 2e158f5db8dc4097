/** What people are told when they are away, and by which way (DESIGN § 6). */

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

/** What a mail may tell: whatever waits for its reader. The rest can wait for a visit. */
export const MAIL_KINDS = ['decision', 'reminder', 'took-over'] as const satisfies readonly NoticeKind[];
export type MailKind = (typeof MAIL_KINDS)[number];

/** One thing that one person must hear of one game. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly player: string;
  readonly game: string;
  /** Tells this notice from every other of the same person and game; the membership keeps it once told. */
  readonly key: string;
  /** Whose doing it is, by name: who joined, who nudges, who writes. */
  readonly who?: string;
  /** Whose doing it is, where whoever has blocked them hears nothing of it. */
  readonly from?: string;
  /** What was written. */
  readonly body?: MessageBody;
}

/** One of exactly two moves that a notice offers. */
export interface Choice {
  /** As RULES § 4 writes moves. */
  readonly move: string;
  /** The step it starts from; null for a launch. */
  readonly from: number | null;
  /** The step it ends on, from 0 (the launch field) to 56 (home). */
  readonly to: number;
  readonly home: boolean;
  /** How many planes of others it sends back. */
  readonly captures: number;
}

/** A notice with all that its text needs, for one reader. */
export interface NoticeContent {
  readonly kind: NoticeKind;
  readonly game: string;
  /** The index of the ply to come. */
  readonly ply: number;
  /** The reader's language, a BCP 47 tag. */
  readonly language?: string;
  /** The reader's IANA zone. */
  readonly timeZone?: string;
  /** The other people's names, in seat order. */
  readonly opponents: readonly string[];
  readonly bots: number;
  /** Whose doing it is, by name: who joined, who nudges, who writes. */
  readonly who?: string;
  /** What was written. */
  readonly body?: MessageBody;
  /** The die on the table; null where none is. */
  readonly die: number | null;
  /** Exactly two, or none are offered. */
  readonly choices: readonly Choice[];
  /** When the reader's decision ends. */
  readonly deadlineAtMs?: number;
  /** The reader's place in a finished game, from 1. */
  readonly rank?: number;
  /** The bot plays for the reader until they return; false: the reader is out of a strict game. */
  readonly botPlays?: boolean;
  /** How many decisions wait for the reader, in all their games. */
  readonly badge: number;
}
