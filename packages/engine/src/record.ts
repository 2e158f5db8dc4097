/** Records of games (RULES § 4): reading, writing and replaying them. */

import { applyPly, startGame, type GameState } from './game-state.ts';
import { makePly, parsePly, type Ply } from './ply.ts';
import type { Position } from './position.ts';
import { fail, ok, type EngineError, type Result } from './result.ts';
import { parseRules, type Rules } from './rules.ts';
import { isColour, oppositeOf, SEATS, colourOf, seatOf, type Colour, type Seat } from './seat.ts';

export const RECORD_FORMAT = 'aeroplane-record/1';

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly rules: Rules;
  /** The taken seats. */
  readonly colours: readonly Colour[];
  /** Who rolled first. */
  readonly first: Colour;
  readonly plies: readonly string[];
}

/** The record of a game from its plies. */
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

/** Why these seats cannot play together, or undefined: two to four, and two sit opposite (RULES § 3.8). */
export function wrongSeating(seats: readonly Seat[]): string | undefined {
  if (new Set(seats).size !== seats.length) return 'a seat is taken twice';
  if (seats.length < 2 || seats.length > 4) return 'two to four players play';
  const [one, other] = seats;
  if (seats.length === 2 && one !== undefined && other !== oppositeOf(one)) return 'two players sit opposite';
  return undefined;
}

/**
 * A record from a JSON value. Fields that are not the game's own are left alone; options of the rules that are
 * missing take their default. `bad-record` or `bad-rules` says what is wrong; plies are read by `replay`.
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
  /** The position before the first ply and after every ply up to the first that is wrong. */
  readonly positions: readonly Position[];
  /** The game after the last of these. */
  readonly state: GameState;
  /** The plies read, as many as there are positions after the first. */
  readonly plies: readonly Ply[];
  /** The first ply that is wrong, counted from 1. */
  readonly broken?: { readonly ply: number; readonly error: EngineError };
}

/** Plays a record through. What comes before a broken ply is kept. */
export function replay(record: GameRecord): Replay {
  let state = startGame(record.rules, record.colours.map(seatOf), seatOf(record.first));
  const positions = [state.position];
  const plies: Ply[] = [];
  for (const [index, text] of record.plies.entries()) {
    const ply = parsePly(text);
    const next = ply.ok ? applyPly(state, ply.value) : ply;
    if (!ply.ok || !next.ok) {
      const error = ply.ok && !next.ok ? next.error : (ply as { error: EngineError }).error;
      return { positions, state, plies, broken: { ply: index + 1, error } };
    }
    state = next.value;
    positions.push(state.position);
    plies.push(ply.value);
  }
  return { positions, state, plies };
}
