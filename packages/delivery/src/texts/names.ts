/** People's names within a text. They are whatever people like, in any script. */

/**
 * A name that keeps its direction to itself: without the isolates (Unicode UAX 9), one in Arabic or Hebrew would turn
 * the figures and names after it around. Its own directions and line breaks could break out of that, so they go.
 */
export const isolated = (name: string): string =>
  `\u2068${name.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '').replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')}\u2069`;

/**
 * A name for a mail, in which programs make links of whatever looks like an address. Strangers choose names, and our
 * mails must not carry their links; a joiner that nobody sees keeps "bad.example" from becoming one.
 */
export const unlinked = (name: string): string => name.replaceAll(/[.:/@](?=\S)/g, '$&\u2060');
