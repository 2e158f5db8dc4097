/**
 * Bytes as text: two lower-case hexadecimal digits each. Upper case is refused, so that every value has one
 * text only and no change of a text goes unseen.
 */

import { bytesToHex } from '@noble/hashes/utils.js';

/** The bytes as lower-case hex. */
export const makeHex = (bytes: Uint8Array): string => bytesToHex(bytes);

/** Reads `length` bytes of lower-case hex; undefined where the value is anything else. */
export function parseHex(text: unknown, length: number): Uint8Array | undefined {
  if (typeof text !== 'string' || text.length !== 2 * length || !/^[0-9a-f]*$/.test(text)) return undefined;
  return Uint8Array.from({ length }, (_, at) => Number.parseInt(text.slice(2 * at, 2 * at + 2), 16));
}

/** Whether two runs of bytes are the same. */
export const equalBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
