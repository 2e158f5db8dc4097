import { describe, expect, it } from 'vitest';
import { main as en } from '../../src/lib/i18n/en/main.ts';
import { useMessages } from '../../src/lib/i18n/messages.ts';
import { regionsOf, timeIn } from '../../src/lib/i18n/zones.ts';

useMessages(en);

describe('time zones', () => {
  it('are sorted by region and place, each once, those without a region last', () => {
    const ids = ['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Asia/Dhaka', 'Asia/Dhaka'];
    expect(regionsOf(ids)).toEqual([
      {
        name: 'America',
        zones: [{ id: 'America/Argentina/Buenos_Aires', place: 'Argentina / Buenos Aires' }],
      },
      { name: 'Asia', zones: [{ id: 'Asia/Dhaka', place: 'Dhaka' }] },
      { name: 'Europe', zones: [{ id: 'Europe/Berlin', place: 'Berlin' }] },
      { name: '', zones: [{ id: 'UTC', place: 'UTC' }] },
    ]);
  });

  it("are sorted by today's name", () => {
    const [asia] = regionsOf(['Asia/Calcutta', 'Asia/Dhaka', 'Asia/Saigon']);
    expect(asia?.zones.map(({ place }) => place)).toEqual(['Dhaka', 'Ho Chi Minh', 'Kolkata']);
    expect(asia?.zones.map(({ id }) => id)).toEqual(['Asia/Dhaka', 'Asia/Saigon', 'Asia/Calcutta']);
  });

  it('include all that the runtime knows', () => {
    const known = Intl.supportedValuesOf('timeZone');
    const shown = regionsOf(known).flatMap(({ zones }) => zones.map(({ id }) => id));
    expect(new Set(shown)).toEqual(new Set(known));
  });

  it('have a time of day, and none if the zone is unknown', () => {
    const noon = Date.UTC(2026, 0, 5, 12);
    expect(timeIn('Asia/Dhaka', noon)).toBe('Monday 6:00 PM');
    expect(timeIn('Mars/Olympus', noon)).toBe('');
  });
});
