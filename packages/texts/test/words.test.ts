/** The words of each language, as those who import them by name find them. */

import { describe, expect, it } from 'vitest';
import { ALL_LANGUAGES } from '../src/index.ts';
import { words as english, type Words } from '../src/words/en.ts';

const load = async (language: string): Promise<Words> =>
  ((await import(`../src/words/${language}.ts`)) as { words: Words }).words;

/** Each text by its path. */
const textsOf = (words: object, path = ''): [path: string, text: string][] =>
  Object.entries(words).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : textsOf(value, `${path}${key}.`),
  );

describe.each(ALL_LANGUAGES)('the words in %s', (language) => {
  it('are all there, and say something', async () => {
    const texts = textsOf(await load(language));
    expect(texts.map(([path]) => path)).toEqual(textsOf(english).map(([path]) => path));
    for (const [path, text] of texts) expect(text, path).toBe(text.trim() || undefined);
  });
});
