import { describe, expect, it } from 'vitest';
import { bestMatch } from '../src/best-match.ts';

describe('the best match', () => {
  const languages = ['en', 'de', 'zh-Hans', 'zh-Hant', 'pt-BR'];

  it.each([
    ['en-AU', 'en'],
    ['de', 'de'],
    ['de-CH', 'de'],
    ['DE-at', 'de'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-Hant-SG', 'zh-Hant'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['fr', undefined],
    ['', undefined],
    ['not a tag', undefined],
  ])('for %j is %s', (tag, expected) => {
    expect(bestMatch([tag], languages)).toBe(expected);
  });

  it('goes by the first wanted language that there is', () => {
    expect(bestMatch(['fr', 'zh-HK', 'de'], languages)).toBe('zh-Hant');
    expect(bestMatch([], languages)).toBeUndefined();
  });
});
