/**
 * Checks the dice of a game without the server (docs/design.md#dice): every published link hashes to the one before, the
 * first to the commitment; draw 1 picks who starts; draw `i + 1` is the die of the `i`-th ply that has one. There may be
 * one link more, for a die that is rolled and not played yet.
 */

import { CHAIN_LENGTH, LINK_BYTES, nextLink } from './chain.ts';
import { drawDie, drawStarter, type DrawInput } from './draw.ts';
import { readEvidence, readWitness, type DiceRecord, type Witness } from './evidence.ts';
import { equalBytes, parseHex } from './hex.ts';
import { SEAT_COLOURS, SEED_BYTES, type SeatColour } from './seed.ts';

/**
 * What is wrong with a draw, as a stable code that pages translate:
 *
 * - `evidence`: the record or the witness cannot be read;
 * - `witness`: the dice are not those that the player's page stored;
 * - `malformed`: a link, a seed or the commitment is not hex of the right length;
 * - `missing`: a draw has no link;
 * - `early`: a link is published before its roll;
 * - `chain`: a link does not hash to the one before;
 * - `outcome`: the record differs from the draw;
 * - `too-many`: more draws than a game has.
 */
export type DiceFault =
  'evidence' | 'witness' | 'malformed' | 'missing' | 'early' | 'chain' | 'outcome' | 'too-many';

export interface WrongDraw {
  readonly ok: false;
  /** The first wrong draw, from 1; 0 if the evidence cannot be read. */
  readonly draw: number;
  readonly fault: DiceFault;
  readonly reason: string;
  /** With `outcome`: the true draw, a colour for draw 1 and else a die. */
  readonly drawn?: string;
}

/** The number of draws, or the first that is wrong. */
export type DiceCheck = { readonly ok: true; readonly draws: number } | WrongDraw;

/** A game's draws with the taken seats, in seat order. */
interface Seating extends DrawInput {
  readonly seats: readonly SeatColour[];
}

const wrongAt = (draw: number, fault: DiceFault, reason: string): WrongDraw => ({
  ok: false,
  draw,
  fault,
  reason,
});

const LEAVES = new Set(SEAT_COLOURS.map((colour) => `${colour} leaves`));

/** How the record departs from the witness, as a reason. */
function departsFrom(witness: Witness, dice: DiceRecord['dice']): string | undefined {
  if (witness.commitment !== dice.commitment) return 'the commitment is not the one that was witnessed';
  for (const colour of SEAT_COLOURS) {
    const seen = witness.seeds[colour];
    if (seen !== undefined && seen !== dice.seeds[colour]) {
      return `the seed of ${colour} is not the one that was witnessed`;
    }
  }
  return undefined;
}

/** The outcome of a draw: who starts, or a die. */
const drawnBy = (key: Uint8Array, draw: number, game: Seating): string =>
  draw === 1 ? (game.seats[drawStarter(key, game)] ?? '') : String(drawDie(key, game, draw));

/** The fault of a draw whose outcome differs from the record. */
function wrongOutcome(key: Uint8Array, draw: number, game: Seating, said: string): WrongDraw | undefined {
  const drawn = drawnBy(key, draw, game);
  if (drawn === said) return undefined;
  const what = draw === 1 ? `${drawn} starts` : `the die is ${drawn}`;
  return { ...wrongAt(draw, 'outcome', `${what}, and the record says ${JSON.stringify(said)}`), drawn };
}

/** Checks draw by draw, up to the first that is wrong. */
function checkDraws(record: DiceRecord, table: Seating, commitment: Uint8Array): DiceCheck {
  const { first, plies, dice } = record;
  // By draw: the outcome in the record. Every ply has a die unless a player leaves.
  const recorded = [first, ...plies.filter((ply) => !LEAVES.has(ply)).map((ply) => ply.slice(0, 1))];
  let before = commitment;
  for (let draw = 1; draw <= Math.max(recorded.length, dice.links.length); draw += 1) {
    if (draw > CHAIN_LENGTH)
      return wrongAt(draw, 'too-many', `a game has no more than ${CHAIN_LENGTH} draws`);
    if (draw > dice.links.length) return wrongAt(draw, 'missing', 'its link is missing');
    if (draw > recorded.length + 1) return wrongAt(draw, 'early', 'its link is published before its roll');
    const link = parseHex(dice.links[draw - 1], LINK_BYTES);
    if (link === undefined) return wrongAt(draw, 'malformed', `its link is not ${LINK_BYTES} bytes in hex`);
    if (!equalBytes(nextLink(link), before)) {
      const before = draw === 1 ? 'the commitment' : 'the link before';
      return wrongAt(draw, 'chain', `its link does not hash to ${before}`);
    }
    const said = recorded[draw - 1];
    const wrong = said === undefined ? undefined : wrongOutcome(link, draw, table, said);
    if (wrong !== undefined) return wrong;
    before = link;
  }
  return { ok: true, draws: dice.links.length };
}

/**
 * Checks the dice of a record, as parsed from JSON, and compares them with the witness of a player's page if one is given.
 * The engine checks whether the plies are legal.
 */
export function verifyDice(record: unknown, witness?: unknown): DiceCheck {
  const evidence = readEvidence(record);
  if ('wrong' in evidence) return wrongAt(0, 'evidence', evidence.wrong);
  const { game, colours, dice } = evidence.value;
  if (witness !== undefined) {
    const seen = readWitness(witness);
    if ('wrong' in seen) return wrongAt(0, 'evidence', seen.wrong);
    // Every draw depends on commitment and seeds, so draw 1 is already wrong.
    const departure = departsFrom(seen.value, dice);
    if (departure !== undefined) return wrongAt(1, 'witness', departure);
  }

  const seats = SEAT_COLOURS.filter((colour) => colours.includes(colour));
  const seeds: Uint8Array[] = [];
  for (const colour of seats) {
    const seed = parseHex(dice.seeds[colour], SEED_BYTES);
    if (seed === undefined) {
      return wrongAt(1, 'malformed', `the seed of ${colour} is not ${SEED_BYTES} bytes in hex`);
    }
    seeds.push(seed);
  }
  const commitment = parseHex(dice.commitment, LINK_BYTES);
  if (commitment === undefined) {
    return wrongAt(1, 'malformed', `the commitment is not ${LINK_BYTES} bytes in hex`);
  }
  return checkDraws(evidence.value, { game, seeds, seats }, commitment);
}
