/** People: what is kept of them, and what they may be called. */

import type { QuietWindow } from '../availability/quiet-hours.ts';
import type { Vacation } from '../availability/vacation.ts';
import { Problem } from '../kernel/problem.ts';
import { fits, isVisible, plainText } from '../kernel/text.ts';
import type { MailKind, NoticeKind } from './notice.ts';

export interface Player {
  readonly id: string;
  /** Raised by every write. */
  readonly version: number;
  readonly name: string;
  /** A BCP 47 tag. */
  readonly language?: string;
  /** An IANA zone. */
  readonly timeZone?: string;
  /** In that zone; nobody without a zone has one. */
  readonly quiet?: QuietWindow;
  /** Those of this year and later, in order; the last may run or be still to come. */
  readonly vacations: readonly Vacation[];
  /** What the player does not want to hear of. */
  readonly silenced: Silenced;
  readonly mail?: MailAddress;
  /** When something is due, such as a mail; null where nothing is. */
  readonly wakeAtMs: number | null;
  /** The player that this guest has become a part of. */
  readonly mergedInto?: string;
  /** When the player asked to be forgotten. */
  readonly deletingSinceMs?: number;
}

/** By which way somebody does not want to hear of what. */
export interface Silenced {
  readonly push: readonly NoticeKind[];
  readonly mail: readonly MailKind[];
}

/** How long a decision may go unseen before a mail tells of it, in hours. */
export const MAIL_AFTER_HOURS = [1, 4, 12] as const;
export type MailAfterHours = (typeof MAIL_AFTER_HOURS)[number];

export interface MailAddress {
  readonly address: string;
  readonly afterHours: MailAfterHours;
  /** null until the player has shown that the address is theirs. */
  readonly confirmedAtMs: number | null;
  /** When the mail that asks for it was sent last. */
  readonly askedAtMs: number;
  /** What the link of that mail, and of every later one, proves itself with. */
  readonly secret: string;
}

export const NAME_GRAPHEMES = 20;
export const NAME_BYTES = 48;

/** A name as it is kept: plain. `bad-name` if nothing is left, or more than 20 graphemes or 48 bytes. */
export function parseName(text: string): string {
  const name = plainText(text);
  if (!isVisible(name)) throw new Problem('bad-name', 'a name has at least one letter, figure or sign');
  if (!fits(name, NAME_GRAPHEMES, NAME_BYTES)) {
    throw new Problem('bad-name', `a name has at most ${NAME_GRAPHEMES} characters and ${NAME_BYTES} bytes`);
  }
  return name;
}

/** A language tag in its canonical form; `bad-language` where it is none. */
export function parseLanguage(tag: string): string {
  try {
    const [canonical] = Intl.getCanonicalLocales(tag);
    if (canonical !== undefined && tag.length <= 35) return canonical;
  } catch {
    // Falls through to the refusal.
  }
  throw new Problem('bad-language', 'the language is not a BCP 47 tag');
}

/** A time zone that this runtime knows by its name; `bad-time-zone` where it is none, a bare offset included. */
export function parseTimeZone(zone: string): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
    if (!/^[+-]/.test(timeZone)) return timeZone;
  } catch {
    // Falls through to the refusal.
  }
  throw new Problem('bad-time-zone', 'the time zone is not one of the IANA database');
}
