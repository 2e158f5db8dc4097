/** A table dump without the items of rate limits, which even refused requests write. */
export const withoutLimits = (dump: string): string =>
  dump
    .split('\n')
    .filter((item) => !item.includes('"S":"LIMIT#'))
    .join('\n');
