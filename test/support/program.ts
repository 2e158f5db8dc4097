/** The server as a process of its own, as `npm start` runs it. */

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const NODE = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));
const MAIN = fileURLToPath(new URL('../../packages/local/src/main.ts', import.meta.url));

/** Longer than a start takes on a busy machine. */
const START_MS = 120_000;

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export interface Ended {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

export class Program {
  readonly #child: ChildProcess;
  readonly #ended: Promise<Ended>;
  #out = '';
  #err = '';

  constructor(settings: Readonly<Record<string, string>>) {
    this.#child = spawn(NODE, [MAIN], {
      env: {
        PATH: process.env['PATH'],
        // A server that is killed again and again starts in half the time by it.
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        HOST: '127.0.0.1',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child.stdout?.on('data', (part) => (this.#out += String(part)));
    this.#child.stderr?.on('data', (part) => (this.#err += String(part)));
    this.#ended = once(this.#child, 'close').then(() => ({
      status: this.#child.exitCode,
      signal: this.#child.signalCode,
      out: this.#out,
      err: this.#err,
    }));
  }

  /** The process id. */
  get pid(): number {
    if (this.#child.pid === undefined) throw new Error('it did not start');
    return this.#child.pid;
  }

  /** Everything on stderr so far. */
  get errors(): string {
    return this.#err;
  }

  /** Waits until the server prints its address. */
  async opened(): Promise<this> {
    const late = Date.now() + START_MS;
    while (!this.#out.includes('is open at')) {
      if (this.#child.exitCode !== null || Date.now() > late) throw new Error(`did not open: ${this.#err}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return this;
  }

  /** Waits for the process to end. */
  ended(): Promise<Ended> {
    return this.#ended;
  }

  /** Sends the signal and waits for the process to end. */
  async end(signal: NodeJS.Signals): Promise<Ended> {
    this.#child.kill(signal);
    return this.#ended;
  }
}
