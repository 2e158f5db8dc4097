/** Seeds: the 16 bytes that each seat adds to the dice, public before the first draw (docs/design.md#dice). */

import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

import { LINK_BYTES } from './chain.ts';

export const SEED_BYTES = 16;

/** The colours in the order of the seats, 0 … 3. */
export const SEAT_COLOURS = ['red', 'yellow', 'blue', 'green'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

const BOT_SEED_DOMAIN = utf8ToBytes('aeroplane-bot-seed/1');

/** The seed of a bot. It follows from the commitment, so that the server's operator cannot choose it afterwards. */
export function botSeed(commitment: Uint8Array, seat: number): Uint8Array {
  if (commitment.length !== LINK_BYTES) throw new RangeError(`a commitment has ${LINK_BYTES} bytes`);
  if (SEAT_COLOURS[seat] === undefined) throw new RangeError(`seats are 0 to 3, not ${seat}`);
  return sha256(concatBytes(BOT_SEED_DOMAIN, commitment, Uint8Array.of(seat))).slice(0, SEED_BYTES);
}
