/** A game as the page knows it: every ply and the state before and after it, folded from the texts of a view. */

import {
  applyPly,
  makePosition,
  parsePly,
  seatOf,
  initialState,
  type Colour,
  type GameState,
  type Ply,
  type Position,
  type Rules,
  type Seat,
} from '@aeroplane/engine';

export interface GameLog {
  readonly plies: readonly Ply[];
  /** `states[n]` is the state before ply `n`; one more than plies. */
  readonly states: readonly GameState[];
}

export interface LogSource {
  readonly rules: Rules;
  readonly seats: readonly { readonly colour: Colour | null }[];
  /** The number of plies so far, which is the index of the next. */
  readonly ply: number;
  /** The latest plies; possibly all of them. */
  readonly plies: readonly string[];
  readonly position: string | null;
}

/** Appends plies; undefined where one is illegal. */
export function extendLog(log: GameLog, texts: readonly string[]): GameLog | undefined {
  const plies = [...log.plies];
  const states = [...log.states];
  let state = states.at(-1);
  for (const text of texts) {
    const ply = parsePly(text);
    if (!state || !ply.ok) return undefined;
    const next = applyPly(state, ply.value);
    if (!next.ok) return undefined;
    state = next.value;
    plies.push(ply.value);
    states.push(state);
  }
  return { plies, states };
}

/**
 * The log of a view that holds every ply; undefined if none fits. A view does not name the first seat: it is the one from
 * which all plies are legal and lead to the view's position.
 */
export function openLog(source: LogSource): GameLog | undefined {
  if (source.position === null || source.plies.length !== source.ply) return undefined;
  const seats = source.seats.flatMap(({ colour }): Seat[] => (colour ? [seatOf(colour)] : []));
  for (const first of seats) {
    const start = { plies: [], states: [initialState(source.rules, seats, first)] };
    const log = extendLog(start, source.plies);
    const state = log?.states.at(-1);
    if (state && makePosition(state.position) === source.position) return log;
  }
  return undefined;
}

/** Extends the log to a newer view; undefined where the view does not continue it. */
export function continueLog(log: GameLog, source: LogSource): GameLog | undefined {
  const known = log.plies.length - (source.ply - source.plies.length);
  if (known < 0) return undefined;
  return known >= source.plies.length ? log : extendLog(log, source.plies.slice(known));
}

/** The position before ply `n`; after the last ply, the current one. */
export const positionAt = (log: GameLog, n: number): Position | undefined => log.states[n]?.position;

/** The seat that rolled, or left, in ply `n`; null after the end. */
export function seatOfPly(log: GameLog, n: number): Seat | null {
  const ply = log.plies[n];
  if (ply && 'leaves' in ply) return ply.leaves;
  return positionAt(log, n)?.turn ?? null;
}

/** The last roll of every seat before ply `n`. */
export function lastDice(log: GameLog, n: number): (number | null)[] {
  const dice: (number | null)[] = [null, null, null, null];
  for (let index = 0; index < n; index += 1) {
    const ply = log.plies[index];
    const seat = seatOfPly(log, index);
    if (seat !== null && ply && 'die' in ply) dice[seat] = ply.die;
  }
  return dice;
}
