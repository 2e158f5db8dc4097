/**
 * The embedded database in a thread of its own, so that its work does not delay requests. Calls arrive as messages and
 * go to dynalite's request handler without a connection. A connection would double their cost, and let other programs of
 * this machine in (docs/adr/0015-a-thread-for-the-embedded-database.md).
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

/** Answers a call with the parts of a request and a response that dynalite uses. */
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
  // dynalite frees its folder only when its server closes, and only a listening server can close.
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
