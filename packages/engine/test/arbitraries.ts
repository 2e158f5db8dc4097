/** Random rules, seatings, positions and games for the properties. */

import fc from 'fast-check';
import {
  applyPly,
  cellOf,
  group,
  HOME,
  IN_HANGAR,
  randomPly,
  RULE_OPTIONS,
  SEATS,
  seatsInPlay,
  seededChoose,
  sizeOf,
  initialState,
  type Choose,
  type GameState,
  type Group,
  type Ply,
  type Position,
  type Rules,
  type Seat,
} from '../src/index.ts';
import { AT_HOME } from '../src/group.ts';
import { isHome } from '../src/position.ts';
import { valueOf } from './scenario.ts';

export const rulesArbitrary: fc.Arbitrary<Rules> = fc.record({
  launch: fc.constantFrom(...RULE_OPTIONS.launch),
  thirdSix: fc.constantFrom(...RULE_OPTIONS.thirdSix),
  shortcut: fc.constantFrom(...RULE_OPTIONS.shortcut),
  afterShortcut: fc.constantFrom(...RULE_OPTIONS.afterShortcut),
  stacking: fc.constantFrom(...RULE_OPTIONS.stacking),
  stackCapture: fc.constantFrom(...RULE_OPTIONS.stackCapture),
  finish: fc.constantFrom(...RULE_OPTIONS.finish),
  planes: fc.constantFrom(...RULE_OPTIONS.planes),
});

/** Every way to seat two (opposite), three or four players. */
export const SEATINGS: readonly (readonly Seat[])[] = [
  [0, 2],
  [1, 3],
  [0, 1, 2],
  [0, 1, 3],
  [0, 2, 3],
  [1, 2, 3],
  [0, 1, 2, 3],
];

export const gameArbitrary = fc
  .record({
    rules: rulesArbitrary,
    seats: fc.constantFrom(...SEATINGS),
    starter: fc.nat(3),
    seed: fc.integer(),
  })
  .map(({ rules, seats, starter, seed }) => ({
    start: initialState(rules, seats, seats[starter % seats.length] ?? seats[0] ?? 0),
    seats,
    seed,
  }));

interface Wish {
  readonly step: number;
  readonly size: number;
  readonly marked: number;
}

/** Mostly steps where something happens: the shortcut, the turn-in, the column, home; and steps that a six joins. */
const wishArbitrary: fc.Arbitrary<Wish> = fc.record({
  step: fc.oneof(
    fc.integer({ min: -1, max: 56 }),
    fc.integer({ min: 8, max: 34 }),
    fc.integer({ min: 44, max: 56 }),
    fc.constantFrom(3, 9, 15, 21),
  ),
  size: fc.constantFrom(1, 1, 2, 3),
  marked: fc.nat(3),
});

/** A fleet as close to the wishes as the rules and the other colours allow. */
function fleetOf(
  rules: Rules,
  seat: Seat,
  wishes: readonly Wish[],
  taken: Map<number, Seat>,
  marks: boolean,
): Group[] {
  const fleet: Group[] = [];
  let planes: number = rules.planes;
  for (const { step, size, marked } of wishes) {
    if (planes === 0) break;
    const cell = step >= 1 && step <= 50 ? cellOf(seat, step) : -1;
    const free = cell === -1 || (taken.get(cell) ?? seat) === seat;
    if (step === -1 || step === HOME || !free) {
      fleet.push(step === HOME ? AT_HOME : IN_HANGAR);
      planes -= 1;
      continue;
    }
    const stacked = step === 0 || rules.stacking === 'off' ? 1 : Math.min(size, planes);
    if (cell !== -1) taken.set(cell, seat);
    fleet.push(group(step, stacked, marks ? Math.min(marked, stacked) : 0));
    planes -= stacked;
  }
  while (planes-- > 0) fleet.push(IN_HANGAR);
  if (isHome(fleet)) fleet[0] = IN_HANGAR;
  return fleet.sort((a, b) => a - b);
}

/** A valid position, whether or not a game can lead to it. */
export const positionArbitrary: fc.Arbitrary<{ rules: Rules; position: Position }> = fc
  .record({
    rules: rulesArbitrary,
    seats: fc.constantFrom(...SEATINGS, [0, 1, 2, 3]),
    wishes: fc.array(fc.array(wishArbitrary, { minLength: 4, maxLength: 4 }), { minLength: 4, maxLength: 4 }),
    turn: fc.nat(3),
    sixes: fc.constantFrom(0, 1, 1, 2),
    third: fc.constantFrom('plays', 'plays', 'ranked', 'gone'),
  })
  .map(({ rules, seats, wishes, turn, sixes: counted, third }) => {
    const sixes = rules.thirdSix === 'free' ? 0 : counted;
    const out = seats.length > 2 && third !== 'plays' ? seats[1] : undefined;
    const playing = seats.filter((seat) => seat !== out);
    const mover = playing[turn % playing.length] ?? 0;
    const marks = (seat: Seat): boolean => seat === mover && sixes > 0 && rules.thirdSix === 'return';
    const taken = new Map<number, Seat>();
    const fleets = SEATS.map((seat) =>
      playing.includes(seat) ? fleetOf(rules, seat, wishes[seat] ?? [], taken, marks(seat)) : null,
    );
    if (out !== undefined && third === 'ranked') fleets[out] = Array<Group>(rules.planes).fill(AT_HOME);
    const rank = out !== undefined && third === 'ranked' ? [out] : [];
    const left = out !== undefined && third === 'gone' ? [out] : [];
    return { rules, position: { fleets, turn: mover, sixes, rank, left } };
  });

export interface Step {
  readonly before: GameState;
  readonly ply: Ply;
  readonly after: GameState;
}

/** Chooses the next ply of a game. */
export type Policy = (state: GameState, choose: Choose) => Ply;

export const atRandom: Policy = randomPly;

/** Random plies; now and then a player leaves, on turn or not. */
export const withLeavers: Policy = (state, choose) => {
  const playing = seatsInPlay(state.position);
  const leaver = playing[choose(playing.length)];
  return choose(150) === 0 && leaver !== undefined ? { leaves: leaver } : randomPly(state, choose);
};

/** The steps of a game played to its end. */
export function stepsOf(start: GameState, seed: number, policy: Policy = atRandom): Step[] {
  const choose = seededChoose(seed);
  const steps: Step[] = [];
  let before = start;
  while (before.position.turn !== null) {
    const ply = policy(before, choose);
    const next = valueOf(applyPly(before, ply));
    steps.push({ before, ply, after: next });
    before = next;
  }
  return steps;
}

/** The number of a seat's planes: in the hangar, on the board and at home. */
export const planesOf = (position: Position, seat: Seat): number =>
  (position.fleets[seat] ?? []).reduce((sum, code) => sum + sizeOf(code), 0);
