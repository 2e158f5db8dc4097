import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeMe, TURN_TIME_MS, TURN_TIMES, type Availability, type TurnTime } from '../../src/index.ts';
import { availabilityIn, timesOf } from '../../src/game/deadline.ts';
import { startOfDay } from '../../src/availability/quiet-hours.ts';
import { pauseOf } from '../../src/availability/vacation.ts';
import { loadGame } from '../loaded-game.ts';
import { idOf, personWith, sampleGame } from '@aeroplane/testing/scenes/sample-game';
import { openScene, twoGuests } from '@aeroplane/testing/scenes/scene';

/** An hour before UTC in January. */
const VIENNA = 'Europe/Vienna';

const night: Availability = { quiet: { start: '22:00', end: '07:00', timeZone: VIENNA } };
const away = (from: string, to = from): Availability => ({ away: pauseOf({ from, to }, VIENNA) });

const iso = (ms: number | null): string =>
  ms === null ? 'never' : new Date(ms).toISOString().replace(/^2030-(.*):00\.000Z$/, '$1');

function times(opened: string, turnTime: TurnTime, availability: Availability): string {
  const openedAtMs = Date.parse(`2030-${opened}Z`);
  const { remindAtMs, deadlineAtMs } = timesOf(openedAtMs, TURN_TIME_MS[turnTime], availability);
  return `${iso(remindAtMs)} ${iso(deadlineAtMs)}`;
}

describe('the deadline of a decision', () => {
  it.each([
    ['01-05T12:00', '24h', '01-06T12:00', 'before the vacation, is where it is'],
    ['01-08T12:00', '24h', '01-12T12:00', 'in the vacation, moves by its three days'],
    [
      '01-10T12:00',
      '24h',
      '01-12T23:00',
      'of a decision opened in the vacation, has its whole time after it',
    ],
    ['01-06T12:00', '7d', '01-16T12:00', 'after the vacation, moves by its three days all the same'],
    ['01-12T06:00', '8h', '01-12T14:00', 'after the vacation, is where it is'],
  ] as const)('opened at %s with %s is %s: %s', (opened, turnTime, due, _) => {
    // From the end of the 8th to the end of the 11th.
    expect(times(opened, turnTime, away('2030-01-09', '2030-01-11')).split(' ')[1]).toBe(due);
  });

  it('in a vacation that ends in a night moves to the morning, and the nights around it are one with it', () => {
    // Two hours are left at ten in the evening before it.
    expect(times('01-08T15:00', '8h', { ...night, ...away('2030-01-09') })).toBe('01-10T06:24 01-10T08:00');
  });

  it('that a vacation moves into a later night moves again', () => {
    // The vacation leaves sixteen hours from the morning on: they end at eleven in the evening, an hour into the night.
    expect(times('01-08T05:00', '24h', { ...night, ...away('2030-01-09') }).split(' ')[1]).toBe(
      '01-10T14:00',
    );
    expect(times('01-08T04:00', '24h', { ...night, ...away('2030-01-09') }).split(' ')[1]).toBe(
      '01-10T13:00',
    );
  });

  it('in a strict game is moved by the night and not by a vacation', async () => {
    const availability = { ...night, ...away('2030-01-09') };
    const seat = personWith('asha', 0, 'Asha', availability);
    expect(availabilityIn(sampleGame({ seats: [seat] }), seat)).toEqual(availability);
    expect(availabilityIn(sampleGame({ strict: true, seats: [seat] }), seat)).toEqual(night);

    const { core, clock } = openScene();
    const [asha, bo] = await twoGuests(core);
    clock.set(Date.parse('2030-01-08T12:00Z'));
    const vacation = { from: '2030-01-09', to: '2030-01-09' };
    await changeMe(core, asha, { timeZone: VIENNA, vacation });
    const loading = { seats: { red: asha, blue: bo }, first: 'red', plies: ['6L'], next: [2] } as const;
    const dueIn = async (strict: boolean): Promise<string> => {
      const { decision } = await loadGame(core, { ...loading, with: { strict } });
      return iso(decision?.deadlineAtMs ?? null);
    };
    expect([await dueIn(true), await dueIn(false)]).toEqual(['01-09T12:00', '01-10T12:00']);
  });

  it('of a bot’s seat, and of an open one, is never moved', () => {
    const bot = { colour: 0, seed: null, sitter: { kind: 'bot', level: 'easy' } } as const;
    const open = { colour: 0, seed: null, sitter: { kind: 'open', reservedFor: idOf('asha') } } as const;
    for (const seat of [bot, open]) expect(availabilityIn(sampleGame({ seats: [seat] }), seat)).toEqual({});
  });
});

const HOUR_MS = 3_600_000;
/** Clocks change in both, in opposite months. */
const ZONES = [VIENNA, 'Australia/Lord_Howe'] as const;

/** Any window that a player may choose: from a minute to ten hours long. */
const windows = fc
  .record({ start: fc.nat(24 * 60 - 1), minutes: fc.integer({ min: 1, max: 10 * 60 }) })
  .map(({ start, minutes }) => {
    const time = (minute: number): string =>
      new Date(((start + minute) % (24 * 60)) * 60_000).toISOString().slice(11, 16);
    return { start: time(0), end: time(minutes) };
  });

describe('the clock of a decision', () => {
  it('ends for every window, vacation and turn time, not before the time is up', () => {
    const opened = fc.integer({ min: Date.parse('2030-01-01Z'), max: Date.parse('2031-01-01Z') });
    const vacation = fc.record({
      day: fc.integer({ min: -15, max: 16 }),
      days: fc.integer({ min: 1, max: 28 }),
    });
    fc.assert(
      fc.property(
        opened,
        fc.constantFrom(...TURN_TIMES),
        fc.constantFrom(...ZONES),
        windows,
        fc.option(vacation),
        (openedAtMs, turnTime, timeZone, quiet, chosen) => {
          const dayAfter = (days: number): number =>
            startOfDay(new Date(openedAtMs + days * 24 * HOUR_MS).toISOString().slice(0, 10), timeZone);
          const pause = chosen && {
            startAtMs: dayAfter(chosen.day),
            endAtMs: dayAfter(chosen.day + chosen.days),
          };
          const availability = { quiet: { ...quiet, timeZone }, ...(pause && { away: pause }) };
          const { deadlineAtMs } = timesOf(openedAtMs, TURN_TIME_MS[turnTime], availability);
          expect(deadlineAtMs).toBeGreaterThanOrEqual(openedAtMs + TURN_TIME_MS[turnTime]);
          // A night each before, in and after the vacation, and the night after that.
          const longestMs = (pause ? pause.endAtMs - pause.startAtMs : 0) + 4 * 11 * HOUR_MS;
          expect(deadlineAtMs).toBeLessThanOrEqual(openedAtMs + TURN_TIME_MS[turnTime] + longestMs);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is given up, rather than followed for ever, in nights that nobody can choose', () => {
    // A minute of every day is left, so that eight hours would take more than a year.
    const quiet = { start: '00:00', end: '23:59', timeZone: 'UTC' };
    expect(() => times('01-01T12:00', '8h', { quiet })).toThrow('a decision met more than 8 pauses');
  });
});

describe('the reminder of a decision', () => {
  it.each([
    ['01-01T12:00', '5m', '01-01T12:04 01-01T12:05', 'at four fifths of the time'],
    ['01-01T08:00', '8h', '01-01T14:24 01-01T16:00', 'by day'],
    // Six of eight hours are left at ten: four fifths are over four hours and twenty-four minutes after seven.
    ['01-01T19:00', '8h', '01-02T10:24 01-02T12:00', 'in the time after the night that moved the deadline'],
    ['01-01T10:00', '24h', '01-01T21:00 01-02T10:00', 'at the start of the night that it falls into'],
    [
      '01-01T21:00',
      '8h',
      '01-02T12:24 01-02T14:00',
      'in the morning for a decision opened as the night begins',
    ],
    [
      '01-01T14:36',
      '8h',
      '01-01T21:00 01-02T07:36',
      'as the night begins, where four fifths end exactly then',
    ],
    ['01-01T22:30', '8h', '01-02T06:00 01-02T06:30', 'at the end of the night in which the decision opened'],
    [
      '01-01T20:59',
      '8h',
      '01-02T12:23 01-02T13:59',
      'not before four fifths of the waking time, the night apart',
    ],
  ] as const)('of one opened at %s with %s is due at %s: %s', (opened, turnTime, expected, _) => {
    expect(times(opened, turnTime, night)).toBe(expected);
  });

  it('comes at four fifths of the time, a vacation apart', () => {
    expect(times('01-08T02:00', '24h', away('2030-01-09'))).toBe('01-08T21:12 01-10T02:00');
    expect(times('01-08T05:00', '24h', away('2030-01-09'))).toBe('01-10T00:12 01-10T05:00');
    expect(times('01-05T23:00', '3d', away('2030-01-08'))).toBe('01-09T08:36 01-09T23:00');
  });

  it('comes after the night in which it falls, where the decision opened exactly as that began', () => {
    // Four fifths of eight hours end in the night, and the eight hours after it.
    const short = { quiet: { start: '22:00', end: '05:00', timeZone: VIENNA } };
    expect(times('01-01T21:00', '8h', short)).toBe('01-02T04:00 01-02T05:00');
  });

  it('does not come where the night leaves no time for it', () => {
    expect(times('01-01T22:00', '8h', night)).toBe('never 01-02T06:00');
  });
});
