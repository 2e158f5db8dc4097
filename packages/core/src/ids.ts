/** Names that cannot be guessed. */

import type { RandomBytes } from './ports.ts';

/** 96 random bits as 16 characters of base64url: ids of games and players, and invite secrets. */
export const newId = (randomBytes: RandomBytes): string => toBase64Url(randomBytes(12));

export const toBase64Url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** Whether a text has the form of an id. */
export const isId = (text: string): boolean => /^[\w-]{16}$/.test(text);
