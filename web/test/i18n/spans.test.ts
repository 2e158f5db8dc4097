import { describe, expect, it } from 'vitest';
import { ALL_LANGUAGES } from '../../src/lib/i18n/languages.ts';
import { useMessages } from '../../src/lib/i18n/messages.ts';
import { loadMain } from '../../src/lib/i18n/speech.ts';
import { spanUntil } from '../../src/lib/i18n/time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

describe('a span of time', () => {
  it.each(ALL_LANGUAGES)('is as in Unicode CLDR in %s', async (language) => {
    const { span } = await loadMain(language);
    for (const unit of ['day', 'hour', 'minute'] as const) {
      const known = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
      // "One" follows its noun in Basque.
      for (let n = language === 'eu' ? 2 : 0; n <= 60; n += 1) expect(span(n, unit)).toBe(known.format(n));
    }
  });

  it('is in the largest unit that is precise enough', async () => {
    useMessages(await loadMain('en'));
    expect(spanUntil(0, 90_000)).toBe('1 minute');
    expect(spanUntil(0, 119 * MINUTE_MS)).toBe('119 minutes');
    expect(spanUntil(0, 2 * HOUR_MS)).toBe('2 hours');
    expect(spanUntil(0, 2 * DAY_MS - 1)).toBe('47 hours');
    expect(spanUntil(0, 2 * DAY_MS)).toBe('2 days');
    expect(spanUntil(DAY_MS, 0)).toBe('0 minutes');
  });
});
