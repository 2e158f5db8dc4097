import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { group, HANGAR, HOME, makeGroup, marksOf, sizeOf, stepOf } from '../src/index.ts';
import { parseGroup } from '../src/group.ts';

const groups = [
  ...Array.from({ length: 56 }, (_, step) => step).flatMap((step) =>
    [1, 2, 3, 4].flatMap((size) => Array.from({ length: size + 1 }, (_, marks) => ({ step, size, marks }))),
  ),
  { step: HANGAR, size: 1, marks: 0 },
  { step: HOME, size: 1, marks: 0 },
];

describe('a group', () => {
  it('keeps its step, its size and its marks', () => {
    for (const { step, size, marks } of groups) {
      const code = group(step, size, marks);
      expect([stepOf(code), sizeOf(code), marksOf(code)]).toEqual([step, size, marks]);
    }
  });

  it('goes to text and back', () => {
    for (const { step, size, marks } of groups) {
      const code = group(step, size, marks);
      expect(parseGroup(makeGroup(code))).toBe(code);
    }
  });

  it('reads as in the rules', () => {
    expect(makeGroup(group(HANGAR))).toBe('H');
    expect(makeGroup(group(HOME))).toBe('F');
    expect(makeGroup(group(0, 1, 1))).toBe("0'");
    expect(makeGroup(group(12, 2))).toBe('12+12');
    expect(makeGroup(group(12, 3, 1))).toBe("12+12+12'");
  });

  it('sorts by step, then the smaller, then the one with fewer marks', () => {
    const ordered = ['H', '0', "0'", '7', "7'", '7+7', "7+7'", "7'+7'", '7+7+7', '8', '55', 'F'];
    const codes = ordered.map((text) => parseGroup(text) ?? -1);
    expect(codes.toSorted((a, b) => a - b).map(makeGroup)).toEqual(ordered);
  });

  it.each([
    '',
    'h',
    '56',
    '-1',
    '07',
    '7+8',
    "7'+7",
    '7+',
    '7+7+7+7+7',
    "H'",
    'H+H',
    'F+F',
    "7''",
    '7 ',
    '1e1',
  ])('is not written %j', (text) => {
    expect(parseGroup(text)).toBeUndefined();
  });

  it('is read from text in one way only', () => {
    const texts = fc.stringMatching(/^[HF0-9+']{1,9}$/);
    fc.assert(
      fc.property(texts, (text) => {
        const code = parseGroup(text);
        if (code !== undefined) expect(makeGroup(code)).toBe(text);
      }),
    );
  });
});
