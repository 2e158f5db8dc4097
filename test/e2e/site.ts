/** A server with the built app, and a browser for it. */

import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { Browser } from 'playwright-core';
import type { ServerOptions } from '@aeroplane/local';
import { freePort } from '../support/program.ts';
import { makeFolder, removeFolder, startTestServer, type TestServer } from '../support/server.ts';
import { launchBrowser } from './browser.ts';

export interface Site {
  readonly browser: Browser;
  readonly server: TestServer;
  readonly origin: string;
  /** Fails if the server has reported a fault. */
  close(): Promise<void>;
}

export async function openSite(options: Partial<ServerOptions> = {}): Promise<Site> {
  const port = await freePort();
  const [browser, server] = await Promise.all([
    launchBrowser(),
    startTestServer(await makeFolder(), {
      port,
      // The push endpoints of the tests.
      publicOrigin: `http://127.0.0.1:${port}`,
      webDir: fileURLToPath(new URL('../../web/build', import.meta.url)),
      ...options,
    }),
  ]);
  return {
    browser,
    server,
    origin: server.origin,
    async close() {
      await browser.close();
      await server.close();
      await removeFolder(server.dataDir);
      expect(server.faults).toEqual([]);
    },
  };
}
