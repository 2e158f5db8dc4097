/** Programs that run side by side, start together and end together. */

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Command {
  /** What its lines of output begin with. */
  readonly name: string;
  /** A script that this Node runs, with its arguments. */
  readonly node: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** How long a program may take to end by itself: longer than a server takes to finish its answers. */
const GRACE_MS = 12_000;

export class Processes {
  readonly #children: ChildProcess[] = [];
  readonly #onLine: (name: string, line: string) => void;
  readonly #ended = Promise.withResolvers<string>();

  /** Hears of every line of output. */
  constructor(onLine: (name: string, line: string) => void) {
    this.#onLine = onLine;
  }

  /** Fulfilled with the name of the first program that ends. */
  get firstEnd(): Promise<string> {
    return this.#ended.promise;
  }

  start({ name, node, cwd, env }: Command): void {
    const child = spawn(process.execPath, node, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#children.push(child);
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => this.#onLine(name, line));
    }
    child.once('exit', () => this.#ended.resolve(name));
  }

  /** Ends them all, those that do not end by themselves with force. */
  async end(): Promise<void> {
    await Promise.all(this.#children.map(endChild));
  }
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  await exit;
  clearTimeout(force);
}
