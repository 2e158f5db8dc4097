import { describe, expect, it } from 'vitest';
import { alwaysIsolated, isolated } from '../src/index.ts';

describe('a name on a page', () => {
  it('is isolated where it has letters that run from right to left', () => {
    expect(isolated('نور 7')).toBe('\u2068نور 7\u2069');
    expect(isolated('Ann שלום')).toBe('\u2068Ann שלום\u2069');
  });

  it.each(['Ann 7', '山田', 'নূর', ''])('%j stays as it is', (name) => {
    expect(isolated(name)).toBe(name);
  });
});

describe('a name in a notice', () => {
  it('cannot turn or break the text around it', () => {
    expect(alwaysIsolated('a\u2069\u202eb\u2066c')).toBe('\u2068abc\u2069');
    expect(alwaysIsolated('a\r\n\u2028b\u0000')).toBe('\u2068a   b \u2069');
    expect(alwaysIsolated('نور 👩‍🚀')).toBe('\u2068نور 👩‍🚀\u2069');
  });
});
