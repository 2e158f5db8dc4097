/** A whole server in this process with its own data folder, and a dump of its table. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_PUSH_HOSTS, parsePushHosts } from '@aeroplane/delivery';
import {
  DEFAULT_TRUSTED_PROXIES,
  openEmbeddedDynamoDb,
  parseTrustedProxies,
  startServer,
  type ServerOptions,
} from '@aeroplane/local';
import { dumpTable } from '../../packages/local/test/dump-table.ts';
import { Client, type ClientOptions } from './client.ts';

export interface TestServer {
  readonly port: number;
  readonly origin: string;
  readonly dataDir: string;
  /** The faults that the server reported. */
  readonly faults: string[];
  guest(name: string, options?: ClientOptions): Promise<Client>;
  /** Safe to call twice. */
  close(): Promise<void>;
}

/** Simulated time between two requests, so that the rate limit per session never triggers. */
const LOOK_MS = 500;

export const makeFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'aeroplane-'));

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

export async function startTestServer(
  dataDir: string,
  options: Partial<ServerOptions> = {},
): Promise<TestServer> {
  const faults: string[] = [];
  let lookedMs = 0;
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    publicOrigin: undefined,
    trustedProxies: parseTrustedProxies(DEFAULT_TRUSTED_PROXIES),
    monotonicMs: () => (lookedMs += LOOK_MS),
    pushHosts: parsePushHosts(DEFAULT_PUSH_HOSTS),
    pushSubject: 'mailto:nobody@localhost',
    mail: undefined,
    webDir: path.join(dataDir, 'no-web'),
    version: '1.2.3',
    commit: 'abc',
    onReport: () => undefined,
    onFault: (error, context) => {
      const [text, stack] = error instanceof Error ? [error.message, error.stack] : [String(error), ''];
      faults.push(`${context}: ${text}\n${stack}`);
    },
    ...options,
    dataDir,
  });
  const origin = `http://127.0.0.1:${server.port}`;
  let closed: Promise<void> | undefined;
  return {
    port: server.port,
    origin,
    dataDir,
    faults,
    guest: (name, more) => new Client(origin, more).signIn(name),
    close: () => (closed ??= server.close()),
  };
}

/** All items in the data folder of a closed server, as one text. */
export async function dumpFolder(dataDir: string): Promise<string> {
  const database = await openEmbeddedDynamoDb(path.join(dataDir, 'dynamodb'));
  try {
    return await dumpTable(database);
  } finally {
    await database.close();
  }
}
