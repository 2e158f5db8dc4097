/** Codes that carry a player over to another device (docs/design.md#handing-over). */

/** Crockford's 32 letters and digits, chosen so that none is mistaken for another. */
export const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 10;

export interface HandOverCode {
  readonly code: string;
  readonly player: string;
  readonly expiresAtMs: number;
}

/** A code as people type it, with lower case, spaces, hyphens and lookalikes; undefined where it is malformed. */
export function parseCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return code.length === CODE_LENGTH && [...code].every((letter) => LETTERS.includes(letter))
    ? code
    : undefined;
}
