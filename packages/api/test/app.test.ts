import { describe, expect, it } from 'vitest';
import { appWithout, ORIGIN } from './no-core.ts';

const json = { Origin: ORIGIN, 'Content-Type': 'application/json' };

interface ProblemBody {
  readonly code: string;
  readonly requestId?: string;
}
const problemOf = async (response: Response): Promise<ProblemBody> => (await response.json()) as ProblemBody;

describe('a write', () => {
  const { app } = appWithout();
  const write = (headers: Record<string, string>, body = '{"name":"Ann"}') =>
    app.request('/api/players', { method: 'POST', headers, body });

  it.each([
    ['no Origin', { 'Content-Type': 'application/json' }],
    ['the Origin of another site', { ...json, Origin: 'https://evil.test' }],
    ['the Origin "null"', { ...json, Origin: 'null' }],
    ['an Origin of another scheme', { ...json, Origin: 'http://game.test' }],
    ['an Origin that only begins as it should', { ...json, Origin: `${ORIGIN}.evil.test` }],
  ])('is refused with %s', async (_, headers) => {
    const response = await write(headers);
    expect(response.status).toBe(403);
    expect((await problemOf(response)).code).toBe('bad-origin');
  });

  it.each([
    ['no type', { Origin: ORIGIN }],
    ['a form', { Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['plain text, which needs no preflight', { Origin: ORIGIN, 'Content-Type': 'text/plain' }],
    ['a type that only begins like JSON', { Origin: ORIGIN, 'Content-Type': 'application/jsonp' }],
  ])('is refused with a body that is %s', async (_, headers) => {
    const response = await write(headers);
    expect(response.status).toBe(415);
    expect((await problemOf(response)).code).toBe('not-json');
  });

  it('is refused over 16 KiB, with or without a Content-Length', async () => {
    const long = JSON.stringify({ name: 'x'.repeat(16 * 1024) });
    const streamed = new Response(long).body;
    for (const response of [
      await write({ ...json, 'Content-Length': String(long.length) }, long),
      await app.request('/api/players', { method: 'POST', headers: json, body: streamed, duplex: 'half' }),
    ]) {
      expect(response.status).toBe(413);
      expect((await problemOf(response)).code).toBe('too-large');
    }
  });

  it('needs no body where none is described', async () => {
    for (const headers of [{ Origin: ORIGIN }, { Origin: ORIGIN, 'Content-Length': '0' }]) {
      // Past the write guard: the session is checked next.
      const response = await app.request('/api/games/aaaaaaaaaaaaaaaa/start', { method: 'POST', headers });
      expect((await problemOf(response)).code).toBe('not-signed-in');
    }
  });

  it('is refused without a body where one is described', async () => {
    const response = await app.request('/api/players', { method: 'POST', headers: { Origin: ORIGIN } });
    expect((await problemOf(response)).code).toBe('bad-request');
  });

  it('is accepted from the pages of the requested host where no public origin is set', async () => {
    const open = appWithout({}, { publicOrigin: undefined }).app;
    const send = (origin: string) =>
      open.request('/api/players', {
        method: 'POST',
        headers: { ...json, Host: '192.168.1.7:3000', Origin: origin },
        body: '{}',
      });
    expect((await problemOf(await send('http://192.168.1.7:3000'))).code).toBe('bad-request');
    expect((await problemOf(await send('http://192.168.1.8:3000'))).code).toBe('bad-origin');
  });
});

describe('unsubscribing by one click', () => {
  const works = { readPlayer: async () => undefined };
  const address = '/api/me/mail/unsubscribe?token=aaaaaaaaaaaaaaaa.bbbbbbbbbbbbbbbb';
  const post = (path: string, headers: Record<string, string>, body = 'List-Unsubscribe=One-Click') =>
    appWithout(works).app.request(path, { method: 'POST', headers, body });
  const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

  it.each([
    ['a form and no Origin', FORM],
    ['a multipart form', { 'Content-Type': 'multipart/form-data; boundary=x' }],
    ['the Origin of an email service', { ...FORM, Origin: 'https://mail.test' }],
    ['the Origin of our own page, and JSON', json],
  ])('is accepted with %s', async (_, headers) => {
    // Past the write guard: the token is checked next.
    expect(await problemOf(await post(address, headers))).toMatchObject({ code: 'unknown-token' });
  });

  it('is refused without a token, and with more than 16 KiB', async () => {
    expect((await problemOf(await post('/api/me/mail/unsubscribe', FORM))).code).toBe('bad-request');
    expect((await problemOf(await post(address, FORM, 'x'.repeat(17_000)))).code).toBe('too-large');
  });

  it.each([
    '/api/me/mail/confirm?token=a.b',
    '/api/me/mail/unsubscribe/',
    '/api/me/mail/Unsubscribe',
    '/api/me/push/test?/api/me/mail/unsubscribe',
    '/api//me/mail/unsubscribe',
  ])('opens no other address to other origins: %s', async (path) => {
    expect((await problemOf(await post(path, FORM))).code).toBe('bad-origin');
  });
});

describe('an unknown address', () => {
  const { app } = appWithout();

  it.each(['/api', '/api/', '/api/nothing', '/api/games/a/b/c', '/api/Health'])(
    'is a problem: %s',
    async (path) => {
      const response = await app.request(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect((await problemOf(response)).code).toBe('not-found');
    },
  );

  it('is also one whose path has no such method', async () => {
    const response = await app.request('/api/me', { method: 'PUT', headers: json });
    expect((await problemOf(response)).code).toBe('not-found');
  });

  it('is answered by the API where the app is a part of another one', async () => {
    const { Hono } = await import('hono');
    const whole = new Hono().route('/', appWithout().app).get('*', (c) => c.text('a page'));
    const response = await whole.request('/api/nothing');
    expect(response.status).toBe(404);
    expect((await problemOf(response)).code).toBe('not-found');
    expect(await (await whole.request('/other')).text()).toBe('a page');
  });
});

describe('a fault', () => {
  it('answers 500 with the id of the request only, and is reported with that id', async () => {
    const { app, faults } = appWithout();
    const response = await app.request('/api/games/aaaaaaaaaaaaaaaa');
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toContain('out of order');
    expect(faults).toHaveLength(1);
    expect(faults[0]?.error).toMatchObject({ message: 'the store is out of order' });
    expect((JSON.parse(text) as ProblemBody).requestId).toBe(faults[0]?.requestId);
    expect(response.headers.get('x-request-id')).toBe(faults[0]?.requestId);
  });
});

describe('the session cookie', () => {
  const works = { createPlayer: async () => undefined, putSession: async () => undefined };
  const signIn = (publicOrigin: string) =>
    appWithout(works, { publicOrigin }).app.request('/api/players', {
      method: 'POST',
      headers: { ...json, Origin: publicOrigin },
      body: '{"name":"Ann"}',
    });

  it('is bound to the host over https, and lasts 400 days', async () => {
    const cookie = (await signIn(ORIGIN)).headers.get('set-cookie');
    expect(cookie).toMatch(/^__Host-session=[\w-]{16}\.[\w-]{24}; /);
    const attributes = cookie?.split('; ').slice(1).sort();
    expect(attributes).toEqual(
      [`Max-Age=${400 * 86_400}`, 'HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'].sort(),
    );
  });

  it('has another name over http, where browsers refuse the prefix', async () => {
    const cookie = (await signIn('http://game.test')).headers.get('set-cookie');
    expect(cookie).toMatch(/^session=[\w-]{16}\.[\w-]{24}; /);
    expect(cookie).not.toContain('Secure');
    expect(cookie).toContain('HttpOnly');
  });
});

describe('signing out', () => {
  const SECRET = 's'.repeat(24);
  const signOut = async (publicOrigin: string, name: string, path: string) => {
    const works = {
      readSession: async (player: string, hash: string) => ({
        player,
        hash,
        createdAtMs: 0,
        expiresAtMs: 2_000_000,
      }),
      sessions: async () => [],
      guests: async () => [],
      readAddressee: async () => undefined,
      removeSession: async () => undefined,
    };
    return appWithout(works, { publicOrigin }).app.request(path, {
      method: 'DELETE',
      headers: { Origin: publicOrigin, Cookie: `${name}=aaaaaaaaaaaaaaaa.${SECRET}` },
    });
  };

  it.each(['/api/me/sessions', '/api/me/sessions/current'])('removes the cookie: %s', async (path) => {
    for (const [origin, name] of [
      [ORIGIN, '__Host-session'],
      ['http://game.test', 'session'],
    ] as const) {
      const response = await signOut(origin, name, path);
      expect(response.status).toBe(204);
      const [pair, ...attributes] = response.headers.get('set-cookie')?.split('; ') ?? [];
      expect(pair).toBe(`${name}=`);
      expect(attributes).toEqual(expect.arrayContaining(['Max-Age=0', 'Path=/']));
      // Browsers ignore a `__Host-` cookie that is set without Secure, even to remove it.
      expect(attributes.includes('Secure')).toBe(name === '__Host-session');
    }
  });

  it('keeps the cookie where another device is signed out', async () => {
    const response = await signOut(ORIGIN, '__Host-session', `/api/me/sessions/${'h'.repeat(43)}`);
    expect(response.status).toBe(204);
    expect(response.headers.has('set-cookie')).toBe(false);
  });
});

describe('the manifest', () => {
  const manifest = async (query: string) => {
    const response = await appWithout().app.request(`/api/manifest${query}`);
    return {
      type: response.headers.get('content-type'),
      status: response.status,
      body: await response.json(),
    };
  };

  it('starts the app with the code of its address', async () => {
    expect(await manifest('')).toMatchObject({
      status: 200,
      type: 'application/manifest+json',
      body: { id: '/', start_url: '/', scope: '/' },
    });
    const carried = await manifest('?code=0123456789');
    expect(carried.body).toMatchObject({ id: '/', start_url: '/?code=0123456789', scope: '/' });
  });

  it('has shortcuts to the next decision and to new games', async () => {
    const { shortcuts } = (await manifest('')).body as { shortcuts: { name: string; url: string }[] };
    expect(shortcuts.map(({ url }) => url)).toEqual(['/next', '/new', '/local/new']);
  });

  it.each(['?code=', '?code=short', '?code=012345678901', '?code=01234%26x%3D1', '?code=//evil.te'])(
    'is refused for a text that is not a code: %s',
    async (query) => {
      expect(await manifest(query)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    },
  );
});

describe('every answer', () => {
  it('forbids caching and sniffing', async () => {
    const { app } = appWithout();
    for (const path of ['/api/health', '/api/nothing', '/api/games/aaaaaaaaaaaaaaaa', '/api/me']) {
      const { headers } = await app.request(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
