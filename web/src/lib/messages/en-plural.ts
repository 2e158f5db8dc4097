const count = new Intl.PluralRules('en');

/** A number with its noun. */
export const plural = (n: number, one: string, other: string): string =>
  `${n} ${count.select(n) === 'one' ? one : other}`;
