/** Evidence with one change, and the fault that a check must find. */

import fc from 'fast-check';
import { expect } from 'vitest';

import { SEAT_COLOURS, verifyDice, type DiceCheck } from '../src/index.ts';
import type { DiceRecord } from '../src/evidence.ts';
import type { SeatColour } from '../src/seed.ts';
import { evidenceOf } from './evidence-of.ts';

export type Changed = Record<string, unknown>;
export type Verdict = Extract<DiceCheck, { ok: false }>;

export const fails = (record: unknown, witness?: unknown): Verdict => {
  const check = verifyDice(record, witness);
  expect(check.ok).toBe(false);
  return check as Verdict;
};

/** The text with one bit of one of its characters flipped. */
export const flipText = (text: string, at: number, bit: number): string =>
  text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << bit)) + text.slice(at + 1);

/** The hex with one bit of one of its bytes flipped. */
export const flipHex = (hex: string, bit: number): string => {
  const bytes = Buffer.from(hex, 'hex');
  bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return bytes.toString('hex');
};

export const withDice = (record: DiceRecord, dice: Changed): Changed => ({
  ...record,
  dice: { ...record.dice, ...dice },
});
export const replaced = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((old, i) => (i === at ? value : old));

const seatings = fc.constantFrom<readonly SeatColour[]>(
  SEAT_COLOURS,
  ['red', 'blue'],
  ['yellow', 'green'],
  ['yellow', 'blue', 'green'],
);
export const records = fc
  .record({
    colours: seatings,
    dice: fc.integer({ min: 1, max: 60 }),
    onTable: fc.boolean(),
    salt: fc.nat(50),
  })
  .map((made) => ({ ...made, record: evidenceOf({ ...made, leavesBefore: 1 + (made.salt % 7) }) }));
