/** A deadline as its reader would write it. */

import { likely } from '@aeroplane/texts';
import type { Texts } from './texts.ts';

export interface Reader {
  readonly language?: string;
  readonly timeZone?: string;
}

const SIX_DAYS_MS = 6 * 86_400_000;

/**
 * The weekday and the time in the reader's zone. With the date where the weekday could mean another week, and without
 * `nowMs`, as in an email that may be read later.
 */
export function deadlineText(texts: Texts, reader: Reader, deadlineAtMs: number, nowMs?: number): string {
  const soon = nowMs !== undefined && deadlineAtMs - nowMs < SIX_DAYS_MS;
  const format = formatFor(localeOf(texts, reader.language), reader.timeZone, {
    weekday: 'short',
    ...(!soon && { day: 'numeric', month: 'long' }),
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(deadlineAtMs);
}

/** The reader's own locale where it names a region of the text's language; else the text's. */
function localeOf(texts: Texts, language: string | undefined): string {
  if (language === undefined) return texts.timeLocale;
  const theirs = likely(language);
  const ours = likely(texts.language);
  const saysRegion = /-([a-z]{2}|\d{3})(-|$)/i.test(language);
  return theirs !== undefined && theirs.language === ours?.language && saysRegion
    ? language
    : texts.timeLocale;
}

/** Without a known zone, the time is in UTC and says so. */
function formatFor(
  locale: string,
  timeZone: string | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const inUtc = () => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', timeZoneName: 'short' });
  if (timeZone === undefined) return inUtc();
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone });
  } catch {
    // A zone unknown to this Node must not stop a notice.
    return inUtc();
  }
}
