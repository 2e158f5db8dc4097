/**
 * Checks the dice of a game without the server (DESIGN § 5): every published link hashes to the one before,
 * the first to the commitment; draw 1 picks who starts; draw `i + 1` is the die of the `i`-th ply that has
 * one. A run of links may be one longer than that: the die on the table.
 */

import { CHAIN_LENGTH, LINK_BYTES, nextLink } from './chain.ts';
import { drawDie, drawStarter, type DrawInput } from './draw.ts';
import { readEvidence, readWitness, type DiceRecord, type Witness } from './evidence.ts';
import { equalBytes, parseHex } from './hex.ts';
import { SEAT_COLOURS, SEED_BYTES, type SeatColour } from './seed.ts';

/**
 * What a check comes to: how many draws there are, or the first one that is wrong, counted from 1; 0 where
 * the evidence is not whole enough to begin.
 */
export type DiceCheck =
  | { readonly ok: true; readonly draws: number }
  | { readonly ok: false; readonly draw: number; readonly reason: string };

/** A game's draws with the taken seats, in seat order. */
interface Seating extends DrawInput {
  readonly seats: readonly SeatColour[];
}

const wrongAt = (draw: number, reason: string): DiceCheck => ({ ok: false, draw, reason });

const LEAVES = new Set(SEAT_COLOURS.map((colour) => `${colour} leaves`));

/** What the record departs from in the witness, as a reason. */
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

/** Why a draw is not what the record says, or undefined. */
function wrongOutcome(key: Uint8Array, draw: number, game: Seating, said: string): string | undefined {
  if (draw === 1) {
    const starter = game.seats[drawStarter(key, game)] ?? '';
    return starter === said ? undefined : `${starter} starts, and the record says ${JSON.stringify(said)}`;
  }
  const die = drawDie(key, game, draw);
  return String(die) === said ? undefined : `the die is ${die}, and the record says ${JSON.stringify(said)}`;
}

/** Checks the draws one after the other, up to the first that is wrong. */
function checkDraws(record: DiceRecord, table: Seating, commitment: Uint8Array): DiceCheck {
  const { first, plies, dice } = record;
  // By draw, from draw 1: what the record says. Whatever is not a player leaving has to have a die.
  const recorded = [first, ...plies.filter((ply) => !LEAVES.has(ply)).map((ply) => ply.slice(0, 1))];
  let before = commitment;
  for (let draw = 1; draw <= Math.max(recorded.length, dice.links.length); draw += 1) {
    if (draw > CHAIN_LENGTH) return wrongAt(draw, `a game has no more than ${CHAIN_LENGTH} draws`);
    if (draw > dice.links.length) return wrongAt(draw, 'its link is missing');
    if (draw > recorded.length + 1) return wrongAt(draw, 'its link is published before its roll');
    const link = parseHex(dice.links[draw - 1], LINK_BYTES);
    if (link === undefined) return wrongAt(draw, `its link is not ${LINK_BYTES} bytes in hex`);
    if (!equalBytes(nextLink(link), before)) {
      return wrongAt(draw, `its link does not hash to ${draw === 1 ? 'the commitment' : 'the link before'}`);
    }
    const said = recorded[draw - 1];
    const wrong = said === undefined ? undefined : wrongOutcome(link, draw, table, said);
    if (wrong !== undefined) return wrongAt(draw, wrong);
    before = link;
  }
  return { ok: true, draws: dice.links.length };
}

/**
 * Checks the dice of a record, given as it was read from JSON, and, where there is one, against what a
 * player's page has stored before the first draw. Whether the plies keep to the rules is the engine's to say.
 */
export function verifyDice(record: unknown, witness?: unknown): DiceCheck {
  const evidence = readEvidence(record);
  if ('wrong' in evidence) return wrongAt(0, evidence.wrong);
  const { game, colours, dice } = evidence.value;
  if (witness !== undefined) {
    const seen = readWitness(witness);
    if ('wrong' in seen) return wrongAt(0, seen.wrong);
    // All draws hang on these, so the first is wrong already.
    const departure = departsFrom(seen.value, dice);
    if (departure !== undefined) return wrongAt(1, departure);
  }

  const seats = SEAT_COLOURS.filter((colour) => colours.includes(colour));
  const seeds: Uint8Array[] = [];
  for (const colour of seats) {
    const seed = parseHex(dice.seeds[colour], SEED_BYTES);
    if (seed === undefined) return wrongAt(1, `the seed of ${colour} is not ${SEED_BYTES} bytes in hex`);
    seeds.push(seed);
  }
  const commitment = parseHex(dice.commitment, LINK_BYTES);
  if (commitment === undefined) return wrongAt(1, `the commitment is not ${LINK_BYTES} bytes in hex`);
  return checkDraws(evidence.value, { game, seeds, seats }, commitment);
}
