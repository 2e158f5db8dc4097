/**
 * Bytes as lower-case hex. Upper case is refused: each value has exactly one text, so that any change of a text is a change
 * of the value.
 */

import { bytesToHex } from '@noble/hashes/utils.js';

/** The bytes as lower-case hex. */
export const makeHex = (bytes: Uint8Array): string => bytesToHex(bytes);

/** Reads `length` bytes of lower-case hex; undefined for any other value. */
export function parseHex(text: unknown, length: number): Uint8Array | undefined {
  if (typeof text !== 'string' || text.length !== 2 * length || !/^[0-9a-f]*$/.test(text)) return undefined;
  return Uint8Array.from({ length }, (_, at) => Number.parseInt(text.slice(2 * at, 2 * at + 2), 16));
}

/** Whether two byte arrays are equal. */
export const equalBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
