/**
 * Refuses requests that did not come through the distribution, which adds a secret header. Otherwise anybody who found
 * the API's own address could get around the distribution's rules, and claim any client address.
 */

import { timingSafeEqual, createHash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';

const ORIGIN_SECRET_HEADER = 'x-origin-secret';

/** The client's address. The distribution overwrites what a client sends under this name. */
export const VIEWER_ADDRESS_HEADER = 'x-viewer-address';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Accepts requests with one of the secrets: while one is being replaced, the old one must still work. */
export function onlyByDistribution(secrets: readonly string[]) {
  if (secrets.length === 0 || secrets.includes('')) throw new Error('there is no origin secret');
  const known = secrets.map(digest);
  return createMiddleware(async (c, next) => {
    const given = digest(c.req.header(ORIGIN_SECRET_HEADER) ?? '');
    if (!known.some((secret) => timingSafeEqual(secret, given))) return c.text('Forbidden', 403);
    await next();
    return undefined;
  });
}
