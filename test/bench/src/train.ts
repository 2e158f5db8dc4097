/**
 * Fits the weights with which bots judge positions: bots play themselves under random rules, and a logistic regression
 * predicts from the features of sampled positions who finishes next. It is repeated, since better bots reach better
 * positions. Writes `packages/bot/src/weights.ts`.
 */

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seededChoose, type Seat } from '@aeroplane/engine';
import { FEATURE_COUNT, FEATURES } from '@aeroplane/bot';
import { solve } from './train/cholesky.ts';
import { randomRules, samplesOf, type Sample } from './train/samples.ts';

const GAMES = 2_000;
const ITERATIONS = 2;
const NEWTON_STEPS = 6;
const SEATINGS: readonly (readonly Seat[])[] = [
  [0, 2],
  [1, 3],
  [0, 1, 2],
  [0, 2, 3],
  [0, 1, 2, 3],
  [0, 1, 2, 3],
  [0, 2],
  [1, 3],
];

/** The loss of all samples, its gradient, and the lower half of its curvature. */
interface Sums {
  loss: number;
  readonly gradient: Float64Array;
  readonly hessian: Float64Array[];
}

/** Adds one sample to `sums`. */
function addSample({ features, scale, winner }: Sample, weights: Float64Array, sums: Sums): void {
  const players = features.length / FEATURE_COUNT;
  const of = (player: number, f: number): number => (features[player * FEATURE_COUNT + f] ?? 0) * scale;
  const scores = Array.from({ length: players }, (_, player) =>
    weights.reduce((score, weight, f) => score + weight * of(player, f), 0),
  );
  const top = Math.max(...scores);
  const sum = scores.reduce((total, score) => total + Math.exp(score - top), 0);
  const chances = scores.map((score) => Math.exp(score - top) / sum);
  sums.loss -= Math.log(chances[winner] ?? 0);
  const mean = Float64Array.from(weights, (_, f) =>
    chances.reduce((total, chance, player) => total + chance * of(player, f), 0),
  );
  for (const [player, chance] of chances.entries()) {
    const error = chance - (player === winner ? 1 : 0);
    for (let f = 0; f < FEATURE_COUNT; f += 1) {
      sums.gradient[f] = (sums.gradient[f] ?? 0) + error * of(player, f);
      const row = sums.hessian[f];
      const away = chance * (of(player, f) - (mean[f] ?? 0));
      if (row !== undefined)
        for (let g = 0; g <= f; g += 1) row[g] = (row[g] ?? 0) + away * (of(player, g) - (mean[g] ?? 0));
    }
  }
}

/** A ridge that keeps the curvature positive where a feature hardly varies. */
const RIDGE = 1e-6;

function lossOf(samples: readonly Sample[], weights: Float64Array): Sums {
  const hessian = FEATURES.map(() => new Float64Array(FEATURE_COUNT));
  const sums: Sums = { loss: 0, gradient: new Float64Array(FEATURE_COUNT), hessian };
  for (const sample of samples) addSample(sample, weights, sums);
  for (const [f, row] of hessian.entries()) row[f] = (row[f] ?? 0) + RIDGE * samples.length;
  return sums;
}

/** Newton's method, halving each step until the loss falls; returns the best weights and their mean loss. */
function fit(samples: readonly Sample[], start: Float64Array): { weights: Float64Array; loss: number } {
  let weights = start;
  let sums = lossOf(samples, weights);
  for (let newton = 0; newton < NEWTON_STEPS; newton += 1) {
    const change = solve(sums.hessian, sums.gradient);
    for (let rate = 1; rate > 1e-3; rate /= 2) {
      const tried = Float64Array.from(weights, (weight, f) => weight - rate * (change[f] ?? 0));
      const after = lossOf(samples, tried);
      if (!(after.loss < sums.loss)) continue;
      [weights, sums] = [tried, after];
      break;
    }
  }
  return { weights, loss: sums.loss / samples.length };
}

export function train(): void {
  let weights: Float64Array = Float64Array.from(FEATURES, (name) => (name === 'groupTurns' ? -1 : 0));
  const choose = seededChoose(20_26);
  for (let iteration = 1; iteration <= ITERATIONS; iteration += 1) {
    const samples: Sample[] = [];
    for (let game = 0; game < GAMES; game += 1) {
      const seats = SEATINGS[choose(SEATINGS.length)] ?? [0, 2];
      samples.push(...samplesOf(randomRules(choose), seats, choose, weights));
    }
    const fitted = fit(samples, weights);
    weights = fitted.weights;
    console.log(`iteration ${iteration}: ${samples.length} positions, loss ${fitted.loss.toFixed(4)}`);
    console.log(FEATURES.map((name, f) => `${name} ${(weights[f] ?? 0).toFixed(4)}`).join('  '));
  }
  const rows = FEATURES.map((name, f) => `  /* ${name} */ ${(weights[f] ?? 0).toFixed(4)},`);
  const file = fileURLToPath(new URL('../../../packages/bot/src/weights.ts', import.meta.url));
  writeFileSync(
    file,
    `/** Weights of the features, in their order; found by \`npm run bench -- train\`. */\nexport const WEIGHTS: Float64Array = Float64Array.from([\n${rows.join('\n')}\n]);\n`,
  );
}
