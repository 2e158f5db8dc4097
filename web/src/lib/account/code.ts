/** Hand-over codes as people type them, and what became of those that came by an address (DESIGN § 7). */

/** Crockford's 32 letters and figures, none of which is taken for another. */
const LETTERS = /^[0-9A-HJKMNP-TV-Z]{10}$/;
const HALF = 5;

/** A code from what was typed: small letters, spaces and lookalikes allowed; undefined where it can be none. */
export function parseCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return LETTERS.test(code) ? code : undefined;
}

/** In two groups, as it is easier to read and to type. */
export const spacedCode = (code: string): string => `${code.slice(0, HALF)} ${code.slice(HALF)}`;

/** The address that carries a player over. */
export const codeAddress = (origin: string, code: string): string => `${origin}/?code=${code}`;

/** The code of an address; undefined where it has none. */
export const codeOfAddress = (address: string): string | undefined =>
  parseCode(new URL(address).searchParams.get('code') ?? '');

/** What is left of a time, in whole minutes and seconds. */
export function timeLeft(nowMs: number, untilMs: number): { minutes: number; seconds: number } {
  const left = Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
  return { minutes: Math.floor(left / 60), seconds: left % 60 };
}

const NOTE = 'code';

/**
 * An app on an iPhone's Home Screen starts with the address that it was installed with, code and all, every time. So
 * it is remembered which code has been answered, and that one is not asked about again.
 */
export const isAnswered = (storage: Pick<Storage, 'getItem'>, code: string): boolean =>
  storage.getItem(NOTE) === code;

export const noteAnswered = (storage: Pick<Storage, 'setItem'>, code: string): void =>
  storage.setItem(NOTE, code);
