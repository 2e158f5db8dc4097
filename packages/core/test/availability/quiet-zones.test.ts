import fc from 'fast-check';
import { sampled } from '@aeroplane/testing/sample';
import { describe, expect, it } from 'vitest';
import {
  TURN_TIME_MS,
  TURN_TIMES,
  type Pause,
  type QuietWindow,
  type Availability,
} from '../../src/index.ts';
import { timesOf } from '../../src/game/deadline.ts';
import { quietNights } from '../../src/availability/quiet-hours.ts';
import { pauseOf } from '../../src/availability/vacation.ts';
import { DAY_MS, HOUR_MS } from '@aeroplane/testing/doubles/fixed-clock';
import { daysIn, nightsIn, Wall } from './wall-scan.ts';

const FROM_MS = Date.UTC(2024, 0, 1);
const TO_MS = Date.UTC(2036, 0, 1);
const ZONES = Intl.supportedValuesOf('timeZone');
const RUNS_A_ZONE = 2;

/** The range of a scan: three days before the opening, a week of turn time and a vacation, with days at both ends. */
const SCAN_DAYS = 28;

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Any window of a minute to ten hours; every other one begins in the hours in which clocks are changed. */
const window: fc.Arbitrary<QuietWindow> = fc
  .tuple(
    fc.oneof(
      fc.nat({ max: 1_439 }),
      fc.integer({ min: 1_320, max: 1_620 }).map((minutes) => minutes % 1_440),
    ),
    fc.oneof(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 1, max: 90 }), fc.constant(600)),
  )
  .map(([start, length]) => ({ start: timeOf(start), end: timeOf(start + length) }));

/** Days of a vacation, counted from the day of the opening: it may run, or begin within the time. */
const vacation = fc
  .tuple(fc.integer({ min: -1, max: 6 }), fc.nat({ max: 6 }))
  .map(([first, more]) => ({ first, last: first + more }));

/** Instants of twelve years; where a zone changes its clocks, half of them within a day of that. */
function instant(wall: Wall): fc.Arbitrary<number> {
  const anywhere = fc.integer({ min: FROM_MS, max: TO_MS - 1 });
  const changes = wall.changes(FROM_MS, TO_MS);
  if (changes.length === 0) return anywhere;
  const near = fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -DAY_MS, max: 2 * DAY_MS }))
    .map(([day, more]) => Math.min(TO_MS - 1, Math.max(FROM_MS, day + more)));
  return fc.oneof(anywhere, near);
}

const lengthOf = ({ startAtMs, endAtMs }: Pause): number => endAtMs - startAtMs;

/** The length of the overlap of two stretches of time. */
const shared = (fromMs: number, toMs: number, { startAtMs, endAtMs }: Pause): number =>
  Math.max(0, Math.min(toMs, endAtMs) - Math.max(fromMs, startAtMs));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const holds = (pause: Pause, atMs: number): boolean => pause.startAtMs <= atMs && atMs < pause.endAtMs;

/** Nights and a vacation as one pause wherever they touch. */
function merged(pauses: readonly Pause[]): Pause[] {
  const all: Pause[] = [];
  for (const pause of pauses.toSorted((a, b) => a.startAtMs - b.startAtMs)) {
    const last = all.at(-1);
    if (last === undefined || last.endAtMs < pause.startAtMs) all.push(pause);
    else all[all.length - 1] = { ...last, endAtMs: Math.max(last.endAtMs, pause.endAtMs) };
  }
  return all;
}

interface Times {
  readonly remindAtMs: number | null;
  readonly deadlineAtMs: number;
}

/** Compares the times of a decision with pauses found by a scan. Returns the pauses it met. */
function check(
  openedAtMs: number,
  timeMs: number,
  times: Times,
  pauses: readonly Pause[],
  away: Pause | null,
): Pause[] {
  const { remindAtMs, deadlineAtMs } = times;
  const plainMs = openedAtMs + timeMs;
  const wakingMs = (toMs: number): number =>
    toMs - openedAtMs - sum(pauses.map((pause) => shared(openedAtMs, toMs, pause)));

  // The pauses it met: a vacation before the deadline, and whichever the deadline, moved or not, falls into.
  const met: Pause[] = [];
  let expectedMs = plainMs;
  for (;;) {
    const isMet = (one: Pause): boolean =>
      holds(one, expectedMs) ||
      (away !== null && shared(openedAtMs, expectedMs, away) > 0 && holds(one, away.startAtMs));
    const pause = pauses.find((one) => isMet(one) && !met.includes(one));
    if (pause === undefined) break;
    met.push(pause);
    expectedMs = plainMs + sum(met.map((one) => one.endAtMs - Math.max(one.startAtMs, openedAtMs)));
  }
  expect(Number.isSafeInteger(deadlineAtMs)).toBe(true);
  expect(deadlineAtMs).toBe(expectedMs);
  // Never earlier than without the pauses, later by no more than they are long, and nobody is due in one.
  expect(deadlineAtMs).toBeGreaterThanOrEqual(plainMs);
  expect(deadlineAtMs - plainMs).toBeLessThanOrEqual(sum(met.map(lengthOf)));
  expect(pauses.some((one) => holds(one, deadlineAtMs))).toBe(false);
  // Outside of what it met the clock runs for the time per decision, and pausing adds nothing to it.
  expect(deadlineAtMs - openedAtMs - sum(met.map((one) => shared(openedAtMs, deadlineAtMs, one)))).toBe(
    timeMs,
  );
  // The waking time is never below the smaller of the time and what the pauses leave of it, nor above the time.
  expect(wakingMs(deadlineAtMs)).toBeGreaterThanOrEqual(Math.min(timeMs, wakingMs(plainMs)));
  expect(wakingMs(deadlineAtMs)).toBeLessThanOrEqual(timeMs);

  // The reminder comes between, in waking hours or as a pause begins; nobody is reminded where no time is between.
  if (remindAtMs === null) expect(wakingMs(deadlineAtMs)).toBe(0);
  else {
    expect(remindAtMs).toBeGreaterThan(openedAtMs);
    expect(remindAtMs).toBeLessThan(deadlineAtMs);
    const pause = pauses.find((one) => holds(one, remindAtMs));
    if (pause !== undefined) expect(remindAtMs).toBe(pause.startAtMs);
  }
  return met;
}

describe('in every time zone there is', () => {
  it('deadlines and reminders are where a scan of the wall’s clock puts them', { timeout: 300_000 }, () => {
    expect(ZONES.length).toBeGreaterThan(400);
    let [moved, twice, oddNights] = [0, 0, 0];
    const zones = sampled('time zones', ZONES, 60);
    for (const timeZone of zones) {
      const wall = new Wall(timeZone);
      fc.assert(
        fc.property(instant(wall), window, fc.option(vacation), (openedAtMs, quiet, days) => {
          const fromMs = Math.floor(openedAtMs / HOUR_MS) * HOUR_MS - 3 * DAY_MS;
          const shown = wall.scan(fromMs, SCAN_DAYS * 24);
          const nights = nightsIn(shown, fromMs, quiet);
          const today = Math.floor((wall.minuteAt(openedAtMs) * 60_000) / DAY_MS);
          const away = days && daysIn(shown, fromMs, today + days.first, today + days.last);
          const availability: Availability = {
            quiet: { ...quiet, timeZone },
            ...(away !== null && { away }),
          };
          const pauses = merged(away === null ? nights : [...nights, away]);

          for (const turnTime of TURN_TIMES) {
            const timeMs = TURN_TIME_MS[turnTime];
            const met = check(openedAtMs, timeMs, timesOf(openedAtMs, timeMs, availability), pauses, away);
            // Without a vacation it is the night of the plain deadline, and no other.
            if (away === null) expect(met.length).toBeLessThanOrEqual(1);
            if (met.length > 0) moved += 1;
            if (met.length > 1) twice += 1;
          }
          if (new Set(nights.map(lengthOf)).size > 1) oddNights += 1;
          for (const night of quietNights(openedAtMs, quiet, timeZone)) expect(nights).toContainEqual(night);
          if (days !== null) {
            const [from = '', to = ''] = [days.first, days.last].map((day) =>
              new Date((today + day) * DAY_MS).toISOString().slice(0, 10),
            );
            expect(pauseOf({ from, to }, timeZone)).toEqual(away);
          }
        }),
        { numRuns: RUNS_A_ZONE },
      );
    }
    // The samples covered the cases that the property is about.
    expect(moved).toBeGreaterThan(zones.length);
    expect(twice).toBeGreaterThan(zones.length / 60);
    expect(oddNights).toBeGreaterThan(zones.length / 60);
  });
});
