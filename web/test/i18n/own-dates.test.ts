/** Basque in browsers whose Intl lacks it. */

import { afterEach, describe, expect, it, vi } from 'vitest';
import { dates } from '../../src/lib/i18n/eu/dates.ts';
import { list } from '../../src/lib/i18n/eu/list.ts';
import { main } from '../../src/lib/i18n/eu/main.ts';
import { useMessages } from '../../src/lib/i18n/messages.ts';
import { ownDate } from '../../src/lib/i18n/own-dates.ts';
import { dateText } from '../../src/lib/i18n/time.ts';

const AT_MS = Date.UTC(2026, 0, 5, 21, 7);
const timeZone = 'Asia/Dhaka';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a date of its own', () => {
  it.each([
    [{ hour: 'numeric', minute: '2-digit' }, '03:07'],
    [{ weekday: 'long', hour: 'numeric', minute: '2-digit' }, 'asteartea, 03:07'],
    [{ weekday: 'short', day: 'numeric', month: 'long' }, 'ar., urtarrilak 6'],
    [{ day: 'numeric', month: 'short' }, 'urtarrilak 6'],
    [{ dateStyle: 'medium' }, '2026/01/06'],
  ] as const)('has the parts that are asked for: %j', (options, text) => {
    expect(ownDate(dates, AT_MS, { ...options, timeZone })).toBe(text);
  });

  it('is used where Intl would fall back to another language', () => {
    useMessages(main);
    const known = dateText(AT_MS, { weekday: 'long', timeZone });
    vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
    expect(dateText(AT_MS, { weekday: 'long', timeZone })).toBe('asteartea');
    expect(known).toBe('asteartea');
  });

  it('refuses zones as Intl does', () => {
    expect(() => ownDate(dates, AT_MS, { hour: 'numeric', timeZone: 'Mars/Olympus' })).toThrow(RangeError);
  });
});

describe('a list of its own', () => {
  it.each([
    [['Ane'], 'Ane'],
    [['Ane', 'Bo'], 'Ane eta Bo'],
    [['Ane', 'Bo', 'Cai'], 'Ane, Bo eta Cai'],
  ])('of %j is %s', (items, text) => {
    expect(list(items)).toBe(text);
  });
});
