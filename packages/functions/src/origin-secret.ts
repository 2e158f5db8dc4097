/**
 * Only the distribution may ask: it adds a header that nobody else knows. Without it, whoever found the address of the
 * API behind it would get past the distribution's rules, and could say of themselves to be any visitor.
 */

import { timingSafeEqual, createHash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';

export const ORIGIN_SECRET_HEADER = 'x-origin-secret';

/** Who asks the distribution, as it says itself: whatever a visitor sends under this name, it overwrites. */
export const VIEWER_ADDRESS_HEADER = 'x-viewer-address';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Lets requests pass that know one of the secrets; several, so that one can be changed while the other still counts. */
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
