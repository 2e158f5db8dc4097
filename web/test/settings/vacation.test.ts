import { describe, expect, it } from 'vitest';
import { main as en } from '../../src/lib/i18n/en/main.ts';
import { useMessages } from '../../src/lib/i18n/messages.ts';
import { dayIn, dayText, daysOf, isRunning, vacationFault } from '../../src/lib/settings/vacation.ts';

useMessages(en);

const TODAY = '2026-11-30';

describe('a vacation', () => {
  it('has days in the calendar of a zone', () => {
    const atMs = Date.parse('2026-12-31T23:30:00Z');
    expect(dayIn('UTC', atMs)).toBe('2026-12-31');
    expect(dayIn('Asia/Dhaka', atMs)).toBe('2027-01-01');
    expect(dayIn('America/Los_Angeles', atMs)).toBe('2026-12-31');
  });

  it('counts both ends, also across a change of clocks', () => {
    expect(daysOf({ from: TODAY, to: TODAY })).toBe(1);
    expect(daysOf({ from: '2026-03-20', to: '2026-04-02' })).toBe(14);
  });

  it.each([
    ['unset', '', '2026-12-02', undefined],
    ['unset', '2026-12-02', '', undefined],
    ['order', '2026-12-02', '2026-12-01', undefined],
    ['past', '2026-11-29', '2026-12-01', undefined],
    ['past', '2026-11-01', '2026-11-02', undefined],
    [undefined, TODAY, TODAY, undefined],
    [undefined, '2026-12-01', '2026-12-05', undefined],
    // The end of a running vacation may change, although it began in the past.
    [undefined, '2026-11-28', '2026-12-01', { from: '2026-11-28', to: '2026-12-05' }],
    ['past', '2026-11-28', '2026-11-29', { from: '2026-11-28', to: '2026-12-05' }],
  ])('is %s: from %s to %s, with %j', (fault, from, to, present) => {
    expect(vacationFault({ from, to }, TODAY, present)).toBe(fault);
  });

  it('runs from its first day to its last', () => {
    const vacation = { from: '2026-11-30', to: '2026-12-01' };
    const days = ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'];
    expect(days.map((day) => isRunning(vacation, day))).toEqual([false, true, true, false]);
  });

  it('is written in words, as the same day in every zone', () => {
    expect(dayText('2026-12-01')).toBe('Tue, December 1');
  });
});
