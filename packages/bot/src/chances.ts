/**
 * Each player's chance to be the next to finish: a logistic model over features of the position. A lead means less when
 * much is left to play, so scores are divided by the square root of the leader's turns to go.
 */

import { SEATS } from '@aeroplane/engine';
import { IN_PLAY, type InnerState } from '@aeroplane/engine/inner';
import { FEATURE_COUNT, writeFeatures, type FeatureTables } from './features.ts';

/** Turns of noise that are left even at the end of a game. */
export const NOISE_TURNS = 3;

const features = new Float64Array(4 * FEATURE_COUNT);
const scores = new Float64Array(4);

/** Writes each seat's chance into `out`, 0 for seats that are not in play. The sum is 1. */
export function writeChances(
  tables: FeatureTables,
  weights: Float64Array,
  state: InnerState,
  out: Float64Array,
): void {
  const inPlay = state[IN_PLAY] as number;
  let leader = Infinity;
  for (const seat of SEATS) {
    if (((inPlay >> seat) & 1) === 0) continue;
    const at = seat * FEATURE_COUNT;
    writeFeatures(tables, state, seat, features, at);
    let score = 0;
    for (let index = 0; index < FEATURE_COUNT; index += 1) {
      score += (weights[index] as number) * (features[at + index] as number);
    }
    scores[seat] = score;
    leader = Math.min(leader, features[at + 1] as number);
  }
  const scale = 1 / Math.sqrt(leader + NOISE_TURNS);
  let best = -Infinity;
  for (const seat of SEATS) if ((inPlay >> seat) & 1) best = Math.max(best, (scores[seat] as number) * scale);
  let sum = 0;
  for (const seat of SEATS) {
    const share = (inPlay >> seat) & 1 ? Math.exp((scores[seat] as number) * scale - best) : 0;
    out[seat] = share;
    sum += share;
  }
  for (const seat of SEATS) out[seat] = (out[seat] as number) / sum;
}
