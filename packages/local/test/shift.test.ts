import { describe, expect, it } from 'vitest';
import { parseShift } from '../src/dev/index.ts';

describe('a shift', () => {
  it.each([
    ['+1s', 1_000],
    ['+90m', 5_400_000],
    ['+36h', 129_600_000],
    ['+1d', 86_400_000],
    ['+2w', 1_209_600_000],
    ['+366d', 366 * 86_400_000],
  ])('of %s is read', (text, shiftMs) => {
    expect(parseShift(text)).toBe(shiftMs);
  });

  it.each([
    '',
    '1d',
    '-1d',
    '+d',
    '+1',
    '+1y',
    '+1D',
    '+1.5h',
    '+0d',
    '+367d',
    '+1d2h',
    ' +1d',
    '+999999999w',
  ])('of %j is refused, with the form that it should have', (text) => {
    expect(() => parseShift(text)).toThrow(/such as \+90m or \+1d.*not "/);
  });
});
