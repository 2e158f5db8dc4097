/** Routing: through the distribution's own function to the files or the API, and there to a function. */

import { describe, expect, inject, it } from 'vitest';
import { domainOf } from '../../infra/domain.ts';
import { SECRETS } from './deployment.ts';
import { cfRequestOf, functionCode, openDistribution, VISITOR } from './distribution.ts';
import { openRoutes } from './routes.ts';

const { sst } = inject('deployment');

describe('the distribution', () => {
  const route = openDistribution(sst);
  const routed = async (path: string, headers: Record<string, string> = {}) => {
    const { host, request } = await route(
      cfRequestOf(new Request(`https://games.example${path}`, { headers })),
    );
    return { to: host.includes('execute-api') ? 'api' : host.includes('.s3.') ? 'files' : host, request };
  };
  const [secret] = SECRETS.OriginSecrets.split(' ');

  it.each([
    '/api',
    '/api/health',
    '/api/games/abc?since=3',
    '/g/0123456789abcdef',
    '/g/0123456789abcdef/board.png?v=3',
    '/g/0123456789abcdef/dice',
    '/g',
    '/i/0123456789abcdef.secret',
  ])('sends %s to the API, with its secret', async (path) => {
    const { to, request } = await routed(path, { 'x-origin-secret': 'mine', 'x-viewer-address': 'mine' });
    expect(to).toBe('api');
    // Rate limits count by this, so a visitor cannot set it.
    expect(request.headers['x-viewer-address']).toEqual({ value: VISITOR });
    expect(request.headers['x-origin-secret']).toEqual({ value: secret });
  });

  it.each([
    ['/', '/index.html'],
    ['/new', '/new.html'],
    ['/somewhere/else', '/200.html'],
    ['/game', '/200.html'],
    ['/apis', '/200.html'],
    ['/mail/confirm', '/mail/confirm.html'],
    ['/service-worker.js', '/service-worker.js'],
    ['/_app/immutable/entry/start.js', '/_app/immutable/entry/start.js'],
    ['/_app/immutable/chunks/of-an-older-build.js', '/_app/immutable/chunks/of-an-older-build.js'],
    ['/icons/icon-192.png', '/icons/icon-192.png'],
  ])('finds %s in %s', async (path, file) => {
    const { to, request } = await routed(path, { 'x-origin-secret': 'mine' });
    expect([to, request.uri]).toEqual(['files', file]);
    expect(request.headers).not.toHaveProperty('x-viewer-address');
    expect(request.headers).not.toHaveProperty('x-origin-secret');
  });

  it.each([
    ['/api/health', 'api'],
    ['/api/passkeys', 'passkeys'],
    ['/api/passkeys/session', 'passkeys'],
    ['/api/passkeysandmore', 'api'],
    ['/api', 'api'],
    ['/g/0123456789abcdef', 'preview'],
    ['/g/0123456789abcdef/board.png', 'preview'],
    ['/g/0123456789abcdef/dice', 'preview'],
    ['/g/', 'preview'],
    ['/g', 'preview'],
    ['/i/0123456789abcdef.secret', 'preview'],
    ['/i', 'preview'],
  ])('has %s answered by the function %s', (path, name) => {
    expect(openRoutes(sst)(path)).toBe(name);
  });

  it("has a function within CloudFront's size limit", () => {
    // With a custom domain, SST adds some 400 bytes.
    expect(functionCode(sst).length).toBeLessThan(10_240 - 500);
  });

  it('has a name for each stage', () => {
    expect(domainOf('prod', true, {})).toBeUndefined();
    expect(domainOf('prod', true, { APP_DOMAIN: 'games.example.org' })).toEqual({
      name: 'games.example.org',
    });
    expect(domainOf('ann', false, { APP_DOMAIN: 'games.example.org' })).toEqual({
      name: 'ann.games.example.org',
    });
    expect(domainOf('prod', true, { APP_DOMAIN: 'example.org', APP_CERT: 'arn:x' })).toEqual({
      name: 'example.org',
      dns: false,
      cert: 'arn:x',
    });
    expect(() => domainOf('prod', true, { APP_DOMAIN: 'https://example.org' })).toThrow('APP_DOMAIN');
  });
});
