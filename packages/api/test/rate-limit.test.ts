import { TooOften } from '@aeroplane/core';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Env } from '../src/env.ts';
import { rateLimit } from '../src/middleware/rate-limit.ts';

it('still refuses a session over the limit after a flood of others', async () => {
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    const hash = c.req.header('session') ?? '';
    c.set('session', { player: 'asha', hash, createdAtMs: 0, expiresAtMs: 1 });
    await next();
  });
  app.use(rateLimit({ monotonicMs: () => 0 } as Parameters<typeof rateLimit>[0]));
  app.post('*', (c) => c.text('written'));
  app.onError((error, c) => c.text(error.message, error instanceof TooOften ? 429 : 500));
  const write = async (session: string): Promise<number> =>
    (await app.request('/api/games/one/moves', { method: 'POST', headers: { session } })).status;

  for (let count = 0; count < 200; count += 1) expect(await write('runaway')).toBe(200);
  for (let other = 0; other < 10_500; other += 1) {
    expect(await write(`other ${other}`)).toBe(200);
    if (other % 5_000 === 0) expect(await write('runaway')).toBe(429);
  }
  expect(await write('runaway')).toBe(429);
});
