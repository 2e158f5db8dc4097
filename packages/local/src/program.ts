/** The server as a program: settings from the environment, addresses to the output, an end by signals. */

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { FolderError } from './embedded-dynamodb.ts';
import { startServer, type ServerOptions } from './server.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(`${root}package.json`, 'utf8')) as { version: string };
  return version;
}

async function readCommit(): Promise<string> {
  try {
    return (await promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'], { cwd: root })).stdout.trim();
  } catch {
    return 'unknown';
  }
}

/** The longest a stop may take, with running requests and deliveries: less than the 10 s that Docker waits before it kills. */
const MOST_STOP_MS = 9_000;

/** The addresses of the app, for this machine and for others in its network. */
function addresses({ publicOrigin, host }: Settings, port: number): string[] {
  if (publicOrigin !== undefined) return [publicOrigin];
  const everywhere = host === undefined || ['::', '0.0.0.0'].includes(host);
  if (!everywhere) return [`http://${host}:${port}`];
  const others = Object.values(networkInterfaces()).flatMap((list) =>
    (list ?? []).flatMap(({ family, internal, address }) =>
      family === 'IPv4' && !internal ? [address] : [],
    ),
  );
  return ['localhost', ...others].map((name) => `http://${name}:${port}`);
}

const faultLine = (error: unknown, context: string): string =>
  JSON.stringify({
    level: 'error',
    context,
    message: error instanceof Error ? error.message : String(error),
    stack: error instanceof Error ? error.stack : undefined,
  });

/** Options that an entry adds to the settings. */
export type MoreOptions = (settings: Settings) => Pick<ServerOptions, 'clock'>;

async function start(more: MoreOptions): Promise<void> {
  const settings = readSettings(process.env);
  const server = await startServer({
    ...settings,
    ...more(settings),
    webDir: `${root}web/build`,
    version: await readVersion(),
    commit: await readCommit(),
    onFault: (error, context) => console.error(faultLine(error, context)),
    onReport: (game, colour) =>
      console.log(JSON.stringify({ level: 'warn', message: 'report', game, colour })),
  });
  console.log(
    `Aeroplane Chess is open at\n${addresses(settings, server.port)
      .map((at) => `  ${at}`)
      .join('\n')}`,
  );

  const stop = (): void => {
    // Unfinished deliveries are queued again at the next start.
    setTimeout(() => process.exit(0), MOST_STOP_MS).unref();
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

const NO_ADDRESS = 'This machine does not have the address in HOST. Choose another one.';

/** Advice for a server that cannot listen, by the system's error code. */
const CANNOT_LISTEN: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is taken. Choose another one with PORT.',
  EACCES: 'This port needs more rights. Choose another one with PORT.',
  EADDRNOTAVAIL: NO_ADDRESS,
  EAFNOSUPPORT: NO_ADDRESS,
  EAI_AGAIN: NO_ADDRESS,
  ENOTFOUND: NO_ADDRESS,
};

/** Advice on an error that a setting causes; undefined for other errors. */
function adviceOn(error: unknown): string | undefined {
  if (error instanceof SettingsError) return `These settings cannot be used:\n${error.message}`;
  if (error instanceof FolderError) return `Choose another folder with DATA_DIR: ${error.message}`;
  const { code, syscall } = error as NodeJS.ErrnoException;
  return syscall === 'listen' || syscall === 'getaddrinfo' ? CANNOT_LISTEN[code ?? ''] : undefined;
}

/** Runs until a signal ends it. A wrong setting or a failed start ends the process with a message and status 1. */
export async function runProgram(more: MoreOptions = () => ({})): Promise<void> {
  try {
    await start(more);
  } catch (error) {
    console.error(adviceOn(error) ?? error);
    process.exit(1);
  }
}
