/** Positions from games of bots against themselves, each with the seat that finished next. */

import {
  apply,
  openingPosition,
  PRESETS,
  RULE_NAMES,
  RULE_OPTIONS,
  SEATS,
  type Choose,
  type Position,
  type Rules,
  type Seat,
} from '@aeroplane/engine';
import { IN_PLAY, loadPosition, newInnerState } from '@aeroplane/engine/inner';
import { FEATURE_COUNT, featureTables, NOISE_TURNS, Searcher, writeFeatures } from '@aeroplane/bot';

/** One position in this many is a sample. */
const SPARSE = 6;
/** One move in this many is random, so that the samples cover unusual positions too. */
const NOISE = 12;

export interface Sample {
  /** The features of each seat in play, one after the other. */
  readonly features: Float64Array;
  readonly scale: number;
  /** The index of the seat that finished next. */
  readonly winner: number;
}

export function randomRules(choose: Choose): Rules {
  const presets = Object.values(PRESETS);
  if (choose(2) === 0) return presets[choose(presets.length)] ?? PRESETS.classic;
  const values = RULE_NAMES.map((name) => [name, RULE_OPTIONS[name][choose(RULE_OPTIONS[name].length)]]);
  return Object.fromEntries(values) as Rules;
}

const out = new Float64Array(4);

/** The move after which the player's chance to finish next is best. */
function chooseBest(searcher: Searcher, position: Position, die: number): number {
  searcher.load(position);
  let [best, chosen] = [-1, 0];
  for (const move of searcher.legal(die)) {
    searcher.afterMove(die, move, 0, out);
    const chance = out[position.turn ?? 0] ?? 0;
    if (chance > best) [best, chosen] = [chance, move];
  }
  return chosen;
}

/** Plays one game of bots with these weights against themselves, and returns its samples. */
export function samplesOf(
  rules: Rules,
  seats: readonly Seat[],
  choose: Choose,
  weights: Float64Array,
): Sample[] {
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
    const move = random ? (legal[choose(legal.length)] ?? 0) : chooseBest(searcher, position, die);
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
