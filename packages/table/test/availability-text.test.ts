import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  packRest,
  packVacations,
  packWindow,
  unpackRest,
  unpackVacations,
  unpackWindow,
} from '../src/availability-text.ts';
import { pause, quietWindow, timeZone } from './arbitrary-game.ts';
import { vacations } from './arbitrary-vacations.ts';

const rest = fc.record(
  {
    quiet: fc.tuple(quietWindow, timeZone).map(([window, zone]) => ({ ...window, timeZone: zone })),
    away: pause,
  },
  { requiredKeys: [], noNullPrototype: true },
);

describe('availability as text', () => {
  it('restores quiet hours', () => {
    fc.assert(
      fc.property(quietWindow, (one) => {
        expect(packWindow(one)).toMatch(/^\d{8}$/);
        expect(unpackWindow(packWindow(one))).toStrictEqual(one);
      }),
    );
  });

  it('restores the availability of a seat, which is empty only if there is none', () => {
    fc.assert(
      fc.property(rest, (one) => {
        expect(unpackRest(packRest(one))).toStrictEqual(one);
        expect(packRest(one) === '').toBe(Object.keys(one).length === 0);
      }),
    );
  });

  it('restores vacations', () => {
    fc.assert(
      fc.property(vacations, (all) => {
        const text = packVacations(all);
        if (all.length === 0) expect(text).toBe('');
        else expect(unpackVacations(text)).toStrictEqual(all);
      }),
    );
  });

  it.each([
    [{}, ''],
    [{ quiet: { start: '22:00', end: '07:30', timeZone: 'Asia/Dhaka' } }, '22000730Asia/Dhaka'],
    [{ away: { startAtMs: 1_900_000_000_000, endAtMs: 1_900_086_400_000 } }, ' vf7lds-vf9g1s'],
  ])('packs %j as %j', (one, text) => {
    expect(packRest(one)).toBe(text);
  });

  it('throws on a broken text', () => {
    for (const text of ['2200', 'x']) expect(() => unpackRest(text)).toThrow('proper rest');
    for (const text of ['', '2030-01-01']) expect(() => unpackVacations(text)).toThrow('proper rest');
  });
});
