/** Evidence of an invented game, drawn by the reference and not by the code under test. */

import { SEAT_COLOURS } from '../src/index.ts';
import type { DiceRecord } from '../src/evidence.ts';
import type { SeatColour } from '../src/seed.ts';
import { referenceChoice, referenceDigest, referenceLinks, sha256 } from './reference.ts';

export interface Made {
  readonly game?: string;
  readonly colours?: readonly SeatColour[];
  readonly dice?: number;
  /** Before which die a player leaves. */
  readonly leavesBefore?: number;
  readonly onTable?: boolean;
  readonly salt?: number;
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

const chains = new Map<number, Uint8Array[]>();

/** The chain of a salt, hashed once for all records that have it. */
function chainOf(salt: number): Uint8Array[] {
  const chain = chains.get(salt) ?? referenceLinks(sha256(Uint8Array.of(salt & 255, salt >> 8)));
  chains.set(salt, chain);
  return chain;
}

/** The record of a game with this number of dice. All moves are passes, which the check of the dice does not read. */
export function evidenceOf(made: Made = {}): DiceRecord {
  const {
    game = 'spiel-ü',
    colours = SEAT_COLOURS,
    dice = 20,
    leavesBefore,
    onTable = false,
    salt = 0,
  } = made;
  const chain = chainOf(salt);
  const seeds = colours.map((colour) => sha256(Buffer.from(`${colour} ${salt}`)).subarray(0, 16));
  const digest = (draw: number) => referenceDigest(chain[2048 - draw] as Uint8Array, game, seeds, draw);
  const plies: string[] = [];
  for (let die = 1; die <= dice; die += 1) {
    if (die === leavesBefore) plies.push(`${colours[0]} leaves`);
    plies.push(`${referenceChoice(digest(die + 1), 6) + 1}-`);
  }
  const draws = dice + 1 + (onTable ? 1 : 0);
  return {
    game,
    colours,
    first: colours[referenceChoice(digest(1), colours.length)] as SeatColour,
    plies,
    dice: {
      commitment: hex(chain[2048] as Uint8Array),
      seeds: Object.fromEntries(colours.map((colour, seat) => [colour, hex(seeds[seat] as Uint8Array)])),
      links: Array.from({ length: draws }, (_, at) => hex(chain[2047 - at] as Uint8Array)),
    },
  };
}
