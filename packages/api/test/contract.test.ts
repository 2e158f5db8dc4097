/** The description says what the middleware of a route checks, no more and no less. */

import { describe, expect, it } from 'vitest';
import { describedApi, type DescribedOperation } from './described.ts';
import { appWithout, ORIGIN } from './no-core.ts';

const SECRET = 's'.repeat(24);
const COOKIE = `__Host-session=aaaaaaaaaaaaaaaa.${SECRET}`;
const session = {
  readSession: async (player: string, hash: string) => ({
    player,
    hash,
    createdAtMs: 0,
    expiresAtMs: 2_000_000,
  }),
};
const { app, passkeyApp } = appWithout(session);

interface Call {
  readonly method: string;
  readonly path: string;
  readonly described: DescribedOperation;
}

const CALLS: readonly Call[] = Object.entries(describedApi().paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({ method, path, described })),
);

/** The code of the answer; undefined for a success. */
async function codeOf(
  { method, path }: Pick<Call, 'method' | 'path'>,
  cookie: string | undefined,
  body?: string,
): Promise<string | undefined> {
  const address = path.replaceAll(/\{\w+\}/g, 'aaaaaaaaaaaaaaaa');
  const response = await (path.startsWith('/api/passkeys') ? passkeyApp : app).request(address, {
    method: method.toUpperCase(),
    headers: {
      Origin: ORIGIN,
      'Content-Type': 'application/json',
      ...(cookie !== undefined && { Cookie: cookie }),
    },
    ...(body !== undefined && { body }),
  });
  if (response.status < 400) return undefined;
  return ((await response.json()) as { code: string }).code;
}

it.each(CALLS.filter(({ method }) => method !== 'get'))(
  '$method $path reads a body exactly if one is described',
  async ({ method, path, described }) => {
    const refused = (await codeOf({ method, path }, COOKIE, '{')) === 'bad-json';
    expect(refused).toBe(described.requestBody !== undefined);
  },
);

describe.each(CALLS)('$method $path', ({ method, path, described }) => {
  it('asks for a session exactly if it is described to', async () => {
    const refused = (await codeOf({ method, path }, undefined)) === 'not-signed-in';
    expect(refused).toBe(described.security !== undefined);
  });

  it('asks for a parameter of the query exactly if one is described as required', async () => {
    const required = described.parameters.some((one) => one.in === 'query' && one.required);
    const { requestBody } = described;
    const code = await codeOf({ method, path }, COOKIE, requestBody === undefined ? undefined : '{');
    expect(code === 'bad-request').toBe(required);
  });

  it('lists no code twice', () => {
    for (const { description } of Object.values(described.responses)) {
      const codes = description.split(', ');
      expect(new Set(codes).size).toBe(codes.length);
    }
  });
});

describe('the id of a game in a path', () => {
  it('is refused without asking the store where it cannot be an id', async () => {
    const game = { method: 'get', path: '/api/games/no-id' };
    expect(await codeOf(game, undefined)).toBe('unknown-game');
    // This store answers nothing, so that asking it would be a fault.
    expect(await codeOf({ ...game, path: '/api/games/aaaaaaaaaaaaaaaa' }, undefined)).toBe('internal');
  });

  it('is checked last', async () => {
    expect(await codeOf({ method: 'get', path: '/api/games/no-id?since=x' }, undefined)).toBe('bad-request');
    const seen = { method: 'post', path: '/api/games/no-id/seen' };
    expect(await codeOf(seen, undefined, '{"ply":0}')).toBe('not-signed-in');
    expect(await codeOf(seen, COOKIE, '{"ply":"x"}')).toBe('bad-request');
    expect(await codeOf(seen, COOKIE, '{"ply":0}')).toBe('unknown-game');
  });
});
