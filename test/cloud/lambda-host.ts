/** Runs a bundled function in a process of its own, behind Lambda's runtime API. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const NODE = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));
const RUNTIME = fileURLToPath(new URL('lambda-runtime.ts', import.meta.url));

export interface HostOptions {
  /** The folder of the bundle. */
  readonly folder: string;
  /** `file.export`. */
  readonly handler: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutSec: number;
  /** How far the test's clock is ahead. */
  readonly aheadMs: () => number;
}

export interface LambdaHost {
  invoke(event: unknown): Promise<unknown>;
  /** Everything on its stdout and stderr so far. */
  readonly log: string;
  close(): Promise<void>;
}

interface Invocation {
  readonly id: string;
  readonly event: unknown;
  readonly answered: PromiseWithResolvers<unknown>;
}

/** An error that a function threw, or that kept it from loading. */
export class FunctionError extends Error {
  override readonly name = 'FunctionError';
}

export async function startHost(options: HostOptions): Promise<LambdaHost> {
  const waiting: Invocation[] = [];
  const running = new Map<string, Invocation>();
  let idle: ServerResponse | undefined;
  let count = 0;
  let log = '';

  function handOver(): void {
    const invocation = idle === undefined ? undefined : waiting.shift();
    if (idle === undefined || invocation === undefined) return;
    running.set(invocation.id, invocation);
    idle
      .writeHead(200, {
        'Content-Type': 'application/json',
        'Lambda-Runtime-Aws-Request-Id': invocation.id,
        'Lambda-Runtime-Deadline-Ms': String(Date.now() + options.timeoutSec * 1000),
        'Test-Ahead-Ms': String(options.aheadMs()),
      })
      .end(JSON.stringify(invocation.event));
    idle = undefined;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat((await request.toArray()) as Buffer[]).toString();
    const [, path = ''] = (request.url ?? '').split('/2018-06-01/runtime/');
    if (path === 'invocation/next') {
      idle = response;
      handOver();
      return;
    }
    response.writeHead(202).end();
    const [, id = '', outcome] = /^invocation\/(.*)\/(response|error)$/.exec(path) ?? [];
    const ended = id === '' ? [...waiting, ...running.values()] : [running.get(id)];
    running.delete(id);
    for (const invocation of ended) {
      if (outcome === 'response') invocation?.answered.resolve(JSON.parse(body));
      else invocation?.answered.reject(new FunctionError(body));
    }
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const child = spawn(NODE, [RUNTIME], {
    cwd: options.folder,
    env: {
      ...options.environment,
      AWS_LAMBDA_RUNTIME_API: `127.0.0.1:${(server.address() as AddressInfo).port}`,
      LAMBDA_TASK_ROOT: options.folder,
      _HANDLER: options.handler,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (log += String(part)));
  const closed = once(child, 'close');

  return {
    async invoke(event) {
      if (child.exitCode !== null) throw new FunctionError(`it has ended:\n${log}`);
      const answered = Promise.withResolvers<unknown>();
      waiting.push({ id: `request-${(count += 1)}`, event, answered });
      handOver();
      return answered.promise;
    },
    get log() {
      return log;
    },
    async close() {
      child.kill('SIGKILL');
      await closed;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
