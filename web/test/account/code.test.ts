import { describe, expect, it } from 'vitest';
import {
  codeAddress,
  codeOfAddress,
  isAnswered,
  noteAnswered,
  parseCode,
  spacedCode,
  timeLeft,
} from '../../src/lib/account/code.ts';
import { MemoryStorage } from '../memory-storage.ts';

describe('a hand-over code', () => {
  it.each([
    ['as it is shown', 'YTPHV 66WXB', 'YTPHV66WXB'],
    ['in small letters, with spaces and a hyphen', ' ytphv-66w xb ', 'YTPHV66WXB'],
    ['with lookalikes', 'OIL0000000', '0110000000'],
  ])('is understood %s', (_, typed, code) => {
    expect(parseCode(typed)).toBe(code);
  });

  it.each(['', 'YTPHV66WX', 'YTPHV66WXBB', 'UTPHV66WXB', 'YTPHV66WX!', 'ß'.repeat(10)])(
    'is not %j',
    (typed) => {
      expect(parseCode(typed)).toBeUndefined();
    },
  );

  it('survives being shown and typed, and being put into an address', () => {
    const code = 'YTPHV66WXB';
    expect(parseCode(spacedCode(code))).toBe(code);
    expect(codeOfAddress(codeAddress('https://example.org', code))).toBe(code);
  });

  it.each(['https://example.org/', 'https://example.org/?code=', 'https://example.org/?code=abc'])(
    'is not in %s',
    (address) => {
      expect(codeOfAddress(address)).toBeUndefined();
    },
  );

  it('is asked about once, even if the app starts with it every time', () => {
    const storage = new MemoryStorage();
    expect(isAnswered(storage, 'YTPHV66WXB')).toBe(false);
    noteAnswered(storage, 'YTPHV66WXB');
    expect(isAnswered(storage, 'YTPHV66WXB')).toBe(true);
    expect(isAnswered(storage, 'AAAAAAAAAA')).toBe(false);
  });

  it.each([
    [599_001, 10, 0],
    [61_000, 1, 1],
    [400, 0, 1],
    [0, 0, 0],
    [-5, 0, 0],
  ])('with %s ms left is good for %s:%s', (leftMs, minutes, seconds) => {
    expect(timeLeft(1_000_000, 1_000_000 + leftMs)).toEqual({ minutes, seconds });
  });
});
