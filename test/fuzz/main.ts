/**
 * `npm run fuzz -- --games N [--seed N]`: random games under random options, checked ply by ply. A game that breaks is
 * saved in the folder `fuzz-broken` as a record that `aeroplane replay` reads. RESULT counts the games and the broken
 * ones, which must be 0.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seededChoose } from '@aeroplane/engine';
import { printResult } from '../support/result.ts';
import { playRandomGame } from './random-game.ts';

const FOLDER = 'fuzz-broken';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Date.now() % 1e9) },
  },
});
const [games, seed] = [Number(values.games), Number(values.seed)];
if (![games, seed].every((value) => Number.isInteger(value) && value >= 0)) {
  console.error('npm run fuzz -- --games N [--seed N], whole numbers both');
  process.exit(1);
}

console.log(`${games} games from seed ${seed}`);
let broken = 0;
for (let game = 0; game < games; game += 1) {
  const found = playRandomGame(seededChoose((seed + Math.imul(game, 0x9e3779b1)) >>> 0));
  if (found === undefined) continue;
  broken += 1;
  mkdirSync(FOLDER, { recursive: true });
  const file = `${FOLDER}/${seed}-${game}.json`;
  writeFileSync(file, `${JSON.stringify({ ...found.record, reason: found.reason })}\n`);
  console.error(`game ${game}: ${found.reason}; kept as ${file}`);
}
printResult({ games, broken, seed });
if (broken > 0) process.exitCode = 1;
