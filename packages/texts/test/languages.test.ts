import { describe, expect, it } from 'vitest';
import { ALL_LANGUAGES, bestLanguage, FALLBACK, LANGUAGES, tagOf } from '../src/index.ts';

describe('the languages', () => {
  it('have names of their own, and the fallback is one of them', () => {
    expect(new Set(Object.values(LANGUAGES)).size).toBe(ALL_LANGUAGES.length);
    expect(ALL_LANGUAGES).toContain(FALLBACK);
  });

  it.each([
    [['tl'], 'fil'],
    [['zh-SG'], 'zh-Hans'],
    [['zh-Hant-MO'], 'zh-Hant'],
    [['not a tag', 'bn-IN'], 'bn'],
    [['id'], undefined],
  ])('for %j has %s', (wanted, language) => {
    expect(bestLanguage(wanted)).toBe(language);
  });

  it("are told by the reader's own tag", () => {
    expect(tagOf('zh-Hant', ['zh-CN', 'zh-HK'])).toBe('zh-HK');
    expect(tagOf('vi', ['de'])).toBe('vi');
  });
});
