/** The figures of a simulation. */

import type { CellResult, Mode } from './cell.ts';
import { addCost, noCost, type Cost, type Purpose } from './meter.ts';

/** On demand, DynamoDB charges as much for one write unit as for five read units. */
export const READS_A_WRITE = 5;

/** A cost in write units, at DynamoDB's price ratio. */
export const priced = ({ read, write }: Cost): number => write + read / READS_A_WRITE;

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** The total cost of the calls with these names. */
export function costOf(results: readonly CellResult[], wanted: (name: string) => boolean = () => true): Cost {
  const sum = noCost();
  for (const { costs } of results) {
    for (const [name, cost] of Object.entries(costs)) if (wanted(name)) addCost(sum, cost);
  }
  return sum;
}

export const purposeOf = (name: string): Purpose => name.split(' ')[0] as Purpose;

export interface Totals {
  readonly games: number;
  readonly finished: number;
  readonly asks: number;
  readonly missed: number;
  readonly people: number;
  readonly notices: number;
  readonly wrong: number;
  readonly submits: number;
  readonly submitUnits: number;
  readonly cost: Cost;
}

export function totalsOf(results: readonly CellResult[]): Totals {
  const sum = (of: (one: CellResult) => number): number => sumOf(results.map(of));
  return {
    games: sum(({ options }) => options.games),
    finished: sum(({ finished }) => finished),
    asks: sum(({ asks }) => asks),
    missed: sum(({ outcomes }) => outcomes.missed),
    people: sum(({ people }) => people),
    notices: sum(({ sent }) => sumOf(Object.values(sent))),
    wrong: sum(({ wrong }) => wrong.length),
    submits: sum(({ submits }) => submits.count),
    submitUnits: sum(({ submits }) => submits.units),
    cost: costOf(results),
  };
}

const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** The figures of the RESULT line. */
export function resultOf(results: readonly CellResult[], seed: number): object {
  const totals = totalsOf(results);
  const { asks, cost } = totals;
  const medianDays: Record<string, Partial<Record<Mode, number | null>>> = {};
  for (const { options, days } of results) {
    const at = (medianDays[`${options.preset} ${options.players}`] ??= {});
    const middle = median(days);
    at[options.mode] = middle === null ? null : rounded(middle, 1);
  }
  return {
    wrongNotices: totals.wrong,
    finished: { finished: totals.finished, games: totals.games },
    medianDays,
    writeUnitsPerMove: rounded(totals.submitUnits / totals.submits, 3),
    unitsPerDecision: rounded(priced(cost) / asks),
    unitsPerDecisionAlike: rounded((cost.read + cost.write) / asks),
    readUnitsPerDecision: rounded(cost.read / asks),
    writeUnitsPerDecision: rounded(cost.write / asks),
    itemBytesEnd: Math.max(...results.flatMap(({ itemBytes }) => itemBytes)),
    seed,
  };
}
