/**
 * Fits the weights with which bots judge positions: bots play themselves under random rules, and a logistic regression
 * predicts from the features of sampled positions who finishes next. It is repeated, since better bots reach better
 * positions. Writes `packages/bot/src/weights.ts`.
 */

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  apply,
  openingPosition,
  PRESETS,
  RULE_NAMES,
  RULE_OPTIONS,
  SEATS,
  seededChoose,
  type Choose,
  type Position,
  type Rules,
  type Seat,
} from '@aeroplane/engine';
import { IN_PLAY, loadPosition, newInnerState } from '@aeroplane/engine/inner';
import { FEATURE_COUNT, FEATURES, featureTables, NOISE_TURNS, Searcher, writeFeatures } from '@aeroplane/bot';

const GAMES = 2_000;
const ITERATIONS = 2;
const NEWTON_STEPS = 6;
/** One position in this many is a sample. */
const SPARSE = 6;
/** One move in this many is random, so that the samples cover unusual positions too. */
const NOISE = 12;

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

interface Sample {
  /** The features of each seat in play, one after the other. */
  readonly features: Float64Array;
  readonly scale: number;
  /** The index of the seat that finished next. */
  readonly winner: number;
}

function randomRules(choose: Choose): Rules {
  const presets = Object.values(PRESETS);
  if (choose(2) === 0) return presets[choose(presets.length)] ?? PRESETS.classic;
  const values = RULE_NAMES.map((name) => [name, RULE_OPTIONS[name][choose(RULE_OPTIONS[name].length)]]);
  return Object.fromEntries(values) as Rules;
}

const out = new Float64Array(4);

function choose1(searcher: Searcher, position: Position, die: number): number {
  searcher.load(position);
  let [best, chosen] = [-1, 0];
  for (const move of searcher.legal(die)) {
    searcher.afterMove(die, move, 0, out);
    const chance = out[position.turn ?? 0] ?? 0;
    if (chance > best) [best, chosen] = [chance, move];
  }
  return chosen;
}

function samplesOf(rules: Rules, seats: readonly Seat[], choose: Choose, weights: Float64Array): Sample[] {
  const searcher = new Searcher(rules, weights);
  const tables = featureTables(rules);
  const state = newInnerState();
  const open: { features: Float64Array; scale: number; seats: Seat[] }[] = [];
  const samples: Sample[] = [];
  let position = openingPosition(rules, seats, seats[choose(seats.length)] ?? 0);
  for (let ply = 0; position.turn !== null && ply < 1_500; ply += 1) {
    if (choose(SPARSE) === 0) {
      loadPosition(state, position);
      const inPlay = SEATS.filter((seat) => (((state[IN_PLAY] ?? 0) >> seat) & 1) === 1);
      const features = new Float64Array(inPlay.length * FEATURE_COUNT);
      for (const [at, seat] of inPlay.entries())
        writeFeatures(tables, state, seat, features, at * FEATURE_COUNT);
      const leader = Math.min(...inPlay.map((_, at) => features[at * FEATURE_COUNT + 1] ?? 0));
      open.push({ features, scale: 1 / Math.sqrt(leader + NOISE_TURNS), seats: inPlay });
    }
    const die = choose(6) + 1;
    searcher.load(position);
    const legal = searcher.legal(die);
    const random = choose(NOISE) === 0;
    const move = random ? (legal[choose(legal.length)] ?? 0) : choose1(searcher, position, die);
    const next = apply(rules, position, die, move);
    if (next.rank.length > position.rank.length) {
      const first = next.rank[position.rank.length];
      for (const { seats: played, ...sample } of open)
        samples.push({ ...sample, winner: played.indexOf(first ?? 0) });
      open.length = 0;
    }
    position = next;
  }
  return samples;
}

/** Adds the loss of one position, its gradient and its curvature to `sums`. */
interface Sums {
  loss: number;
  readonly gradient: Float64Array;
  readonly hessian: Float64Array[];
}

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

/** Solves `matrix · x = vector` for a symmetric positive matrix given by its lower half (Cholesky). */
function solve(matrix: readonly Float64Array[], vector: Float64Array): Float64Array {
  const size = vector.length;
  const lower = matrix.map((row) => Float64Array.from(row));
  const at = (i: number, j: number): number => lower[i]?.[j] ?? 0;
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let sum = at(i, j);
      for (let k = 0; k < j; k += 1) sum -= at(i, k) * at(j, k);
      (lower[i] as Float64Array)[j] = i === j ? Math.sqrt(sum) : sum / at(j, j);
    }
  }
  const x = Float64Array.from(vector);
  for (let i = 0; i < size; i += 1) {
    for (let k = 0; k < i; k += 1) x[i] = (x[i] ?? 0) - at(i, k) * (x[k] ?? 0);
    x[i] = (x[i] ?? 0) / at(i, i);
  }
  for (let i = size - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < size; k += 1) x[i] = (x[i] ?? 0) - at(k, i) * (x[k] ?? 0);
    x[i] = (x[i] ?? 0) / at(i, i);
  }
  return x;
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
