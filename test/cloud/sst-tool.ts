/** A stand-in for SST's command line tool, which components call over HTTP while they declare resources. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ROOT } from '../../scripts/sst-platform.ts';

export const ACCOUNT = '123456789012';

interface ToolParams {
  readonly bundle: string;
  readonly handler: string;
  readonly functionID: string;
}

/** The answers of SST's own tool; it builds nothing, since the functions are bundled already. */
const ANSWERS: Readonly<Record<string, (params: ToolParams) => unknown>> = {
  'Runtime.Build': ({ bundle, handler }) => ({
    handler,
    out: path.join(ROOT, bundle),
    errors: [],
    sourcemaps: [],
  }),
  'Provider.Aws.Bootstrap': () => ({
    asset: 'sst-assets',
    assetEcrRegistryId: ACCOUNT,
    assetEcrUrl: 'none',
    state: 'sst-state',
    appsyncHttp: '',
    appsyncRealtime: '',
  }),
};

interface Tool {
  readonly url: string;
  readonly built: readonly ToolParams[];
  close(): void;
}

/** Starts it on loopback. */
export async function startTool(): Promise<Tool> {
  const built: ToolParams[] = [];
  const server = createServer((request, response) => {
    void request.toArray().then((parts) => {
      const { method, params } = JSON.parse(Buffer.concat(parts as Buffer[]).toString()) as {
        method: string;
        params: [ToolParams];
      };
      if (method === 'Runtime.Build') built.push(params[0]);
      const answer = ANSWERS[method];
      const result = answer?.(params[0]) ?? null;
      const error = answer === undefined ? `rpc: can't find ${method}` : null;
      response.end(JSON.stringify({ result, error }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    built,
    close: () => void server.close(),
  };
}
