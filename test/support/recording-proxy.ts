/** Stands in front of a server and writes down what came, whatever becomes of it in a browser. */

import { createServer, request as ask, type OutgoingHttpHeaders } from 'node:http';

export interface Passed {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly status: number;
  readonly answered: Readonly<OutgoingHttpHeaders>;
}

export interface RecordingProxy {
  /** What was answered so far. */
  readonly passed: Passed[];
  close(): Promise<void>;
}

/** Passes requests to this machine's port `from` on to the one that `to` says at the time. */
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
