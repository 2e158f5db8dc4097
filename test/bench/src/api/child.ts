/** A server in a process of its own, with a folder of its own, that prints its port. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface ChildServer {
  readonly port: number;
  /** Settles when the process has ended for any reason. */
  readonly ended: Promise<unknown>;
  close(): Promise<void>;
}

/** Starts a file of this folder; rejects if the process ends before it prints its port. */
export async function startChild(file: string, ...rest: readonly string[]): Promise<ChildServer> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url)), ...rest], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
  });
  const ended = once(child, 'close');
  let said = '';
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (part) => {
      said += String(part);
      const [, found] = /^port (\d+)$/m.exec(said) ?? [];
      if (found !== undefined) resolve(Number(found));
    });
    ended.then(() => reject(new Error(`${file} ended: ${said}`)), reject);
  });
  return {
    port,
    ended,
    async close() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
