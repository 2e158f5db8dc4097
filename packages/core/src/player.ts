/** People: what is kept of them, and what they may be called. */

import { Problem } from './problem.ts';
import type { QuietWindow } from './quiet-window.ts';

export interface Player {
  readonly id: string;
  readonly name: string;
  /** A BCP 47 tag. */
  readonly language?: string;
  /** An IANA zone. */
  readonly timeZone?: string;
  /** In that zone; nobody without a zone has one. */
  readonly quiet?: QuietWindow;
}

export const NAME_GRAPHEMES = 20;
export const NAME_BYTES = 48;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * A name as it is kept: composed (NFC), with single spaces, without control and formatting characters but the two
 * joiners that scripts of India need. `bad-name` if nothing is left, or more than 20 graphemes or 48 bytes.
 */
export function parseName(text: string): string {
  const name = text
    .normalize('NFC')
    .replaceAll(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  // Some letters, such as the Hangul fillers, show nothing.
  const visible = /(?!\p{DI})[\p{L}\p{N}\p{P}\p{S}]/u.test(name);
  if (!visible) throw new Problem('bad-name', 'a name has at least one letter, figure or sign');
  if (
    [...segmenter.segment(name)].length > NAME_GRAPHEMES ||
    new TextEncoder().encode(name).length > NAME_BYTES
  ) {
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
