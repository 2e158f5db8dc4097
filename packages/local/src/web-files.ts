/** Serves the built web app: files, and pages for all other addresses. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { securityHeaders } from '@aeroplane/api';
import { serveStatic, type ServeStaticOptions } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const YEAR_SECONDS = 365 * 24 * 3_600;

/**
 * The app in `folder`, at a public origin if that is known. A missing file is a 404. Any other address gets the app's
 * page, unless `links` answers it.
 */
export function webFiles(folder: string, publicOrigin: string | undefined, links: Hono = new Hono()): Hono {
  const headers = Object.entries(securityHeaders('page', publicOrigin));
  const files = (options: Pick<ServeStaticOptions, 'path' | 'rewriteRequestPath'> = {}) =>
    serveStatic({ root: folder, precompressed: true, ...options });
  const page = files({ path: '200.html' });
  return new Hono()
    .use(async (c, next) => {
      await next();
      for (const [name, value] of headers) c.header(name, value);
      if (c.res.headers.has('Cache-Control')) return;
      const isImmutable = c.res.ok && c.req.path.startsWith('/_app/immutable/');
      c.header('Cache-Control', isImmutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    })
    .route('/', links)
    .get('*', files())
    .get('*', files({ rewriteRequestPath: (requestPath) => `${requestPath.replace(/\/$/, '')}.html` }))
    .get('*', async (c, next) => {
      const looksLikeFile = c.req.path.startsWith('/_app/') || path.extname(c.req.path) !== '';
      // An invite's address is a page though it has a dot.
      if (looksLikeFile && !c.req.path.startsWith('/i/')) return c.text('Not found', 404);
      return page(c, next);
    });
}

/** Whether the app has been built. */
export const isBuilt = (folder: string): boolean => existsSync(path.join(folder, '200.html'));
