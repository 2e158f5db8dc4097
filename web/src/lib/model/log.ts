/** A game as the page knows it: every ply so far and the state before and after each, folded from the texts of a view. */

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
  /** The index of the ply to come, that is, the number of plies there are. */
  readonly ply: number;
  /** The last plies, up to all of them. */
  readonly plies: readonly string[];
  readonly position: string | null;
}

/** The log with further plies; undefined where they do not follow. */
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
 * The log of a view that holds every ply. A view does not say who began: it is the seat from which the plies are
 * legal and lead to the view's position.
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

/** The log brought up to a newer view; undefined where the view does not continue it. */
export function continueLog(log: GameLog, source: LogSource): GameLog | undefined {
  const known = log.plies.length - (source.ply - source.plies.length);
  if (known < 0) return undefined;
  return known >= source.plies.length ? log : extendLog(log, source.plies.slice(known));
}

/** The position before ply `n`; after the last ply, the current one. */
export const positionAt = (log: GameLog, n: number): Position | undefined => log.states[n]?.position;

/** Who rolled, or left, in ply `n`. */
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
