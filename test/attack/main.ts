/**
 * `npm run test:attack -- [--requests N] [--seed N]`: every role on every route, and N bad requests. RESULT counts the
 * requests, server errors, unwanted changes and leaks; all but the first must be 0.
 */

import { parseArgs } from 'node:util';
import { printResult } from '../support/result.ts';
import { attack } from './attack.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '25000' },
    seed: { type: 'string', default: String(Date.now() % 1e9) },
  },
});
const [count, seed] = [Number(values.requests), Number(values.seed)];
if (![count, seed].every((value) => Number.isInteger(value) && value >= 0)) {
  console.error('npm run test:attack -- [--requests N] [--seed N], whole numbers both');
  process.exit(1);
}

console.log(`${count} bad requests from seed ${seed}`);
const { requests, ...found } = await attack(count, seed);
for (const [kind, all] of Object.entries(found)) {
  for (const one of all.slice(0, 10)) console.error(`${kind}: ${one}`);
}
const figures = Object.fromEntries(Object.entries(found).map(([kind, all]) => [kind, all.length]));
printResult({ requests, ...figures, seed });
if (Object.values(found).some((all) => all.length > 0)) process.exitCode = 1;
