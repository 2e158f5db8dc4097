/** Security headers and load shedding. */

import { describe, expect, it } from 'vitest';
import { appWithout, ORIGIN } from './no-core.ts';

interface ProblemBody {
  readonly code: string;
  readonly retryAfter?: number;
}

describe('an answer', () => {
  it.each(['/api/health', '/api/games/none', '/api/nothing', '/api/push/key'])(
    'of %s must not be framed, sniffed or shown as a document',
    async (path) => {
      const { headers } = await appWithout().app.request(path);
      expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(headers.get('Referrer-Policy')).toBe('same-origin');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000');
      expect(headers.get('Cache-Control')).toBe('no-store');
    },
  );

  it('has HSTS over TLS only', async () => {
    for (const publicOrigin of [undefined, 'http://game.test']) {
      const { headers } = await appWithout({}, { publicOrigin }).app.request('/api/health');
      expect(headers.has('Strict-Transport-Security')).toBe(false);
    }
  });
});

describe('concurrent requests', () => {
  it('are refused above the limit, and accepted again when others are done', async () => {
    const waiting: (() => void)[] = [];
    const works = {
      readGame: () => new Promise<undefined>((resolve) => waiting.push(() => resolve(undefined))),
    };
    const { app, faults } = appWithout(works, { mostAtOnce: 2 });
    const ask = async () => app.request('/api/games/aaaaaaaaaaaaaaaa');
    const taken = [ask(), ask()];
    while (waiting.length < 2) await new Promise(setImmediate);
    const refused = await ask();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toBe('2');
    expect((await refused.json()) as ProblemBody).toMatchObject({ code: 'unavailable', retryAfter: 2 });
    expect(refused.headers.get('X-Content-Type-Options')).toBe('nosniff');
    for (const finish of waiting.splice(0)) finish();
    expect((await Promise.all(taken)).map(({ status }) => status)).toEqual([404, 404]);
    const after = ask();
    while (waiting.length < 1) await new Promise(setImmediate);
    for (const finish of waiting.splice(0)) finish();
    expect((await after).status).toBe(404);
    // Overload is not a fault.
    expect(faults).toEqual([]);
  });

  it('are no longer counted when they fail', async () => {
    const { app } = appWithout({}, { mostAtOnce: 1 });
    for (let count = 0; count < 3; count += 1) {
      expect((await app.request('/api/games/aaaaaaaaaaaaaaaa')).status).toBe(500);
      const write = await app.request('/api/players', { method: 'POST', headers: { Origin: ORIGIN } });
      expect(write.status).toBe(400);
    }
  });
});
