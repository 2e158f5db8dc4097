/** The check of a record's dice, draw by draw (docs/design.md#dice). */

import { SEAT_COLOURS, verifyDice, type DiceCheck } from '@aeroplane/dice';
import { parseRecord, replay, type Colour, type Seat } from '@aeroplane/engine';

export interface Draw {
  /** From 1. */
  readonly draw: number;
  readonly state: 'right' | 'wrong' | 'open';
  readonly link: string;
  /** The number of the draw's ply, from 1; none for draw 1, and for a die that is not played yet. */
  readonly ply?: number;
  /** Who rolled, or starts for draw 1, by the record; unknown where its plies break the rules. */
  readonly seat?: Seat | undefined;
  /** The die in the record. */
  readonly die?: number;
}

/** What the record says its dice depend on; not checked here. */
export interface Evidence {
  readonly game: string;
  readonly commitment: string;
  readonly seeds: readonly (readonly [colour: Colour, seed: string])[];
}

export interface CheckedDice {
  readonly check: DiceCheck;
  /** Undefined if the record is not whole. */
  readonly evidence: Evidence | undefined;
  readonly draws: readonly Draw[];
  /** The first ply, from 1, that breaks the rules although all dice are correct. */
  readonly illegal: number | undefined;
}

/** The parts of a record that are read here, after `verifyDice` has found them whole. */
interface Whole {
  readonly game: string;
  readonly first: string;
  readonly plies: readonly string[];
  readonly dice: {
    readonly commitment: string;
    readonly seeds: Readonly<Record<string, string>>;
    readonly links: readonly string[];
  };
}

const stateOf = (draw: number, check: DiceCheck): Draw['state'] => {
  if (check.ok || draw < check.draw) return 'right';
  return draw === check.draw ? 'wrong' : 'open';
};

function drawsOf(record: Whole, check: DiceCheck, seats: readonly (Seat | null)[]): Draw[] {
  const { first, plies, dice } = record;
  const starter = SEAT_COLOURS.indexOf(first as Colour);
  const rolls = plies.flatMap((ply, index) =>
    /^[a-z]/.test(ply)
      ? []
      : [{ ply: index + 1, die: Number(ply.slice(0, 1)), seat: seats[index] ?? undefined }],
  );
  const uses: readonly Partial<Draw>[] = [starter < 0 ? {} : { seat: starter as Seat }, ...rolls];
  // Draws without a link, and links without a draw, are shown too.
  const last = Math.max(uses.length, dice.links.length);
  return Array.from({ length: last }, (_, index) => ({
    ...uses[index],
    draw: index + 1,
    state: stateOf(index + 1, check),
    link: dice.links[index] ?? '',
  }));
}

/** Checks any JSON as a record, also against what this browser has witnessed of the game. Never throws. */
export function checkRecord(record: unknown, witness?: unknown): CheckedDice {
  const check = verifyDice(record, witness);
  if (isBroken(check)) return { check, evidence: undefined, draws: [], illegal: undefined };
  const whole = record as Whole;
  const parsed = parseRecord(record);
  const played = parsed.ok ? replay(parsed.value) : undefined;
  const seats = played?.positions.map(({ turn }) => turn) ?? [];
  return {
    check,
    evidence: {
      game: whole.game,
      commitment: whole.dice.commitment,
      seeds: SEAT_COLOURS.flatMap((colour) => {
        const seed = whole.dice.seeds[colour];
        return seed === undefined ? [] : [[colour, seed] as const];
      }),
    },
    draws: drawsOf(whole, check, seats),
    illegal: check.ok ? (parsed.ok ? played?.broken?.ply : 1) : undefined,
  };
}

/** Whether the record is too broken to check any draw. */
export const isBroken = (check: DiceCheck): boolean => !check.ok && check.draw === 0;
