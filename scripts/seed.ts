/**
 * `npm run seed`: people with games in every state, in the development server that runs or in its data folder, and the
 * addresses at which a browser becomes each of them. Asked again, it lists those that are there.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { FolderError, readSettings, SettingsError, startServer, type Settings } from '@aeroplane/local';
import { FileClock, shiftClock } from '@aeroplane/local/dev';
import { Client } from '../test/support/client.ts';
import { addressFile, dataDirOf } from './development.ts';
import { seedFile, type Seed } from './seed-file.ts';
import { seedGames } from './seed-games.ts';

interface Target {
  readonly origin: string;
  close(): Promise<void>;
}

/** A server of this process on the data folder of a development server that does not run. */
async function openFolder(settings: Settings): Promise<Target> {
  const server = await startServer({
    ...settings,
    port: 0,
    host: '127.0.0.1',
    publicOrigin: undefined,
    clock: new FileClock(settings.dataDir),
    webDir: '',
    version: 'seed',
    commit: 'unknown',
    onFault: (error, context) => console.error(context, error),
    onReport: () => undefined,
  });
  return { origin: `http://127.0.0.1:${server.port}`, close: () => server.close() };
}

/** The server that a folder belongs to: the one that has it in use, or else one of this process. */
async function target(settings: Settings): Promise<Target> {
  try {
    return await openFolder(settings);
  } catch (error) {
    const file = addressFile(settings.dataDir);
    if (!(error instanceof FolderError) || !existsSync(file)) throw error;
    return { origin: readFileSync(file, 'utf8'), close: () => Promise.resolve() };
  }
}

async function makeSeed(settings: Settings): Promise<Seed> {
  const server = await target(settings);
  console.log('Playing games; this takes about half a minute …');
  try {
    return await seedGames(
      (name) => new Client(server.origin).signIn(name),
      (ms) => shiftClock(settings.dataDir, ms),
    );
  } finally {
    await server.close();
  }
}

function list({ people, games }: Seed, origin: string): void {
  const as = (name: string): string => `${origin}/dev/as/${name}`;
  console.log('\nPeople. Each address makes the browser that opens it theirs, until the next one does:');
  for (const { name } of people) console.log(`  ${as(name)}`);
  console.log('\nGames:');
  for (const { what, as: name, path } of games) {
    console.log(`  ${what}\n    ${as(name)}?to=${path}`);
  }
}

try {
  if (process.argv.length > 2) throw new SettingsError('npm run seed takes no arguments');
  const dataDir = dataDirOf(process.env);
  const settings = readSettings({ ...process.env, DATA_DIR: dataDir });
  const file = seedFile(dataDir);
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(await makeSeed(settings)), { mode: 0o600 });
  const running = existsSync(addressFile(dataDir));
  const origin = running ? readFileSync(addressFile(dataDir), 'utf8') : `http://localhost:${settings.port}`;
  list(JSON.parse(readFileSync(file, 'utf8')) as Seed, origin);
  if (!running) console.log('\nnpm run dev opens them.');
  console.log(`\nTo begin anew, end npm run dev and delete ${dataDir}.`);
} catch (error) {
  const forPeople = error instanceof FolderError || error instanceof SettingsError;
  console.error(forPeople ? error.message : error);
  process.exit(1);
}
