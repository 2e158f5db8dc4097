/**
 * `npm run test:soak -- [--minutes N] [--games N]`: many games at once at full speed for the given time. RESULT
 * compares memory and latency of the last quarter with the second, and gives the bytes stored for each game.
 */

import { parseArgs } from 'node:util';
import { printResult } from '../support/result.ts';
import { soak } from './soak.ts';

/** Quarters are whole minutes. */
const LEAST_MINUTES = 4;

/** The ratios that count as flat on a machine with other work. */
const HOLD = { rssRatio: 1.2, lateRatio: 1.15, timeRatio: 1.5 };

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, games: { type: 'string', default: '200' } },
});
const [minutes, games] = [Number(values.minutes), Number(values.games)];
if (![minutes, games].every((value) => Number.isInteger(value) && value >= 1) || minutes < LEAST_MINUTES) {
  console.error(
    `npm run test:soak -- [--minutes N] [--games N], whole numbers, ${LEAST_MINUTES} minutes or more`,
  );
  process.exit(1);
}

const result = await soak(minutes, games, console.log);
printResult(result);
const { rssRatio, lateRatio, timeRatio } = result;
if (rssRatio > HOLD.rssRatio || lateRatio > HOLD.lateRatio || timeRatio > HOLD.timeRatio)
  process.exitCode = 1;
