/** `npm run bench -- NAME [--games N]`: runs one of the benchmarks below; each ends with its own RESULT line. */

import { parseArgs } from 'node:util';

// Libraries read this on import: measure them as they run in production.
process.env['NODE_ENV'] = 'production';

const BENCHES: Readonly<Record<string, (games: number | undefined) => Promise<void>>> = {
  engine: async () => (await import('./engine.ts')).benchEngine(),
  bots: async (games) => (await import('./bots.ts')).benchBots(games),
  api: async (games) => (await import('./api.ts')).benchApi(games),
  cold: async () => (await import('./cold.ts')).benchCold(),
  dice: async () => (await import('./dice.ts')).benchDice(),
  web: async () => (await import('./web.ts')).benchWeb(),
  train: async () => (await import('./train.ts')).train(),
};

const { positionals, values } = parseArgs({ allowPositionals: true, options: { games: { type: 'string' } } });
const bench = BENCHES[positionals[0] ?? ''];
const games = values.games === undefined ? undefined : Number(values.games);
if (bench === undefined || (games !== undefined && !(Number.isInteger(games) && games > 0))) {
  console.error(
    `npm run bench -- NAME [--games N], where NAME is one of: ${Object.keys(BENCHES).join(', ')}`,
  );
  process.exitCode = 1;
} else await bench(games);
