/** The features of a position that a player's chances depend on, computed from an inner state. */

import {
  CROSSING,
  HOME,
  LAST_TRACK_STEP,
  marksOf,
  sizeOf,
  stepSeenBy,
  SEATS,
  type Rules,
} from '@aeroplane/engine';
import { COUNT, SIXES, SLOTS, TURN, type InnerState } from '@aeroplane/engine/inner';
import { DICE_COUNT, OVER_CROSSING, reachTable } from './reach.ts';
import { soloTurns } from './solo.ts';

/** The features of one player, in the order of the weights. Turns are those of `soloTurns`. */
export const FEATURES = [
  /** Turns to go, over all planes. */
  'turns',
  /** Turns to go, over all groups: a stack needs no more turns than a plane. */
  'groupTurns',
  /** Steps to go, over all planes, in hundreds. */
  'steps',
  /** Planes in the hangar. */
  'hangar',
  /** Planes in the home column. */
  'column',
  /** Planes at home. */
  'home',
  /** Turns that captures are expected to cost before the player moves again. */
  'threat',
  /** The same for the player on turn, who may still get away. */
  'threatOnTurn',
  /** Planes in stacks. */
  'stacked',
  /** 1 on the player's own turn, else 0. */
  'onTurn',
  /** Turns at risk from a third six. */
  'thirdSix',
] as const;

export const FEATURE_COUNT = FEATURES.length;

export interface FeatureTables {
  readonly turns: Float64Array;
  readonly reach: Uint8Array;
  /** Weight of the threat to a stack: less if a captor is sent back too. */
  readonly stackFear: number;
  readonly marks: boolean;
}

export const featureTables = (rules: Rules): FeatureTables => ({
  turns: soloTurns(rules),
  reach: reachTable(rules),
  stackFear: rules.stackCapture === 'mutual' ? 0.4 : 1,
  marks: rules.thirdSix === 'return',
});

const STEPS = 64;

/** `[(seat * 4 + other) * 64 + step]`: the other's step on the cell where `seat` stands; 0 if the other never lands there. */
const SEEN = Uint8Array.from({ length: 16 * STEPS }, (_, index) => {
  const step = index % STEPS;
  const [seat, other] = [SEATS[index >> 8], SEATS[(index >> 6) & 3]];
  if (seat === undefined || other === undefined || seat === other) return 0;
  if (step === CROSSING) return (seat ^ other) === 2 ? OVER_CROSSING : 0;
  const seen = step >= 1 && step <= LAST_TRACK_STEP ? stepSeenBy(seat, step, other) : 0;
  return seen <= LAST_TRACK_STEP ? seen : 0;
});

/** The chance that no opponent lands on `step` of `seat` with one roll each. */
function safety(tables: FeatureTables, state: InnerState, seat: number, step: number): number {
  let safe = 1;
  for (let k = 1; k < 4; k += 1) {
    const other = (seat + k) & 3;
    const seen = SEEN[(((seat << 2) | other) << 6) | step] as number;
    if (seen === 0) continue;
    let dice = 0;
    const end = other * SLOTS + (state[COUNT + other] as number);
    for (let slot = other * SLOTS; slot < end; slot += 1) {
      const from = ((state[slot] as number) >> 6) - 1;
      if (from >= 0 && from < LAST_TRACK_STEP) dice |= tables.reach[from * STEPS + seen] as number;
    }
    safe *= 1 - (DICE_COUNT[dice] as number) / 6;
  }
  return safe;
}

/** Writes the features of a player into `out`, starting at `at`. */
export function writeFeatures(
  tables: FeatureTables,
  state: InnerState,
  seat: number,
  out: Float64Array,
  at: number,
): void {
  let [turns, groupTurns, steps, hangar, column, home, threat, stacked, risk] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  const onTurn = state[TURN] === seat;
  const inHangar = tables.turns[0] as number;
  const end = seat * SLOTS + (state[COUNT + seat] as number);
  for (let slot = seat * SLOTS; slot < end; slot += 1) {
    const code = state[slot] as number;
    const size = sizeOf(code);
    const step = (code >> 6) - 1;
    const toGo = tables.turns[step + 1] as number;
    turns += toGo * size;
    groupTurns += toGo;
    steps += (HOME - step) * size;
    if (step < 0) hangar += size;
    else if (step === HOME) home += size;
    else {
      if (step > LAST_TRACK_STEP) column += size;
      if (size > 1) stacked += size;
      const loss = (inHangar - toGo) * size;
      if (step > 0 && (step <= LAST_TRACK_STEP || step === CROSSING)) {
        threat += (1 - safety(tables, state, seat, step)) * loss * (size > 1 ? tables.stackFear : 1);
      }
      if (onTurn) risk += (inHangar - toGo) * marksOf(code);
    }
  }
  const sixes = state[SIXES] as number;
  out[at] = turns;
  out[at + 1] = groupTurns;
  out[at + 2] = steps / 100;
  out[at + 3] = hangar;
  out[at + 4] = column;
  out[at + 5] = home;
  out[at + 6] = onTurn ? 0 : threat;
  out[at + 7] = onTurn ? threat : 0;
  out[at + 8] = stacked;
  out[at + 9] = onTurn ? 1 : 0;
  out[at + 10] = onTurn && sixes > 0 && tables.marks ? risk / (sixes === 2 ? 6 : 36) : 0;
}
