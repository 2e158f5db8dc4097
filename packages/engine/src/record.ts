/** Records of games (docs/rules.md#record): reading, writing and replaying them. */

import { applyPly, initialState, type GameState } from './game-state.ts';
import { makePly, parsePly, type Ply } from './ply.ts';
import type { Position } from './position.ts';
import { fail, ok, type EngineError, type Result } from './result.ts';
import { parseRules, type Rules } from './rules.ts';
import { isColour, oppositeOf, SEATS, colourOf, seatOf, type Colour, type Seat } from './seat.ts';

export const RECORD_FORMAT = 'aeroplane-record/1';

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly rules: Rules;
  /** The taken seats, in seat order when `makeRecord` made it. */
  readonly colours: readonly Colour[];
  /** The first to roll. */
  readonly first: Colour;
  readonly plies: readonly string[];
}

/** The record of a game. */
export const makeRecord = (
  rules: Rules,
  seats: readonly Seat[],
  first: Seat,
  plies: readonly Ply[],
): GameRecord => ({
  format: RECORD_FORMAT,
  rules,
  colours: SEATS.filter((seat) => seats.includes(seat)).map(colourOf),
  first: colourOf(first),
  plies: plies.map(makePly),
});

/** Why these seats cannot play together, or undefined: there are two to four, and two sit opposite (docs/rules.md#a-turn). */
export function wrongSeating(seats: readonly Seat[]): string | undefined {
  if (new Set(seats).size !== seats.length) return 'a seat is taken twice';
  if (seats.length < 2) return 'two to four players play';
  const [one, other] = seats;
  if (seats.length === 2 && one !== undefined && other !== oppositeOf(one)) return 'two players sit opposite';
  return undefined;
}

/**
 * A record from a JSON value, without fields that it does not know; missing options take their default. Errors: `bad-record`,
 * `bad-rules`. `replay` reads the plies.
 */
export function parseRecord(value: unknown): Result<GameRecord> {
  if (typeof value !== 'object' || value === null) return fail('bad-record', 'the record is not an object');
  const { format, rules, colours, first, plies } = value as Record<string, unknown>;
  if (format !== RECORD_FORMAT) return fail('bad-record', `the format is not ${RECORD_FORMAT}`);
  const parsed = parseRules(rules);
  if (!parsed.ok) return parsed;
  if (!Array.isArray(colours) || !colours.every(isColour)) {
    return fail('bad-record', 'colours is not a list of colours');
  }
  const wrong = wrongSeating(colours.map(seatOf));
  if (wrong !== undefined) return fail('bad-record', `colours: ${wrong}`);
  if (!isColour(first) || !colours.includes(first))
    return fail('bad-record', 'first is not one of the colours');
  if (!Array.isArray(plies) || !plies.every((ply) => typeof ply === 'string')) {
    return fail('bad-record', 'plies is not a list of texts');
  }
  return ok({ format, rules: parsed.value, colours, first, plies });
}

export interface Replay {
  /** The position before the first ply, then after each legal ply. */
  readonly positions: readonly Position[];
  /** The game at the last position. */
  readonly state: GameState;
  /** The legal plies, one fewer than positions. */
  readonly plies: readonly Ply[];
  /** The first illegal ply, counted from 1. */
  readonly broken?: { readonly ply: number; readonly error: EngineError };
}

/** Replays a record, up to the first illegal ply. */
export function replay(record: GameRecord): Replay {
  let state = initialState(record.rules, record.colours.map(seatOf), seatOf(record.first));
  const positions = [state.position];
  const plies: Ply[] = [];
  const brokenBy = (error: EngineError): Replay => ({
    positions,
    state,
    plies,
    broken: { ply: plies.length + 1, error },
  });
  for (const text of record.plies) {
    const ply = parsePly(text);
    if (!ply.ok) return brokenBy(ply.error);
    const next = applyPly(state, ply.value);
    if (!next.ok) return brokenBy(next.error);
    state = next.value;
    positions.push(state.position);
    plies.push(ply.value);
  }
  return { positions, state, plies };
}
