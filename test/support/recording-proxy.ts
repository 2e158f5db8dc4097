/** A proxy in front of a server that records every request and its answer. */

import { createServer, request as ask, type OutgoingHttpHeaders } from 'node:http';

export interface Passed {
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly status: number;
  readonly answered: Readonly<OutgoingHttpHeaders>;
}

export interface RecordingProxy {
  /** The exchanges so far. */
  readonly passed: Passed[];
  close(): Promise<void>;
}

/** Forwards requests on the local port `from` to the port that `to` returns at that moment. */
export async function startRecordingProxy(from: number, to: () => number): Promise<RecordingProxy> {
  const passed: Passed[] = [];
  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request;
    const onward = ask({ host: '127.0.0.1', port: to(), method, path, headers }, (answer) => {
      const status = answer.statusCode ?? 0;
      passed.push({ method, path, headers, status, answered: answer.headers });
      response.writeHead(status, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(from, '127.0.0.1', resolve));
  return {
    passed,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
