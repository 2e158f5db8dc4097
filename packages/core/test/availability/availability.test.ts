import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Availability } from '../../src/index.ts';
import { pauseAt } from '../../src/availability/availability.ts';
import { pauseOf } from '../../src/availability/vacation.ts';
import { DAY_MS } from '@aeroplane/testing/doubles/fixed-clock';

const VIENNA = 'Europe/Vienna';

/** `22:00-07:00` and `2030-01-05/2030-01-06` as an availability in Vienna. */
function restOf(window: string, days: string): Availability {
  const [start = '', end = ''] = window.split('-');
  const [from = '', to = from] = days.split('/');
  return {
    ...(start !== '' && { quiet: { start, end, timeZone: VIENNA } }),
    ...(from !== '' && { away: pauseOf({ from, to }, VIENNA) }),
  };
}

const iso = (ms: number): string => new Date(ms).toISOString().slice(5, 16);

const pauseText = (at: string, availability: Availability): string => {
  const pause = pauseAt(Date.parse(`2030-${at}Z`), availability);
  return pause === undefined ? 'none' : `${iso(pause.startAtMs)} ${iso(pause.endAtMs)}`;
};

describe('a pause', () => {
  it.each([
    ['01-04T12:00', 'none'],
    ['01-04T20:59', 'none'],
    ['01-04T21:00', '01-04T21:00 01-07T06:00'],
    ['01-05T12:00', '01-04T21:00 01-07T06:00'],
    ['01-07T05:59', '01-04T21:00 01-07T06:00'],
    ['01-07T06:00', 'none'],
    ['01-07T22:00', '01-07T21:00 01-08T06:00'],
  ])('of a vacation from midnight to midnight is one with its nights: at %s %s', (at, pause) => {
    expect(pauseText(at, restOf('22:00-07:00', '2030-01-05/2030-01-06'))).toBe(pause);
  });

  it.each([
    ['14:00-00:00', '01-04T13:00', '01-04T13:00 01-05T23:00'],
    ['14:00-00:00', '01-05T12:00', '01-04T13:00 01-05T23:00'],
    ['00:00-08:00', '01-05T12:00', '01-04T23:00 01-06T07:00'],
    ['00:00-08:00', '01-06T06:59', '01-04T23:00 01-06T07:00'],
  ])('of a vacation is one with a night of %s that it only touches: at %s %s', (window, at, pause) => {
    expect(pauseText(at, restOf(window, '2030-01-05'))).toBe(pause);
  });

  it('is a vacation alone, or a night alone, where there is no more', () => {
    expect(pauseText('01-05T12:00', restOf('', '2030-01-05'))).toBe('01-04T23:00 01-05T23:00');
    expect(pauseText('01-05T23:00', restOf('', '2030-01-05'))).toBe('none');
    expect(pauseText('01-05T22:00', restOf('22:00-07:00', ''))).toBe('01-05T21:00 01-06T06:00');
    expect(pauseText('01-05T22:00', {})).toBe('none');
  });

  it('is the same from each of its instants, and as long as can be', () => {
    const FROM_MS = Date.UTC(2030, 0, 1);
    const windows = fc
      .constantFrom(
        ...([
          '22:00-07:00',
          '14:00-00:00',
          '00:00-08:00',
          '23:59-00:01',
          '08:00-17:00',
          '23:00-23:30',
        ] as const),
      )
      .map((window) => ({ start: window.slice(0, 5), end: window.slice(6), timeZone: VIENNA }));
    const days = fc.tuple(fc.nat({ max: 364 }), fc.nat({ max: 13 })).map(([first, more]) => {
      const [from = '', to = ''] = [first, first + more].map((day) =>
        new Date(FROM_MS + day * DAY_MS).toISOString().slice(0, 10),
      );
      return pauseOf({ from, to }, VIENNA);
    });
    const availability: fc.Arbitrary<Availability> = fc.record(
      { quiet: windows, away: days },
      { requiredKeys: [] },
    );
    let pauses = 0;
    fc.assert(
      fc.property(
        availability,
        fc.nat({ max: 366 * DAY_MS }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (one, ms, part) => {
          // Near the vacation, where there is one.
          const nearMs =
            one.away === undefined ? FROM_MS + ms : one.away.startAtMs - DAY_MS + (ms % (16 * DAY_MS));
          const pause = pauseAt(nearMs, one);
          if (pause === undefined) return;
          pauses += 1;
          const { startAtMs, endAtMs } = pause;
          const inside = Math.min(endAtMs - 1, startAtMs + Math.floor(part * (endAtMs - startAtMs)));
          for (const atMs of [startAtMs, inside, endAtMs - 1]) expect(pauseAt(atMs, one)).toEqual(pause);
          for (const atMs of [startAtMs - 1, endAtMs]) expect(pauseAt(atMs, one)).toBeUndefined();
        },
      ),
      { numRuns: 2_000 },
    );
    expect(pauses).toBeGreaterThan(500);
  });
});
