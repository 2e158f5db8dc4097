/**
 * `npm run test:race -- [--operations N] [--seed N]`: many clients at once on shared games, over a table in trouble.
 * RESULT counts operations, games, decisions and violations, which must be 0.
 */

import { parseArgs } from 'node:util';
import { printResult } from '../support/result.ts';
import { race } from './race.ts';

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '60000' },
    seed: { type: 'string', default: String(Date.now() % 1e9) },
  },
});
const [count, seed] = [Number(values.operations), Number(values.seed)];
if (![count, seed].every((value) => Number.isInteger(value) && value >= 0)) {
  console.error('npm run test:race -- [--operations N] [--seed N], whole numbers both');
  process.exit(1);
}

console.log(`${count} operations from seed ${seed}`);
const { operations, violations, games, acknowledged } = await race(count, seed);
for (const violation of violations.slice(0, 20)) console.error(violation);
printResult({ operations, violations: violations.length, games, decisions: acknowledged, seed });
if (violations.length > 0) process.exitCode = 1;
