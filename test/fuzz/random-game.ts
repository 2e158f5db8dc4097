/** One random game under random options, checked ply by ply. */

import {
  applyPly,
  legalMoves,
  makePly,
  makePosition,
  makeRecord,
  packPly,
  parsePosition,
  RULE_NAMES,
  RULE_OPTIONS,
  initialState,
  unpackLog,
  type Choose,
  type GameRecord,
  type GameState,
  type Ply,
  type Rules,
  type Seat,
} from '@aeroplane/engine';
import {
  innerMoves,
  innerPlay,
  innerRules,
  loadPosition,
  MOST_MOVES,
  newInnerState,
  positionOf,
  type InnerState,
} from '@aeroplane/engine/inner';
import { wrongPosition } from './invariants.ts';

export interface Broken {
  readonly reason: string;
  readonly record: GameRecord;
}

const SEATINGS: readonly (readonly Seat[])[] = [
  [0, 2],
  [1, 3],
  [0, 1, 2],
  [0, 1, 3],
  [0, 2, 3],
  [1, 2, 3],
  [0, 1, 2, 3],
];

/** One ply in this many is a player leaving, and texts are checked as often. */
const RARE = 300;

const state: InnerState = newInnerState();
const moves = new Int32Array(MOST_MOVES);

const randomRules = (choose: Choose): Rules =>
  Object.fromEntries(
    RULE_NAMES.map((name) => [name, RULE_OPTIONS[name][choose(RULE_OPTIONS[name].length)]]),
  ) as Rules;

const sameNumbers = (one: readonly number[] | null, other: readonly number[] | null): boolean =>
  one === other || (one?.length === other?.length && (one ?? []).every((value, at) => value === other?.[at]));

function wrongInner(game: GameState): string | undefined {
  const { position } = game;
  const inner = positionOf(state);
  const same =
    position.turn === inner.turn &&
    position.sixes === inner.sixes &&
    sameNumbers(position.rank, inner.rank) &&
    position.fleets.every((fleet, seat) => sameNumbers(fleet, inner.fleets[seat] ?? null));
  return same ? undefined : `the inner form has ${makePosition(inner)}`;
}

function wrongText(game: GameState): string | undefined {
  const text = makePosition(game.position);
  const parsed = parsePosition(text);
  return parsed.ok && makePosition(parsed.value) === text ? undefined : `the text ${text} does not come back`;
}

/** A random ply for this position, with the legal moves. */
function randomPly(game: GameState, choose: Choose): { ply: Ply; legal: readonly number[]; die: number } {
  const { turn } = game.position;
  if (turn !== null && choose(RARE) === 0) return { ply: { leaves: turn }, legal: [], die: 0 };
  const die = choose(6) + 1;
  const legal = legalMoves(game.rules, game.position, die);
  return { ply: { die, move: legal[choose(legal.length)] ?? 0 }, legal, die };
}

/** Plays a game to its end, unless something breaks. */
export function playRandomGame(choose: Choose): Broken | undefined {
  const rules = randomRules(choose);
  const inner = innerRules(rules);
  const seats = SEATINGS[choose(SEATINGS.length)] ?? [0, 2];
  const first = seats[choose(seats.length)] ?? 0;
  const start = initialState(rules, seats, first);
  const plies: Ply[] = [];
  const bytes: number[] = [];
  let game = start;
  const broken = (reason: string): Broken => ({ reason, record: makeRecord(rules, seats, first, plies) });

  loadPosition(state, game.position);
  while (game.position.turn !== null) {
    const { ply, legal, die } = randomPly(game, choose);
    plies.push(ply);
    const packed = packPly(game, ply);
    const next = applyPly(game, ply);
    if (!next.ok || !packed.ok) return broken(`${makePly(ply)} is refused`);
    bytes.push(packed.value);
    if ('leaves' in ply) loadPosition(state, next.value.position);
    else {
      const found = innerMoves(inner, state, die, moves);
      if (!sameNumbers(legal, Array.from(moves.subarray(0, found))))
        return broken('the inner form has other moves');
      innerPlay(inner, state, die, ply.move);
    }
    game = next.value;
    // The limit of dice belongs to the record; the inner form does not know it.
    const wrong =
      wrongPosition(rules, game.position) ??
      (game.position.turn === null ? undefined : wrongInner(game)) ??
      (choose(RARE) === 0 ? wrongText(game) : undefined);
    if (wrong !== undefined) return broken(wrong);
  }
  const read = unpackLog(start, bytes);
  const last = read.ok ? read.value.at(-1)?.state.position : undefined;
  if (last === undefined || makePosition(last) !== makePosition(game.position)) {
    return broken('the log does not come back');
  }
  return undefined;
}
