/** A player and their settings, with the checks of names, languages and time zones (docs/design.md#people). */

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
  /** In `timeZone`; absent without one. */
  readonly quiet?: QuietWindow;
  /** Those of this year and later, in order; the last may be running or still to come. */
  readonly vacations: readonly Vacation[];
  /** The notices that the player does not want. */
  readonly silenced: Silenced;
  readonly mail?: MailAddress;
  /** When something is due, such as an email; null where nothing is. */
  readonly wakeAtMs: number | null;
  /** The player that this guest was merged into. */
  readonly mergedInto?: string;
  /** When the player asked to be deleted. */
  readonly deletingSinceMs?: number;
}

/** Unwanted notices, by channel. */
export interface Silenced {
  readonly push: readonly NoticeKind[];
  readonly mail: readonly MailKind[];
}

/** How long a decision may go unseen before an email tells of it, in hours. */
export const MAIL_AFTER_HOURS = [1, 4, 12] as const;
export type MailAfterHours = (typeof MAIL_AFTER_HOURS)[number];

export interface MailAddress {
  readonly address: string;
  readonly afterHours: MailAfterHours;
  /** null until the player has confirmed the address. */
  readonly confirmedAtMs: number | null;
  /** When the confirmation email was last sent. */
  readonly askedAtMs: number;
  /** The secret in the links of every email to this address. */
  readonly secret: string;
}

export const NAME_GRAPHEMES = 20;
export const NAME_BYTES = 48;

/** A name as plain text; `bad-name` if nothing visible is left, or it has more than 20 graphemes or 48 bytes. */
export function parseName(text: string): string {
  const name = plainText(text);
  if (!isVisible(name)) throw new Problem('bad-name', 'a name needs at least one letter, digit or symbol');
  if (!fits(name, NAME_GRAPHEMES, NAME_BYTES)) {
    throw new Problem('bad-name', `a name has at most ${NAME_GRAPHEMES} characters and ${NAME_BYTES} bytes`);
  }
  return name;
}

/** A language tag in its canonical form; `bad-language` where it is malformed. */
export function parseLanguage(tag: string): string {
  try {
    const [canonical] = Intl.getCanonicalLocales(tag);
    if (canonical !== undefined && tag.length <= 35) return canonical;
  } catch {
    // Falls through to the refusal.
  }
  throw new Problem('bad-language', 'the language is not a BCP 47 tag');
}

/** The canonical name of a time zone that this runtime knows; `bad-time-zone` for any other, and for a bare offset. */
export function parseTimeZone(zone: string): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
    if (!/^[+-]/.test(timeZone)) return timeZone;
  } catch {
    // Falls through to the refusal.
  }
  throw new Problem('bad-time-zone', 'the time zone is not one of the IANA database');
}
