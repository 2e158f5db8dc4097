import { describe, expect, it } from 'vitest';
import { Problem, TURN_TIME_MS, type TurnTime } from '../../src/index.ts';
import { timesOf } from '../../src/game/deadline.ts';
import { parseQuietWindow, quietNights, type QuietWindow } from '../../src/availability/quiet-hours.ts';

/** `22:00-07:00` as a window. */
function windowOf(text: string): QuietWindow {
  const [start = '', end = ''] = text.split('-');
  return { start, end };
}

const iso = (ms: number): string => new Date(ms).toISOString().replace(/:00\.000Z$/, 'Z');

/** The night of a window that an instant is in, or `none`. */
function nightAt(at: string, window: string, zone: string): string {
  const atMs = Date.parse(at);
  const nights = quietNights(atMs, windowOf(window), zone);
  const night = nights.find(({ startAtMs, endAtMs }) => startAtMs <= atMs && atMs < endAtMs);
  return night === undefined ? 'none' : `${iso(night.startAtMs)} ${iso(night.endAtMs)}`;
}

const deadlineWith = (openedAtMs: number, timeMs: number, quiet: QuietWindow, timeZone: string): number =>
  timesOf(openedAtMs, timeMs, { quiet: { ...quiet, timeZone } }).deadlineAtMs;

const deadline = (opened: string, turnTime: TurnTime, window: string, zone: string): string =>
  iso(deadlineWith(Date.parse(opened), TURN_TIME_MS[turnTime], windowOf(window), zone));

describe('a quiet window', () => {
  it.each(['22:00-07:00', '00:00-10:00', '23:59-00:00', '14:00-00:00', '12:00-12:01', '20:30-06:30'])(
    'can be %s',
    (text) => {
      expect(parseQuietWindow(windowOf(text), 'Europe/Vienna')).toEqual(windowOf(text));
    },
  );

  it.each([
    ['22:00-22:00', 'that is empty'],
    ['22:00-08:01', 'of more than ten hours'],
    ['07:00-22:00', 'of a day'],
    ['24:00-07:00', 'from an hour that no clock shows'],
    ['22:60-07:00', 'from a minute that no clock shows'],
    ['9:00-10:00', 'with one digit'],
    ['22:00:00-07:00', 'with seconds'],
    ['22:00-07:00 ', 'with a space'],
    ['22:00-', 'without an end'],
    ['-', 'without anything'],
    ['२२:००-०७:००', 'in other digits'],
  ])('cannot be %s, %s', (text) => {
    expect(() => parseQuietWindow(windowOf(text), 'UTC')).toThrow(Problem);
  });

  it('needs a zone', () => {
    expect(() => parseQuietWindow(windowOf('22:00-07:00'), undefined)).toThrow(/time zone/);
  });
});

describe('a quiet night', () => {
  it.each([
    ['2030-01-01T20:59Z', '22:00-07:00', 'Europe/Vienna', 'none'],
    ['2030-01-01T21:00Z', '22:00-07:00', 'Europe/Vienna', '2030-01-01T21:00Z 2030-01-02T06:00Z'],
    ['2030-01-02T05:59Z', '22:00-07:00', 'Europe/Vienna', '2030-01-01T21:00Z 2030-01-02T06:00Z'],
    ['2030-01-02T06:00Z', '22:00-07:00', 'Europe/Vienna', 'none'],
    ['2030-01-02T00:00Z', '01:00-06:00', 'Europe/Vienna', '2030-01-02T00:00Z 2030-01-02T05:00Z'],
    ['2030-01-01T20:00Z', '01:00-02:30', 'Asia/Kolkata', '2030-01-01T19:30Z 2030-01-01T21:00Z'],
    ['2030-06-30T12:00Z', '22:00-05:00', 'Pacific/Kiritimati', '2030-06-30T08:00Z 2030-06-30T15:00Z'],
    ['2030-06-30T12:00Z', '22:00-05:00', 'Pacific/Niue', '2030-06-30T09:00Z 2030-06-30T16:00Z'],
  ])('holds, at %s with %s in %s: %s', (at, window, zone, night) => {
    expect(nightAt(at, window, zone)).toBe(night);
  });

  it.each([
    // Vienna goes from 2:00 to 3:00 on 31 March 2030, and from 3:00 back to 2:00 on 27 October.
    ['an hour shorter in spring', '2030-03-31T00:00Z', '22:00-07:00', 'Europe/Vienna', 8],
    ['an hour longer in autumn', '2030-10-27T00:00Z', '22:00-07:00', 'Europe/Vienna', 10],
    // Half an hour at Lord Howe, two hours at Troll.
    ['half an hour shorter', '2030-10-05T15:30Z', '22:00-07:00', 'Australia/Lord_Howe', 8.5],
    ['two hours longer', '2030-10-27T00:30Z', '22:00-08:00', 'Antarctica/Troll', 12],
  ])('is %s', (_, at, window, zone, hours) => {
    const [start = '', end = ''] = nightAt(at, window, zone).split(' ');
    expect((Date.parse(end) - Date.parse(start)) / 3_600_000).toBe(hours);
  });

  it.each([
    ['starts later where its start is left out', '2030-03-31T02:00Z', '02:30-06:00', '01:30Z 04:00Z'],
    ['ends later where its end is left out', '2030-03-31T01:15Z', '22:00-02:30', '21:00Z 01:30Z'],
    ['is wholly later where both are', '2030-03-31T01:35Z', '02:30-02:45', '01:30Z 01:45Z'],
    ['is not where its end would come first', '2030-03-31T01:20Z', '02:30-03:15', 'none'],
    ['starts with the first of two', '2030-10-27T00:30Z', '02:30-06:00', '00:30Z 05:00Z'],
    ['ends with the first of two', '2030-10-27T00:29Z', '22:00-02:30', '20:00Z 00:30Z'],
    ['is over when its end comes again', '2030-10-27T01:15Z', '22:00-02:30', 'none'],
  ])('%s', (_, at, window, times) => {
    expect(nightAt(at, window, 'Europe/Vienna').replaceAll(/\d+-\d\d-\d\dT/g, '')).toBe(times);
  });

  it('that a clock change skips entirely is not listed', () => {
    const nights = quietNights(Date.parse('2030-03-31T12:00Z'), windowOf('02:30-03:15'), 'Europe/Vienna');
    expect(nights.map(({ startAtMs }) => iso(startAtMs))).toEqual(['2030-03-30T01:30Z', '2030-04-01T00:30Z']);
  });

  it('starts at one in the morning where midnight is left out', () => {
    // Cairo goes from 0:00 to 1:00 on 26 April 2030.
    expect(nightAt('2030-04-25T22:00Z', '00:00-07:00', 'Africa/Cairo')).toBe(
      '2030-04-25T22:00Z 2030-04-26T04:00Z',
    );
  });
});

describe('the deadline of a decision', () => {
  const zone = 'Europe/Vienna'; // An hour before UTC in January.
  it.each([
    ['2030-01-01T12:00Z', '5m', '2030-01-01T12:05Z', 'by day'],
    ['2030-01-01T20:00Z', '1h', '2030-01-02T06:00Z', 'at the start of the night, which is the night’s'],
    ['2030-01-01T19:59Z', '1h', '2030-01-01T20:59Z', 'a minute before the night'],
    ['2030-01-01T19:00Z', '8h', '2030-01-02T12:00Z', 'at three, of which six hours were left at ten'],
    ['2030-01-01T23:00Z', '5m', '2030-01-02T06:05Z', 'opened at night'],
    ['2030-01-01T21:30Z', '8h', '2030-01-02T14:00Z', 'opened at night, and as long'],
    ['2030-01-01T12:00Z', '24h', '2030-01-02T12:00Z', 'a day later, by day'],
    ['2030-01-01T23:00Z', '24h', '2030-01-03T08:00Z', 'a day later, at night'],
    ['2030-01-01T12:00Z', '3d', '2030-01-04T12:00Z', 'after three nights'],
    ['2030-01-01T22:00Z', '7d', '2030-01-09T07:00Z', 'in the eighth night'],
    ['2030-01-02T05:59Z', '5m', '2030-01-02T06:04Z', 'opened before the end of the night, and due after it'],
    ['2030-01-02T06:00Z', '5m', '2030-01-02T06:05Z', 'opened at the end of the night'],
  ] as const)('opened at %s with %s is %s: %s', (opened, turnTime, due, _) => {
    expect(deadline(opened, turnTime, '22:00-07:00', zone)).toBe(due);
  });

  it('counts the night as long as it is when clocks are changed', () => {
    // Two hours of the time are left when the night begins, and the night ends at seven.
    expect(deadline('2030-03-30T15:00Z', '8h', '22:00-07:00', zone)).toBe('2030-03-31T07:00Z');
    expect(deadline('2030-10-26T14:00Z', '8h', '22:00-07:00', zone)).toBe('2030-10-27T08:00Z');
  });

  it('is not moved by the remainder of the next night', () => {
    const opened = Date.parse('2030-01-01T20:59:59.999Z');
    const window = windowOf('22:00-07:00');
    expect(deadlineWith(opened, 1, window, zone)).toBe(Date.parse('2030-01-02T06:00Z'));
    expect(deadlineWith(opened, 2, window, zone)).toBe(Date.parse('2030-01-02T06:00Z') + 1);
  });
});
