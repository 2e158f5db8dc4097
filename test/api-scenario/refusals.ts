/** What every operation refuses before it reads the request. */

import { Unavailable } from '@aeroplane/core';
import { describe, expect, it } from 'vitest';
import { ann, code, description, NO_GAME, replaceInStore, watch, world } from './scene.ts';

/** A well-formed session that does not exist. */
const NOBODY = `session=${NO_GAME}.${'b'.repeat(24)}`;

/** Mail programs post here by themselves, authorised by a token. */
const ONE_CLICK = 'post /api/me/mail/unsubscribe';

/** The address of a described path, with ids that do not exist. */
const addressOf = (path: string): string =>
  path.replace('{id}', NO_GAME).replace('{code}', `${NO_GAME}.${NO_GAME}`);

export function refusals(): void {
  describe('every operation', { timeout: 30_000 }, () => {
    it.each(description.operations)('%s refuses a malformed request', async (operation) => {
      const [method = '', path = ''] = operation.split(' ');
      const address = addressOf(path);
      const described = description.document.paths[path]?.[method];
      const call = (headers: Record<string, string>, body?: unknown) =>
        ann.call(method.toUpperCase(), address, body, headers);

      if (method !== 'get' && operation !== ONE_CLICK) {
        expect(await code(call({ Origin: 'http://evil.test' }, {}))).toBe('bad-origin');
        expect(await code(call({ 'Content-Type': 'text/plain' }, {}))).toBe('not-json');
      }
      if (method !== 'get') {
        expect(await code(call({}, 'x'.repeat(20_000)))).toBe('too-large');
      }
      if (described?.security !== undefined) {
        expect(await code(call({ Cookie: '' }, method === 'get' ? undefined : {}))).toBe('not-signed-in');
      }
      if (described?.requestBody !== undefined) {
        expect(await code(call({}, { planted: 1 }))).toBe('bad-request');
        const broken = await world.app.request(address, {
          method: method.toUpperCase(),
          headers: { Origin: ann.origin, 'Content-Type': 'application/json', Cookie: ann.cookie ?? '' },
          body: '{"name":',
        });
        const { status, headers } = broken;
        const text = await broken.text();
        watch({
          client: ann,
          method,
          path: address,
          answer: { status, headers, text, body: null, problem: JSON.parse(text) as never },
        });
        expect(JSON.parse(text)).toMatchObject({ code: 'bad-json' });
      }
      if (described?.parameters.some((one) => one.in === 'query')) {
        const bad = path === '/api/games' ? '?open=2' : `?since=-1&code=-&from=${'x'.repeat(2_000)}`;
        expect(
          await code(ann.call(method.toUpperCase(), address + bad, method === 'get' ? undefined : {})),
        ).toBe('bad-request');
      }
      // A failing store is the server's fault, not the client's.
      replaceInStore({ readSession: async () => Promise.reject(new Error('out of order')) });
      expect(await code(call({ Cookie: NOBODY }, method === 'get' ? undefined : {}))).toBe('internal');
      expect(world.faults.splice(0)).toHaveLength(1);
      replaceInStore({ readSession: async () => Promise.reject(new Unavailable('no answer')) });
      const unavailable = await call({ Cookie: NOBODY }, method === 'get' ? undefined : {});
      expect(unavailable.problem.code).toBe('unavailable');
      expect(unavailable.headers.get('Retry-After')).toBe(String(unavailable.problem.retryAfter));
      expect(world.faults.splice(0)).toHaveLength(1);
    });
  });
}
