/** Texts that have broken servers, in tables. */

/** Path segments. */
export const PATH_TRICKS = [
  ...['..', '.', '%2e%2e', '%2E.', '%2f', '%5c', '\\', '%00', '%ff', '%', '%%', '%c0%ae', '%e2%80%ae', '%23'],
  ...[';', '~', '*', "'", '"', '__proto__', 'constructor', 'toString', '%0d%0aX:%20y', '%252e%252e', '//'],
];

export const ODD_MOVES = [
  ...[
    'L',
    '-',
    '!',
    '0s',
    '56',
    '14fs',
    '2x12',
    "2x12's",
    '9999',
    '-1',
    '1e3',
    'l',
    ' L',
    'L ',
    '\u0000',
    '\ud800',
  ],
];

export const ODD_NUMBERS = [
  ...[
    '-1',
    '1e9',
    'NaN',
    '',
    '%201',
    '1.5',
    '0x1',
    '1000000',
    'Infinity',
    '%00',
    '%d9%a3',
    '1&since=2',
    '+1',
  ],
];

/** Cookie headers around a session token. */
export const oddCookies = (token: string): string[] => [
  ...['session=', 'session', '=', ';;;', 'session=__proto__', 'session=%ff%fe', `session="${token}`],
  ...[`session=${token}x`, `session=${token.slice(1)}`, `Session=${token}`, `__Host-session=${token}`],
  ...[
    `session=${token.replace('.', '%2e%2e')}`,
    `session=${'a'.repeat(12_000)}`,
    `session=${'a'.repeat(17_000)}`,
  ],
];
