/**
 * Lists, plurals, numbers and characters by `Intl`. Its formats take up to some dozens of milliseconds to create, so each is
 * created when a text first needs it.
 */

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** A list in words, such as `A, B, and C`. */
export function listIn(
  language: string,
  options?: Intl.ListFormatOptions,
): (items: readonly string[]) => string {
  const format = lazily(() => new Intl.ListFormat(language, options));
  return (items) => format().format(items);
}

/** The plural form that a language uses for a number. */
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

/** The characters of a text as readers see them. */
export const graphemesOf = (text: string): string[] =>
  Array.from(segmenter().segment(text), ({ segment }) => segment);
