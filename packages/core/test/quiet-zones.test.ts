import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TURN_TIME_MS, TURN_TIMES } from '../src/index.ts';
import { deadlineWith, quietNights, type QuietNight, type QuietWindow } from '../src/quiet-window.ts';
import { DAY_MS, HOUR_MS } from './fixed-clock.ts';
import { nightsIn, Wall } from './wall-scan.ts';

const FROM_MS = Date.UTC(2024, 0, 1);
const TO_MS = Date.UTC(2036, 0, 1);
const ZONES = Intl.supportedValuesOf('timeZone');
const RUNS_A_ZONE = 6;

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

/** How long two stretches of time have in common. */
const shared = (fromMs: number, toMs: number, { startAtMs, endAtMs }: QuietNight): number =>
  Math.max(0, Math.min(toMs, endAtMs) - Math.max(fromMs, startAtMs));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const holds = (night: QuietNight, atMs: number): boolean => night.startAtMs <= atMs && atMs < night.endAtMs;

/** Holds one deadline against nights that were found otherwise. */
function check(
  openedAtMs: number,
  timeMs: number,
  deadlineAtMs: number,
  nights: readonly QuietNight[],
): void {
  const plainMs = openedAtMs + timeMs;
  const wakingMs = (toMs: number): number =>
    toMs - openedAtMs - sum(nights.map((night) => shared(openedAtMs, toMs, night)));

  expect(Number.isSafeInteger(deadlineAtMs)).toBe(true);
  // Never earlier than without the window, and later only by what that night has.
  const night = nights.find((one) => holds(one, plainMs));
  expect(deadlineAtMs).toBeGreaterThanOrEqual(plainMs);
  expect(deadlineAtMs - plainMs).toBeLessThanOrEqual(
    night === undefined ? 0 : night.endAtMs - night.startAtMs,
  );
  // Nobody is due at night.
  expect(nights.some((one) => holds(one, deadlineAtMs))).toBe(false);
  // The waking time is the time per decision less what nights that are over by the plain deadline have taken of it:
  // the night of the plain deadline takes nothing, and pausing adds nothing.
  const over = nights.filter(({ endAtMs }) => endAtMs <= plainMs);
  const taken = sum(over.map((one) => shared(openedAtMs, plainMs, one)));
  expect(wakingMs(deadlineAtMs)).toBe(timeMs - taken);
  // So it is never below the smaller of the time and what the window leaves of it, nor above the time.
  expect(wakingMs(deadlineAtMs)).toBeGreaterThanOrEqual(Math.min(timeMs, wakingMs(plainMs)));
  expect(wakingMs(deadlineAtMs)).toBeLessThanOrEqual(timeMs);
}

describe('in every time zone there is', () => {
  it('deadlines are where a scan of the wall’s clock puts them', () => {
    expect(ZONES.length).toBeGreaterThan(400);
    let moved = 0;
    let oddNights = 0;
    for (const zone of ZONES) {
      const wall = new Wall(zone);
      fc.assert(
        fc.property(fc.constant(zone), instant(wall), window, (timeZone, openedAtMs, quiet) => {
          const fromMs = Math.floor(openedAtMs / HOUR_MS) * HOUR_MS - 3 * DAY_MS;
          const nights = nightsIn(wall.scan(fromMs, 15 * 24), fromMs, quiet);
          for (const turnTime of TURN_TIMES) {
            const timeMs = TURN_TIME_MS[turnTime];
            const deadlineAtMs = deadlineWith(openedAtMs, timeMs, quiet, timeZone);
            check(openedAtMs, timeMs, deadlineAtMs, nights);
            if (deadlineAtMs > openedAtMs + timeMs) moved += 1;
          }
          const lengths = new Set(nights.map(({ startAtMs, endAtMs }) => endAtMs - startAtMs));
          if (lengths.size > 1) oddNights += 1;
          for (const night of quietNights(openedAtMs, quiet, timeZone)) expect(nights).toContainEqual(night);
        }),
        { numRuns: RUNS_A_ZONE },
      );
    }
    // The property has been asked of what it is about.
    expect(moved).toBeGreaterThan(ZONES.length);
    expect(oddNights).toBeGreaterThan(50);
  });
});
