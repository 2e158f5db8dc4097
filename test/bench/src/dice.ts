/**
 * Whether the dice are fair: χ² of ten million draws over many games, made as the server makes them. RESULT holds χ²
 * and whether it lies within the bounds below.
 */

import { randomBytes } from 'node:crypto';
import { CHAIN_LENGTH, digestOf, dieOf, linkAt, LINK_BYTES, SEED_BYTES } from '@aeroplane/dice';
import { printResult } from '../../support/result.ts';

const DRAWS = 10_000_000;

/** Bounds of χ² with five degrees of freedom; a fair run exceeds each once in 10,000. */
const HIGH = 25.745;
const LOW = 0.082;

/** Draws, prints the counts, and fails where they are too uneven or too even. */
export function benchDice(): void {
  const counts = new Array<number>(7).fill(0);
  for (let drawn = 0, game = 0; drawn < DRAWS; game += 1) {
    const secret = randomBytes(LINK_BYTES);
    const input = { game: `game-${game}`, seeds: [0, 1, 2, 3].map(() => randomBytes(SEED_BYTES)) };
    let key = linkAt(secret, 0);
    // Drawing from the last to the first walks the chain only once.
    for (let draw = CHAIN_LENGTH; draw >= 2 && drawn < DRAWS; draw -= 1, drawn += 1) {
      const die = dieOf(digestOf(key, input, draw));
      counts[die] = (counts[die] ?? 0) + 1;
      key = linkAt(key, 1);
    }
  }
  const expected = DRAWS / 6;
  const chiSquare = counts.slice(1).reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const fair = chiSquare > LOW && chiSquare < HIGH;
  console.log(`faces 1 to 6: ${counts.slice(1).join(' ')}`);
  console.log(`χ² ${chiSquare.toFixed(3)}, fair between ${LOW} and ${HIGH}`);
  printResult({ draws: DRAWS, chiSquare: Number(chiSquare.toFixed(3)), fair });
  if (!fair) process.exitCode = 1;
}
