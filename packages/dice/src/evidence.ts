/**
 * The dice of a record (docs/design.md#dice), read from untrusted JSON. Only the shape is checked here: a text that a draw
 * depends on stays as it is, so that the check can name the draw it spoils.
 */

import { parseHex } from './hex.ts';
import { LINK_BYTES } from './chain.ts';
import { SEAT_COLOURS, SEED_BYTES, type SeatColour } from './seed.ts';

/** Seeds as hex, by colour; seats may be missing. */
type SeedTexts = Readonly<Partial<Record<SeatColour, string>>>;

/** The part of a record that checks its dice. */
export interface DiceRecord {
  readonly game: string;
  /** The taken seats, in any order. */
  readonly colours: readonly SeatColour[];
  /** Who started. */
  readonly first: string;
  readonly plies: readonly string[];
  readonly dice: {
    readonly commitment: string;
    readonly seeds: SeedTexts;
    /** By draw; index 0 is draw 1. */
    readonly links: readonly string[];
  };
}

/** What a player's page stored before the first draw. Seats taken later are missing. */
export interface Witness {
  readonly commitment: string;
  readonly seeds: SeedTexts;
}

/** A value, or why it cannot be read. */
type Read<T> = { readonly value: T } | { readonly wrong: string };

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const isColour = (value: unknown): value is SeatColour => SEAT_COLOURS.includes(value as SeatColour);

function wrongSeeds(seeds: unknown): string | undefined {
  if (!isObject(seeds)) return 'there are no seeds';
  for (const [colour, text] of Object.entries(seeds)) {
    if (!isColour(colour)) return `${JSON.stringify(colour)} is no colour`;
    if (typeof text !== 'string') return `the seed of ${colour} is not a text`;
  }
  return undefined;
}

function wrongSeats(colours: readonly SeatColour[], seeds: Fields): string | undefined {
  if (new Set(colours).size !== colours.length) return 'a colour is taken twice';
  if (colours.length < 2) return 'fewer than two seats are taken';
  for (const colour of SEAT_COLOURS) {
    if (colours.includes(colour) !== Object.hasOwn(seeds, colour)) {
      return colours.includes(colour)
        ? `the seed of ${colour} is missing`
        : `${colour} has a seed and no seat`;
    }
  }
  return undefined;
}

/** Reads a record's dice. */
export function readEvidence(value: unknown): Read<DiceRecord> {
  if (!isObject(value)) return { wrong: 'the record is not an object' };
  const { game, colours, first, plies, dice } = value;
  if (typeof game !== 'string' || game === '') return { wrong: 'the record has no "game"' };
  if (!Array.isArray(colours) || !colours.every(isColour)) {
    return { wrong: 'colours is not a list of colours' };
  }
  if (typeof first !== 'string') return { wrong: 'first is not a colour' };
  if (!isTexts(plies)) return { wrong: 'plies is not a list of texts' };
  if (!isObject(dice)) return { wrong: 'the record has no "dice"' };
  const { commitment, seeds, links } = dice;
  if (typeof commitment !== 'string') return { wrong: 'there is no commitment' };
  if (!isTexts(links)) return { wrong: 'links is not a list of texts' };
  const wrong = wrongSeeds(seeds) ?? wrongSeats(colours, seeds as Fields);
  if (wrong !== undefined) return { wrong };
  return { value: { game, colours, first, plies, dice: { commitment, seeds: seeds as SeedTexts, links } } };
}

/** Reads a player's witness. Its texts must be valid hex, since no draw could be blamed for them. */
export function readWitness(value: unknown): Read<Witness> {
  if (!isObject(value)) return { wrong: 'the witness is not an object' };
  const { commitment, seeds } = value;
  if (parseHex(commitment, LINK_BYTES) === undefined) return { wrong: 'the witness has no commitment' };
  const wrong = wrongSeeds(seeds);
  if (wrong !== undefined) return { wrong: `the witness: ${wrong}` };
  for (const [colour, text] of Object.entries(seeds as SeedTexts)) {
    if (parseHex(text, SEED_BYTES) === undefined)
      return { wrong: `the witness: the seed of ${colour} is not hex` };
  }
  return { value: { commitment: commitment as string, seeds: seeds as SeedTexts } };
}
