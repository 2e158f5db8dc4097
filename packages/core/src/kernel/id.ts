/** Random ids, and ids derived from a text. */

import { createHash } from 'node:crypto';

/** 96 bits, as 16 characters of base64url. */
const ID_BYTES = 12;

/** A random id: for games, players and invite secrets. */
export const newId = (randomBytes: RandomBytes): string => toBase64Url(randomBytes(ID_BYTES));

/** The id derived from a text, which it does not reveal: the first 96 bits of its SHA-256. */
export const idOf = (text: string): string =>
  toBase64Url(createHash('sha256').update(text).digest().subarray(0, ID_BYTES));

export const toBase64Url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** Whether a text is written like an id. */
export const isId = (text: string): boolean => /^[\w-]{16}$/.test(text);

/** Unpredictable bytes. */
export type RandomBytes = (count: number) => Uint8Array;
