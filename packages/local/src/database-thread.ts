/**
 * The embedded database's own thread, so that what it computes takes nothing from the thread that answers people. Calls
 * come as messages and are given to dynalite's handler of requests without a connection, which would cost as much again
 * as they do and would let other programs of this machine in.
 */

import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import dynalite from 'dynalite';
import './end-iterators.ts';
import { CLOSE, OPEN, type DatabaseCall } from './database-call.ts';

const { folder } = workerData as { readonly folder?: string };
const server = dynalite({ ...(folder !== undefined && { path: folder }), createTableMs: 0 });

/** As much of a request and its response as dynalite looks at. */
function answer({ id, headers, body }: DatabaseCall): void {
  const request = Object.assign(new EventEmitter(), { method: 'POST', url: '/', headers });
  const answered: Record<string, string> = {};
  const response = {
    statusCode: 200,
    setHeader: (name: string, value: unknown) => void (answered[name.toLowerCase()] = String(value)),
    end(text: string) {
      parentPort?.postMessage({ id, statusCode: this.statusCode, headers: answered, body: text });
    },
  };
  server.emit('request', request as unknown as IncomingMessage, response as unknown as ServerResponse);
  request.emit('data', Buffer.from(body));
  request.emit('end');
}

async function close(): Promise<void> {
  // Only a server that listens can be closed, and its folder is free only when it is.
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  await promisify(server.close.bind(server))();
  parentPort?.close();
}

parentPort?.on('message', (message: DatabaseCall | typeof CLOSE) => {
  if (message === CLOSE) void close();
  else answer(message);
});
parentPort?.postMessage(OPEN);
