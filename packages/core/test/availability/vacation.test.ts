import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Problem, type Vacation } from '../../src/index.ts';
import {
  pauseOf,
  VACATION_DAYS,
  vacationDaysLeft,
  vacationFrom,
  withVacation,
} from '../../src/availability/vacation.ts';
import { DAY_MS, HOUR_MS } from '@aeroplane/testing/doubles/fixed-clock';

/** `2030-03-04/2030-03-05` as a vacation. */
function vacationOf(text: string): Vacation {
  const [from = '', to = from] = text.split('/');
  return { from, to };
}

const noon = (day: string): number => Date.parse(`${day}T12:00Z`);

/** The vacations after a wish on a day, as text, or the code of the refusal. */
function wished(before: string, today: string, wish: string, timeZone: string | undefined = 'UTC'): string {
  const vacations = before === '' ? [] : before.split(' ').map(vacationOf);
  try {
    const after = withVacation(vacations, wish === 'none' ? null : vacationOf(wish), timeZone, noon(today));
    return after.map(({ from, to }) => `${from}/${to}`).join(' ');
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

describe('a vacation', () => {
  it.each([
    ['2030-03-04/2030-03-05', 'from tomorrow on'],
    ['2030-03-03/2030-03-03', 'of today alone'],
    ['2030-03-04/2030-03-17', 'of all the days of a year'],
    ['2031-03-01/2031-03-04', 'a year ahead'],
  ])('can be announced: %s, %s', (wish) => {
    expect(wished('', '2030-03-03', wish)).toBe(wish);
  });

  it.each([
    ['2030-03-02/2030-03-04', 'that has begun'],
    ['2030-03-01/2030-03-02', 'that is over'],
    ['2030-03-04/2030-03-18', 'of a day too many'],
    ['2030-03-05/2030-03-04', 'that ends before it begins'],
    ['2031-03-01/2031-03-05', 'more than a year ahead'],
    ['2030-3-04/2030-03-05', 'with a month of one digit'],
    ['2030-02-29/2030-03-05', 'from a day that there is not'],
    ['2030-03-04/2030-03-32', 'to a day that there is not'],
    ['2030-03-04T00:00/2030-03-05', 'with a time'],
    ['/', 'without days'],
    ['x/y', 'of something else'],
  ])('cannot be announced: %s, %s', (wish) => {
    expect(wished('', '2030-03-03', wish)).toBe('bad-vacation');
  });

  it('needs a time zone, in which its days are read', () => {
    expect(() => withVacation([], vacationOf('2030-03-04'), undefined, noon('2030-03-03'))).toThrow(
      'time zone',
    );
    // It is the 4th in Kiritimati already, and still the 3rd in Niue.
    const [east, west] = ['Pacific/Kiritimati', 'Pacific/Niue'];
    expect(wished('', '2030-03-03', '2030-03-03', east)).toBe('bad-vacation');
    expect(wished('', '2030-03-03', '2030-03-03', west)).toBe('2030-03-03/2030-03-03');
    expect(pauseOf(vacationOf('2030-03-04/2030-03-05'), east)).toEqual({
      startAtMs: Date.parse('2030-03-03T10:00Z'),
      endAtMs: Date.parse('2030-03-05T10:00Z'),
    });
  });

  it('is as long as its days are when clocks are changed', () => {
    const hours = (days: string): number => {
      const { startAtMs, endAtMs } = pauseOf(vacationOf(days), 'Europe/Vienna');
      return (endAtMs - startAtMs) / HOUR_MS;
    };
    expect([hours('2030-03-31'), hours('2030-10-27'), hours('2030-10-26/2030-10-28')]).toEqual([23, 25, 73]);
  });

  it('that is still to come is replaced by another, or taken back whole', () => {
    const before = '2030-01-01/2030-01-04 2030-05-01/2030-05-10';
    expect(wished(before, '2030-03-03', '2030-06-01/2030-06-10')).toBe(
      '2030-01-01/2030-01-04 2030-06-01/2030-06-10',
    );
    expect(wished(before, '2030-03-03', 'none')).toBe('2030-01-01/2030-01-04');
    // Beside the new vacation, only past ones count against the year.
    expect(wished(before, '2030-03-03', '2030-06-01/2030-06-11')).toBe('bad-vacation');
  });

  it('that runs can end sooner or later, and begins when it began', () => {
    const before = '2030-05-01/2030-05-10';
    expect(wished(before, '2030-05-03', '2030-05-01/2030-05-03')).toBe('2030-05-01/2030-05-03');
    expect(wished(before, '2030-05-03', '2030-05-01/2030-05-14')).toBe('2030-05-01/2030-05-14');
    for (const wish of [
      '2030-05-01/2030-05-15',
      '2030-05-01/2030-05-02',
      '2030-05-02/2030-05-10',
      '2030-06-01',
    ]) {
      expect(wished(before, '2030-05-03', wish)).toBe('bad-vacation');
    }
  });

  it('that is taken back while it runs ends with the day, and its days are used', () => {
    const after = wished('2030-05-01/2030-05-10', '2030-05-03', 'none');
    expect(after).toBe('2030-05-01/2030-05-03');
    expect(vacationDaysLeft('2030-05-04', [vacationOf(after)])).toBe(11);
    expect(wished(after, '2030-05-04', '2030-05-05/2030-05-16')).toBe('bad-vacation');
    expect(wished(after, '2030-05-04', '2030-05-05/2030-05-15')).toBe(`${after} 2030-05-05/2030-05-15`);
  });

  it('over New Year counts in each year by its days there', () => {
    const [december, both] = ['2030-12-18/2030-12-31', '2030-12-18/2031-01-14'];
    expect(wished('', '2030-12-01', both)).toBe(both);
    expect(wished('', '2030-12-01', '2030-12-17/2031-01-02')).toBe('bad-vacation');
    expect(wished('', '2030-12-01', '2030-12-20/2031-01-15')).toBe('bad-vacation');
    expect(vacationDaysLeft('2030-12-20', [vacationOf(both)])).toBe(0);
    expect(vacationDaysLeft('2031-01-02', [vacationOf(both)])).toBe(0);
    expect(vacationDaysLeft('2031-01-02', [vacationOf(december)])).toBe(14);
    // The days of this year stay counted when the vacation is over; those of last year need not.
    const kept = wished('2030-04-01/2030-04-02 2030-12-25/2031-01-04', '2031-02-01', '2031-06-01/2031-06-10');
    expect(kept).toBe('2030-12-25/2031-01-04 2031-06-01/2031-06-10');
    expect(wished(kept, '2031-02-01', '2031-06-01/2031-06-11')).toBe('bad-vacation');
  });

  it('that contains a whole year is refused, even if the years at its ends have few days of it', () => {
    expect(wished('', '2029-12-31', '2029-12-31/2031-01-01')).toBe('bad-vacation');
  });

  it('is the one that runs, or else the one to come', () => {
    const all = ['2030-01-01/2030-01-04', '2030-05-01/2030-05-02'].map(vacationOf);
    expect(vacationFrom('2030-01-04', all)).toEqual(all[0]);
    expect(vacationFrom('2030-01-05', all)).toEqual(all[1]);
    expect(vacationFrom('2030-05-03', all)).toBeUndefined();
    expect(vacationDaysLeft('2030-03-03', all)).toBe(8);
  });
});

describe('any sequence of wishes', () => {
  it('gives no year too many days of vacation, and begins none unannounced', () => {
    const firstDay = Date.UTC(2029, 9, 1) / DAY_MS;
    const dayOf = (number: number): string =>
      new Date((firstDay + number) * DAY_MS).toISOString().slice(0, 10);
    const wish = fc.record({
      pause: fc.nat({ max: 40 }),
      ahead: fc.integer({ min: -3, max: 60 }),
      length: fc.oneof(fc.nat({ max: 15 }), fc.nat({ max: 400 })),
      kind: fc.constantFrom('new', 'end', 'none'),
    });
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 25 }), (wishes) => {
        let vacations: Vacation[] = [];
        const used = new Map<string, number>();
        let day = 0;
        const pass = (until: number): void => {
          for (; day < until; day += 1) {
            const running = vacationFrom(dayOf(day), vacations);
            if (running === undefined || running.from > dayOf(day)) continue;
            const year = dayOf(day).slice(0, 4);
            used.set(year, (used.get(year) ?? 0) + 1);
          }
        };
        for (const { pause, ahead, length, kind } of wishes) {
          pass(day + pause);
          const today = dayOf(day);
          const running = vacationFrom(today, vacations);
          const from = kind === 'end' && running !== undefined ? running.from : dayOf(day + ahead);
          const wished = kind === 'none' ? null : { from, to: dayOf(day + ahead + length) };
          try {
            vacations = withVacation(vacations, wished, 'UTC', noon(today));
            accepted += 1;
          } catch (error) {
            if (!(error instanceof Problem)) throw error;
            continue;
          }
          const left = vacationDaysLeft(today, vacations);
          expect(left).toBeGreaterThanOrEqual(0);
          if (wished === null) expect(vacationFrom(dayOf(day + 1), vacations)).toBeUndefined();
          else expect(vacationFrom(today, vacations)).toEqual(wished);
        }
        pass(day + 800);
        for (const days of used.values()) expect(days).toBeLessThanOrEqual(VACATION_DAYS);
      }),
      { numRuns: 300 },
    );
    expect(accepted).toBeGreaterThan(300);
  });
});
