/**
 * Names and messages of strangers within our texts. Without isolates (Unicode UAX 9), one in Arabic or Hebrew would turn
 * the figures and names beside it around.
 */

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const enclosed = (text: string): string => `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;

/** For pages and link previews, which all run from left to right: isolates only what does not. */
export const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? enclosed(text) : text);

/**
 * For notices and emails, which a device may show within text of either direction: isolates everything, on one line.
 * Direction marks and line breaks of the text itself could break out of the isolate, so they go.
 */
export const alwaysIsolated = (text: string): string =>
  enclosed(text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '').replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' '));
