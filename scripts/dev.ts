/**
 * `npm run dev`: the API, restarted when its sources change, and the page, which takes changes up while it is open. Both
 * are reached at one address, and end together.
 */

import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { readSettings, SettingsError } from '@aeroplane/local';
import { freePort } from '../test/support/program.ts';
import { addressFile, dataDirOf } from './development.ts';
import { Processes } from './processes.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const VITE = `${ROOT}node_modules/vite/bin/vite.js`;

/** How often to ask whether both ends answer. */
const ASK_MS = 200;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Whether nobody listens on a port of this machine. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) =>
      server.once('error', reject).listen(port, 'localhost', resolve),
    );
    await new Promise((resolve) => server.close(resolve));
    return true;
  } catch {
    return false;
  }
}

/** The port that people open, from the settings. */
function wishedPort(dataDir: string): number {
  try {
    return readSettings({ ...process.env, DATA_DIR: dataDir }).port;
  } catch (error) {
    if (error instanceof SettingsError) fail(`These settings cannot be used:\n${error.message}`);
    throw error;
  }
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/api/health`)).ok;
  } catch {
    return false;
  }
}

if (process.argv.length > 2) fail('`npm run dev` takes no arguments; PORT and DATA_DIR are settings.');
const dataDir = dataDirOf(process.env);
const port = wishedPort(dataDir) || (await freePort());
if (!(await isFree(port))) fail(`The port ${port} is taken. Choose another one with PORT.`);
const address = `http://localhost:${port}`;
const apiPort = String(await freePort());

let open = false;
let ending = false;
const stop = Promise.withResolvers<number>();
const processes = new Processes((name, line) => {
  console.log(`${name} | ${line}`);
  // Node waits for a change after a failure. A first start that fails should end instead: its settings are wrong.
  if (!open && name === 'api' && line.startsWith('Failed running')) stop.resolve(1);
});
process.once('SIGINT', () => stop.resolve(0));
process.once('SIGTERM', () => stop.resolve(0));
void processes.firstEnd.then((name) => {
  if (ending) return;
  console.error(`${name} has ended, so everything ends.`);
  stop.resolve(1);
});

processes.start({
  name: 'api',
  node: ['--watch', '--watch-preserve-output', `${ROOT}packages/local/src/dev/main.ts`],
  cwd: ROOT,
  env: {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: apiPort,
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: process.env['PUBLIC_ORIGIN'] || address,
  },
});
processes.start({
  name: 'web',
  node: [VITE, 'dev', '--host', 'localhost', '--port', String(port), '--strictPort'],
  cwd: `${ROOT}web`,
  env: { ...process.env, DATA_DIR: dataDir, API_ORIGIN: `http://127.0.0.1:${apiPort}` },
});

async function sayWhenOpen(): Promise<void> {
  while (!(await answers(address))) await new Promise((resolve) => setTimeout(resolve, ASK_MS).unref());
  open = true;
  writeFileSync(addressFile(dataDir), address);
  console.log(`Open ${address} to develop. Ctrl-C ends it. Data: ${dataDir}`);
  console.log('People with games: npm run seed. A day later: npm run clock -- +1d.');
}

void sayWhenOpen();
process.exitCode = await stop.promise;
ending = true;
await processes.end();
// Another server may have the folder, and say there where it is.
if (open) rmSync(addressFile(dataDir), { force: true });
process.exit();
