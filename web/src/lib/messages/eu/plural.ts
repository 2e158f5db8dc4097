const count = new Intl.PluralRules('eu');

/** A number with its noun: one stands behind it, all others before it. */
export const plural = (n: number, noun: string): string =>
  count.select(n) === 'one' ? `${noun} ${n}` : `${n} ${noun}`;
