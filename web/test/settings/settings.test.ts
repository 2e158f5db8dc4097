import { describe, expect, it } from 'vitest';
import {
  changesOf,
  fieldOf,
  quietFault,
  quietMinutes,
  settingsOf,
  type Person,
  type Settings,
} from '../../src/lib/settings/settings.ts';

const night = { start: '22:30', end: '07:00' };
const ada: Person = { name: 'Ada', timeZone: 'Asia/Dhaka', quiet: night };
const newcomer: Person = { name: 'Bo' };

const changed = (player: Person, change: Partial<Settings>) =>
  changesOf(player, { ...settingsOf(player, 'Europe/Berlin'), ...change });

describe('the settings of a player', () => {
  it('start with the stored values', () => {
    expect(settingsOf(ada, 'Europe/Berlin')).toEqual({
      name: 'Ada',
      timeZone: 'Asia/Dhaka',
      quiet: true,
      window: night,
    });
  });

  it("offer the browser's zone and a usual night if nothing is stored", () => {
    const { timeZone, quiet, window } = settingsOf(newcomer, 'Europe/Berlin');
    expect({ timeZone, quiet }).toEqual({ timeZone: 'Europe/Berlin', quiet: false });
    expect(quietFault(window)).toBeUndefined();
  });

  it.each<[string, Person, Partial<Settings>, unknown]>([
    ['nothing', ada, {}, undefined],
    ['nothing for spaces around the name', ada, { name: ' Ada ' }, undefined],
    ['a name', ada, { name: 'Ada L.' }, { name: 'Ada L.' }],
    ['a zone', ada, { timeZone: 'Europe/Berlin' }, { timeZone: 'Europe/Berlin' }],
    ['the zone that was only offered', newcomer, {}, { timeZone: 'Europe/Berlin' }],
    ['other times', ada, { window: { ...night, end: '08:00' } }, { quiet: { ...night, end: '08:00' } }],
    ['no quiet any more', ada, { quiet: false }, { quiet: null }],
    ['nothing for times without quiet', { ...newcomer, timeZone: 'UTC' }, { window: night }, undefined],
    [
      'a first quiet window',
      { ...newcomer, timeZone: 'UTC' },
      { quiet: true, window: night },
      { quiet: night },
    ],
  ])('send only what differs: %s', (_, player, change, asked) => {
    expect(changed(player, change)).toEqual(asked);
  });

  it('know the field of a refusal', () => {
    expect(['bad-name', 'bad-time-zone', 'bad-quiet-window', 'busy', undefined].map(fieldOf)).toEqual([
      'name',
      'timeZone',
      'quiet',
      undefined,
      undefined,
    ]);
  });
});

describe('a quiet window', () => {
  it.each([
    ['22:00', '07:00', 540],
    ['00:00', '06:30', 390],
    ['13:00', '14:00', 60],
    ['08:00', '08:00', 0],
    ['', '07:00', undefined],
  ])('from %s to %s has %s minutes', (start, end, minutes) => {
    expect(quietMinutes({ start, end })).toBe(minutes);
  });

  it.each([
    ['21:00', '07:00', undefined],
    ['21:00', '07:01', 'too-long'],
    ['07:00', '07:00', 'same'],
    ['21:00', '', 'unset'],
  ])('from %s to %s: %s', (start, end, fault) => {
    expect(quietFault({ start, end })).toBe(fault);
  });
});
