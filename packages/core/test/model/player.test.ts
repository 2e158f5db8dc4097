import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NAME_BYTES, NAME_GRAPHEMES, parseName, Problem } from '../../src/index.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const KSHA = 'ক্ষ';

const bytes = (text: string): number => Buffer.byteLength(text);

function outcome(text: string): string {
  try {
    return parseName(text);
  } catch (error) {
    if (error instanceof Problem) return `refused: ${error.code}`;
    throw error;
  }
}

describe('a name', () => {
  it.each([
    ['Bengali', 'ঋতুপর্ণা সেন'],
    ['Bengali with a joiner', 'র‍্যাব'],
    ['Persian with a non-joiner', 'می‌خواهم'],
    ['Chinese', '欧阳娜娜'],
    ['Arabic', 'دانيال'],
    ['an emoji', '🎲'],
    ['a family of emoji', FAMILY],
    ['a flag', '🇧🇩'],
    ['a skin tone', '👍🏽'],
    ['figures and signs', '+1'],
    ['a single letter', 'x'],
    ['an apostrophe and a hyphen', 'Jean-Luc O’Neill'],
  ])('may be %s', (_, name) => {
    expect(parseName(name)).toBe(name);
  });

  it.each([
    ['a letter and its accent', 'Zoe\u0308', 'Zoë'],
    ['spaces around', '  Asha \t', 'Asha'],
    ['spaces in between', 'Asha   \u00a0\u3000 Sen', 'Asha Sen'],
    ['line breaks', 'Asha\r\nSen\u2028Ray\u2029Das', 'Asha Sen Ray Das'],
    ['zero-width spaces', 'Asha\u200bSen\ufeff', 'Asha Sen'],
    ['overrides of direction', '\u202eahsA\u202c', 'ahsA'],
    ['isolates and marks of direction', '\u2066Asha\u2069\u200f', 'Asha'],
    ['control characters', 'A\u0000sha\u001b[31m', 'A sha [31m'],
    ['a soft hyphen', 'As\u00adha', 'As ha'],
    ['private use', '\ue000Asha', 'Asha'],
    ['half a surrogate pair', 'Asha\ud800', 'Asha'],
    ['tags', `A${String.fromCodePoint(0xe0041)}`, 'A'],
  ])('is stored without %s', (_, text, name) => {
    expect(parseName(text)).toBe(name);
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \t\u3000'],
    ['what is not seen', '\u200b\u200d\u202e\ufeff'],
    ['joiners alone', '\u200d\u200c'],
    ['an accent alone', '\u0301'],
    ['a variation selector alone', '\ufe0f'],
    ['letters that show nothing', '\u3164\u115f\uffa0'],
    ['21 letters', 'x'.repeat(21)],
    ['21 families', FAMILY.repeat(21)],
    ['49 bytes of few graphemes', `${FAMILY}${FAMILY}`],
    ['17 Chinese characters, which are 51 bytes', '李'.repeat(17)],
    ['one letter under a tower of accents', `a${'\u0316'.repeat(40)}`],
  ])('is not %s', (_, text) => {
    expect(outcome(text)).toBe('refused: bad-name');
  });

  it.each([
    ['20 letters', 'x'.repeat(20)],
    ['16 Chinese characters, which are 48 bytes', '李'.repeat(16)],
    ['5 Bengali conjuncts of three characters', KSHA.repeat(5)],
    ['one family and 23 bytes', `${FAMILY}${'x'.repeat(19)}`],
    ['20 letters once the spaces around are gone', ` ${'x'.repeat(20)} `],
  ])('may be as long as %s', (_, text) => {
    expect(outcome(text)).toBe(text.trim());
  });

  it('is counted in what people see', () => {
    // Twenty graphemes, forty code points.
    expect(outcome('é'.normalize('NFD').repeat(20))).toBe('é'.repeat(20));
    expect(outcome('q\u0301'.repeat(16))).toBe('q\u0301'.repeat(16));
  });

  it('that is accepted is within the limits, and parses to itself', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (text) => {
        const name = outcome(text);
        if (name.startsWith('refused')) return;
        expect(bytes(name)).toBeLessThanOrEqual(NAME_BYTES);
        const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name);
        expect([...segments].length).toBeLessThanOrEqual(NAME_GRAPHEMES);
        expect(name).not.toMatch(/\p{Cc}|\p{Zl}|\p{Zp}|^\s|\s$|\s\s/u);
        expect(outcome(name)).toBe(name);
      }),
      { numRuns: 500 },
    );
  });
});
