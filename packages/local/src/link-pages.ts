/** The pages that links lead to, with their previews for chat apps. */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@aeroplane/core';
import { createPreview, installedWasm, type Preloads } from '@aeroplane/preview';
import type { Hono } from 'hono';

export interface LinkPagesOptions {
  /** The folder of the built app. */
  readonly webDir: string;
  readonly publicOrigin: string | undefined;
  readonly onFault: (error: unknown, context: string) => void;
}

export const linkPages = (core: Core, { webDir, publicOrigin, onFault }: LinkPagesOptions): Hono =>
  createPreview({
    core,
    publicOrigin,
    page: () => readFile(path.join(webDir, '200.html'), 'utf8'),
    preloads: async () =>
      JSON.parse(await readFile(path.join(webDir, '_app/preloads.json'), 'utf8')) as Preloads,
    wasm: installedWasm,
    onFault: (error) => onFault(error, 'link preview'),
  });
