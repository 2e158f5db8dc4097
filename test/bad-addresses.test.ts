/**
 * Addresses, moves, cursors and cookies that nobody should send: the server refuses them, and every byte of the table
 * stays.
 */

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ODD_MOVES, ODD_NUMBERS, oddCookies, PATH_TRICKS } from './support/odd-texts.ts';
import type { RawRequest } from './support/raw-request.ts';
import { Refusals } from './support/refusals.ts';

let server: Refusals;
beforeAll(async () => {
  server = await Refusals.open();
}, 60_000);
afterAll(() => server.close());

const get = (path: string): RawRequest => ({
  method: 'GET',
  path,
  headers: { Cookie: server.headers()['Cookie'] ?? '' },
});

const base64url = (text: string): string => Buffer.from(text).toString('base64url');

/** Whether a path, once its dots are resolved, matches no route. */
function leadsNowhere(path: string): boolean {
  const { playing, waiting, finished } = server.games;
  const { pathname } = new URL(path, 'http://x');
  const plain = pathname.replaceAll(/%([2-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  const parts = plain.split('/');
  return (
    pathname.startsWith('/api/') &&
    !Object.keys(server.description.document.paths).includes(plain) &&
    ![playing.id, waiting.id, waiting.invite, finished].some((id) => parts.includes(id))
  );
}

describe('the server refuses', { timeout: 60_000 }, () => {
  it('addresses with tricks in them', async () => {
    const { playing, waiting } = server.games;
    const piece = fc.oneof(
      fc.constantFrom(...PATH_TRICKS),
      fc.string({ minLength: 1, maxLength: 12 }).map(encodeURIComponent),
      fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
        .map((one) => Buffer.from(one).toString('latin1')),
      fc.constantFrom(playing.id, waiting.id, waiting.invite, `${waiting.id}.`, playing.id.toLowerCase()),
      fc.integer({ min: 100, max: 9_000 }).map((length) => 'a'.repeat(length)),
    );
    const place = fc.constantFrom(
      ['GET', '/api/games/*'],
      ['GET', '/api/games/*/record'],
      ['GET', '/api/invites/*'],
      ['GET', '/api/me/*'],
      ['POST', '/api/games/*/moves'],
      ['POST', '/api/games/*/seen'],
      ['POST', '/api/games/*/resign'],
      ['POST', '/api/games/*/start'],
      ['POST', '/api/invites/*'],
      ['POST', '/api/games/*/plan'],
      ['POST', '/api/games/*/nudge'],
      ['POST', '/api/games/*/mute'],
      ['POST', '/api/games/*/rematch'],
      ['GET', '/api/games/*/chat'],
      ['POST', '/api/games/*/chat'],
      ['GET', '/api/codes/*'],
      ['POST', '/api/codes/*'],
      ['POST', '/api/me/mail/*'],
      ['DELETE', '/api/games/*'],
      ['DELETE', '/api/me/push/*'],
      ['PUT', '/api/*'],
    );
    const odd = fc
      .tuple(place, fc.array(piece, { minLength: 1, maxLength: 3 }))
      .map(([[method = '', path = ''], pieces]) => ({
        method,
        path: path.replace('*', () => pieces.join('')),
      }))
      .filter(({ path }) => !/[^\u0021-\u00ff]|[?#]/.test(path) && leadsNowhere(path))
      .map(({ method, path }): RawRequest => {
        if (method === 'GET') return get(path);
        const body = path.endsWith('moves')
          ? { ply: 0, move: 'L' }
          : path.includes('seen')
            ? { ply: 0 }
            : { seed: '0'.repeat(32) };
        return server.write({ method, path }, JSON.stringify(body));
      });
    await server.allRefused(odd, 400);
  });

  it('illegal moves and plies that are not next', async () => {
    const { id, ply, legal, plies } = server.games.playing;
    const move = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary', maxLength: 16 }),
      fc.constantFrom(...ODD_MOVES),
      fc
        .tuple(fc.constantFrom(...legal), fc.constantFrom(' ', 's', 'f', "'", '\u0000'))
        .chain(([one, more]) => fc.constantFrom(one + more, more + one)),
    );
    const which = fc.oneof(
      fc.constantFrom<unknown>(ply, ply + 1, ply - 1, 0, 1_000_000, 1_000_001, -1, 1.5, 1e21, '0', null),
      fc.integer(),
      fc.double(),
    );
    const wrong = fc
      .tuple(fc.oneof(fc.constant<unknown>(ply), which), move)
      // Her own earlier moves would be answered again, not refused.
      .filter(([at, one]) => !(at === ply && legal.includes(one)) && plies[at as number]?.slice(1) !== one)
      .map(([at, one]) => ({
        method: 'POST',
        path: `/api/games/${id}/moves`,
        body: JSON.stringify({ ply: at, move: one }),
      }))
      .map((write) => server.write(write, write.body));
    await server.allRefused(wrong, 250);
  });

  it('malformed `since` values and cursors', async () => {
    const { playing, finished } = server.games;
    const since = fc.oneof(
      fc.constantFrom(...ODD_NUMBERS),
      fc
        .string()
        .filter((one) => !/^\d{1,6}$/.test(one))
        .map(encodeURIComponent),
    );
    const from = fc.oneof(
      fc.string({ minLength: 1 }).map(encodeURIComponent),
      fc.base64String({ minLength: 1 }).map(encodeURIComponent),
      fc.integer({ min: 1_001, max: 6_000 }).map((length) => 'e'.repeat(length)),
      fc.json().map(base64url),
    );
    const query = fc.oneof(
      fc
        .tuple(fc.constantFrom(playing.id, finished), since)
        .map(([id, one]) => `/api/games/${id}?since=${one}`),
      fc
        .tuple(fc.constantFrom('/api/me/done?', '/api/games?open=1&'), from)
        .map(([path, one]) => `${path}from=${one}`),
      fc.constantFrom('', '0', '2', 'true', '1&open=1', '%31%31').map((one) => `/api/games?open=${one}`),
    );
    const post = since.map((one) =>
      server.write({ method: 'POST', path: `/api/games/${playing.id}/start?since=${one}` }, '{}'),
    );
    await server.allRefused(fc.oneof({ weight: 4, arbitrary: query.map(get) }, post), 250);
  });

  it('malformed codes and tokens', async () => {
    const { ann } = server.games;
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary', maxLength: 20 }).map((one) => one.toWellFormed()),
      fc.constantFrom('0'.repeat(10), 'CODE#0123456789', '__proto__', '0'.repeat(3_000)),
      fc.string({
        unit: fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'),
        minLength: 10,
        maxLength: 10,
      }),
      fc.constantFrom(
        `${ann.player}.`,
        `${ann.player}.${'x'.repeat(16)}`,
        `.${ann.player}`,
        `${ann.player}..`,
      ),
    );
    const request = fc
      .tuple(fc.constantFrom('code', 'GET code', 'token', 'manifest'), text.map(encodeURIComponent))
      // A path that ends there, or in dots, is a different address.
      .filter(([where, one]) => !where.endsWith('code') || !/^\.{0,2}$/.test(one))
      .filter(([where, one]) => where !== 'manifest' || !/^[0-9A-Z]{10}$/.test(one))
      .map(([where, one]): RawRequest => {
        if (where === 'GET code') return get(`/api/codes/${one}`);
        if (where === 'manifest') return get(`/api/manifest?code=${one}`);
        if (where === 'code') return server.write({ method: 'POST', path: `/api/codes/${one}` }, '{}');
        // As mail programs post it: a form, without an Origin.
        const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
        const path = `/api/me/mail/unsubscribe?token=${one}`;
        return { method: 'POST', path, headers, body: 'List-Unsubscribe=One-Click' };
      });
    await server.allRefused(request, 250);
  });

  it('cookies that are garbage, somebody else’s, or far too long', async () => {
    const { ann, eve } = server.games;
    const token = (ann.cookie ?? '').slice('session='.length);
    const theirs = `session=${eve.player}.${token.split('.')[1]}`;
    const cookie = fc.oneof(
      fc.string().map((one) => `session=${one.replaceAll(/[^\u0021-\u00ff]/g, '_')}`),
      fc.constantFrom(theirs, ...oddCookies(token)),
    );
    const writes = server.writes.filter(({ path }) => path !== '/api/players');
    const garbage = fc.tuple(fc.constantFrom(...writes), cookie).map(([write, Cookie]) => ({
      ...server.write(write, JSON.stringify(write.body)),
      headers: { ...server.headers(), Cookie },
    }));
    const seatless = fc
      .constantFrom(...writes.filter(({ path }) => path.includes(server.games.playing.id)))
      .map((write) => ({ ...server.write(write, JSON.stringify(write.body)), headers: server.headers(eve) }));
    await server.allRefused(fc.oneof({ weight: 4, arbitrary: garbage }, seatless), 150);
  });

  it('more than 1,000 such requests without a fault', () => {
    expect(server.sent).toBeGreaterThan(1_000);
    expect(server.faults()).toEqual([]);
  });

  it('ending any session but the player’s own', async () => {
    const { ann, eve } = server.games;
    const theirs = JSON.parse(
      (await server.send({ ...get('/api/me/sessions'), headers: server.headers(eve) })).text,
    ) as {
      sessions: { id: string }[];
    };
    const id = fc.oneof(
      fc.constantFrom(ann.player, eve.player, ...theirs.sessions.map((one) => one.id), ...PATH_TRICKS),
      fc.string({ minLength: 1 }).map(encodeURIComponent),
    );
    const request = id
      .map((one) => `/api/me/sessions/${one}`)
      .filter((path) => leadsNowhere(path) && !/[^\u0021-\u00ff]|[?#]/.test(path))
      .map((path) => server.write({ method: 'DELETE', path }, '{}'));
    await fc.assert(
      fc.asyncProperty(request, async (one) => {
        const answer = await server.send(one);
        // Ending a session that does not exist succeeds.
        if (answer.status !== 204) expect(server.improper(one, answer)).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });

  it('cursors that point outside their list', async () => {
    const { ann, eve } = server.games;
    const scalar = fc.oneof(
      fc.constantFrom({ S: 'GAME' }, { S: '' }, { S: 'DONE#' }, { S: 'DONE' }, { S: 'ZZ' }, { N: '1' }),
      fc.string({ maxLength: 30 }).map((S) => ({ S })),
      fc.nat().map((N) => ({ N: String(N) })),
      fc.jsonValue({ maxDepth: 1 }),
    );
    const own = fc.constantFrom({ S: `PLAYER#${ann.player}` }, { S: `PLAYER#${eve.player}` });
    const open = fc.constant({ S: 'OPEN' });
    const cursor = fc.oneof(
      fc.record({ pk: fc.oneof(own, scalar), sk: scalar }).map((key) => ['/api/me/done?', key] as const),
      fc
        .record({ pk: scalar, sk: scalar, g: fc.oneof(open, scalar), t: scalar })
        .map((key) => ['/api/games?open=1&', key] as const),
    );
    const request = cursor.map(([path, key]) => get(`${path}from=${base64url(JSON.stringify(key))}`));
    await fc.assert(
      fc.asyncProperty(request, async (one) => {
        const answer = await server.send(one);
        // A well-formed cursor between two items starts a page, which may be empty.
        if (answer.status === 200) expect(JSON.parse(answer.text)).toHaveProperty('games');
        else expect(server.improper(one, answer)).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });
});
