/**
 * Lists, plurals, numbers and letters, from what the browser knows of languages. It takes up to some dozens of
 * milliseconds to look that up, so that is done once a text asks for it, and no page waits for what it does not say.
 */

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** A list as one says it, such as `A, B, and C`. */
export function listIn(
  language: string,
  options?: Intl.ListFormatOptions,
): (items: readonly string[]) => string {
  const format = lazily(() => new Intl.ListFormat(language, options));
  return (items) => format().format(items);
}

/** Which of its forms a language uses for a number. */
export function formIn(
  language: string,
  options?: Intl.PluralRulesOptions,
): (n: number) => Intl.LDMLPluralRule {
  const rules = lazily(() => new Intl.PluralRules(language, options));
  return (n) => rules().select(n);
}

/** A number in a language's own digits. */
export function numberIn(language: string, options?: Intl.NumberFormatOptions): (n: number) => string {
  const format = lazily(() => new Intl.NumberFormat(language, options));
  return (n) => format().format(n);
}

const segmenter = lazily(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

/** What a reader takes for the letters of a text. */
export const graphemesOf = (text: string): string[] =>
  Array.from(segmenter().segment(text), ({ segment }) => segment);
