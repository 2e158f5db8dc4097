/**
 * One draw (docs/design.md#dice): HMAC-SHA-256 under the draw's key over a message of fields. Each field is preceded by
 * its length in four bytes, big-endian, so that no two games can have the same message.
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

import { isDraw } from './chain.ts';
import { SEED_BYTES } from './seed.ts';

/** The input that all draws of a game share, public before the first. */
export interface DrawInput {
  /** The game's id. */
  readonly game: string;
  /** The 16 bytes of each taken seat, in seat order. */
  readonly seeds: readonly Uint8Array[];
}

const DOMAIN = utf8ToBytes('aeroplane-dice/1');

/** The message of a draw. Throws a RangeError for a number that no draw has and for a seed of another length. */
export function messageOf(input: DrawInput, draw: number): Uint8Array {
  if (!isDraw(draw)) throw new RangeError(`there is no draw ${draw}`);
  if (input.seeds.some((seed) => seed.length !== SEED_BYTES)) {
    throw new RangeError(`a seat adds ${SEED_BYTES} bytes`);
  }
  const number = new Uint8Array(4);
  new DataView(number.buffer).setUint32(0, draw);
  const fields = [DOMAIN, utf8ToBytes(input.game), ...input.seeds, number];

  const message = new Uint8Array(fields.reduce((length, field) => length + 4 + field.length, 0));
  const view = new DataView(message.buffer);
  let at = 0;
  for (const field of fields) {
    view.setUint32(at, field.length);
    message.set(field, at + 4);
    at += 4 + field.length;
  }
  return message;
}

/** The 32 bytes of a draw under its key. */
export const digestOf = (key: Uint8Array, input: DrawInput, draw: number): Uint8Array =>
  hmac(sha256, key, messageOf(input, draw));

/**
 * A choice among `count` (1 … 256), from 0. It takes the first byte of the digest below the largest multiple of `count`,
 * so that every choice is equally likely. If no byte is, it goes on with the SHA-256 of the digest.
 */
export function choiceOf(digest: Uint8Array, count: number): number {
  if (!Number.isInteger(count) || count < 1 || count > 256) throw new RangeError(`no choice among ${count}`);
  const limit = 256 - (256 % count);
  for (let bytes = digest; ; bytes = sha256(bytes)) {
    const byte = bytes.find((candidate) => candidate < limit);
    if (byte !== undefined) return byte % count;
  }
}

/** The die of a digest, 1 … 6: the first byte below 252, mod 6 + 1. */
export const dieOf = (digest: Uint8Array): number => choiceOf(digest, 6) + 1;

/** The die of draw 2 or later under its key. */
export const drawDie = (key: Uint8Array, input: DrawInput, draw: number): number =>
  dieOf(digestOf(key, input, draw));

/** Draw 1 picks who starts: an index into the taken seats, in seat order. */
export const drawStarter = (key: Uint8Array, input: DrawInput): number =>
  choiceOf(digestOf(key, input, 1), input.seeds.length);
