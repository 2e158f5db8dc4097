/** The built web app as files: named by their content under `/_app/immutable`, pages for everything else. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { securityHeaders } from '@aeroplane/api';
import { serveStatic, type ServeStaticOptions } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const YEAR_SECONDS = 365 * 24 * 3_600;

/**
 * Serves the app built in `folder` at an address. Addresses that look like files and are none are 404; all others get the
 * page, those of `links` in their own way.
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
      const kept = c.res.ok && c.req.path.startsWith('/_app/immutable/');
      c.header('Cache-Control', kept ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    })
    .route('/', links)
    .get('*', files())
    .get('*', files({ rewriteRequestPath: (requestPath) => `${requestPath.replace(/\/$/, '')}.html` }))
    .get('*', async (c, next) => {
      const looksLikeFile = c.req.path.startsWith('/_app/') || path.extname(c.req.path) !== '';
      // An id may have a dot in an invite's address, and is still a page.
      if (looksLikeFile && !c.req.path.startsWith('/i/')) return c.text('Not found', 404);
      return page(c, next);
    });
}

/** Whether the app has been built. */
export const isBuilt = (folder: string): boolean => existsSync(path.join(folder, '200.html'));
