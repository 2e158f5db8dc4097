/** What a table holds but for what limits count: trying is noted, and changes nothing else. */
export const withoutLimits = (dump: string): string =>
  dump
    .split('\n')
    .filter((item) => !item.includes('"S":"LIMIT#'))
    .join('\n');
