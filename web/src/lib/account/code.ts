/** Hand-over codes: typed, shown, in addresses, and answered (docs/design.md#handing-over). */

/** Crockford's base 32: no two of its characters look alike. */
const LETTERS = /^[0-9A-HJKMNP-TV-Z]{10}$/;
const HALF = 5;

/** Reads a typed code, allowing small letters, spaces and lookalikes; undefined if it cannot be one. */
export function parseCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return LETTERS.test(code) ? code : undefined;
}

/** Two groups are easier to read and type. */
export const spacedCode = (code: string): string => `${code.slice(0, HALF)} ${code.slice(HALF)}`;

/** The address that hands the player over. */
export const codeAddress = (origin: string, code: string): string => `${origin}/?code=${code}`;

/** The code in an address; undefined if it has none. */
export const codeOfAddress = (address: string): string | undefined =>
  parseCode(new URL(address).searchParams.get('code') ?? '');

/** The time until `untilMs` in whole minutes and seconds, rounded up; 0 once it is past. */
export function timeLeft(nowMs: number, untilMs: number): { minutes: number; seconds: number } {
  const left = Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
  return { minutes: Math.floor(left / 60), seconds: left % 60 };
}

const NOTE = 'code';

/**
 * Whether this code was answered before: an app on an iPhone's Home Screen starts every time with the address that it was
 * installed with, code included.
 */
export const isAnswered = (storage: Pick<Storage, 'getItem'>, code: string): boolean =>
  storage.getItem(NOTE) === code;

export const noteAnswered = (storage: Pick<Storage, 'setItem'>, code: string): void =>
  storage.setItem(NOTE, code);
