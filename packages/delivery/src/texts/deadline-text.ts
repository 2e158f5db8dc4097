/** When a decision ends, as its reader would say it. */

import { likely, type Texts } from './texts.ts';

export interface Reader {
  readonly language?: string;
  readonly timeZone?: string;
}

const SIX_DAYS_MS = 6 * 86_400_000;

/**
 * The weekday and the time in the reader's zone. Without `nowMs`, as in a mail that may be read later, and where the
 * weekday alone could mean another week, with the date.
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

/** The reader's own way with times, where it fits the language that the text is in. */
function localeOf(texts: Texts, language: string | undefined): string {
  const theirs = likely(language);
  const ours = likely(texts.language);
  const saysRegion = language !== undefined && /-([a-z]{2}|\d{3})(-|$)/i.test(language);
  return theirs !== undefined && theirs.language === ours?.language && saysRegion
    ? language
    : texts.timeLocale;
}

/** Of nobody's zone, a time is in UTC and says so. */
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
    // A zone that this Node does not know must not keep a notice back.
    return inUtc();
  }
}
