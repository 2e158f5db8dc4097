/**
 * `npm run simulate -- [--games N] [--seed N] [--memory]`: people of many time zones and habits play by correspondence
 * on the whole server, on a clock that passes months in minutes; over the embedded table, or faster over its in-memory
 * twin. The same seed gives the same figures. RESULT holds finished games, wrong notices, days a game and database
 * units a decision.
 */

import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { printResult } from '../support/result.ts';
import type { CellOptions, CellResult } from './cell.ts';
import { resultOf } from './figures.ts';
import { matrix } from './matrix.ts';
import { printReport } from './report.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    memory: { type: 'boolean', default: false },
  },
});
const [games, seed] = [Number(values.games), Number(values.seed)];

/** Runs one cell on a thread of its own. */
async function runThread(cell: CellOptions): Promise<CellResult> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: cell });
  const [result] = (await once(worker, 'message')) as [CellResult];
  await worker.terminate();
  return result;
}

/** Runs all cells, the longest first, on one thread per processor. */
async function runAll(cells: readonly CellOptions[]): Promise<CellResult[]> {
  const results = new Map<CellOptions, CellResult>();
  const waiting = cells.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const begun = performance.now();
  const work = async (): Promise<void> => {
    for (let cell = waiting.shift(); cell !== undefined; cell = waiting.shift()) {
      const result = await runThread(cell);
      results.set(cell, result);
      const { preset, players, mode } = cell;
      const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
      console.error(
        `${seconds} s: ${preset}, ${players} players, ${mode}: ${result.finished} games finished`,
      );
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), cells.length) }, work));
  return cells.flatMap((cell) => results.get(cell) ?? []);
}

/** A rough estimate of a cell's run time. */
const lengthOf = ({ preset, players, mode, games }: CellOptions): number =>
  games * players * (preset === 'quick' ? 1 : 5) * (mode === 'tap' ? 3 : 1);

if (![games, seed].every((value) => Number.isInteger(value) && value >= 0) || games === 0) {
  console.error('npm run simulate -- [--games N] [--seed N] [--memory], whole numbers both');
  process.exitCode = 1;
} else {
  const results = await runAll(matrix({ games, seed, memory: values.memory }));
  printReport(results);
  printResult(resultOf(results, seed));
}
