import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { describe, expect, it } from 'vitest';
import { createLog } from '../src/log.ts';
import { Metrics } from '../src/metrics.ts';
import { requestLog } from '../src/request-log.ts';

const ID = '0123456789abcdef';

function openApp() {
  const lines: string[] = [];
  const metrics = new Metrics({ namespace: 'N', stage: 's', print: () => undefined });
  const log = createLog('api', (line) => lines.push(line));
  const api = new Hono()
    .basePath('/api')
    .use(requestId())
    .post('/games/:id/moves', (c) => c.json({}))
    .post('/invites/:code', (c) => c.json({}))
    .get('/codes/:code', (c) => c.json({}, 404))
    .get('/games/:id', (c) => c.json({}))
    .all('*', (c) => c.text('nothing', 404));
  const app = new Hono().use(requestLog(log, metrics)).route('/', api);
  const ask = async (method: string, path: string): Promise<unknown> => {
    await app.request(`/api${path}`, { method, headers: { 'X-Request-Id': 'r1' } });
    const line = lines.pop();
    return line === undefined ? undefined : (JSON.parse(line) as unknown);
  };
  return { ask };
}

describe('the log of requests', () => {
  it('names the route and the game of a write', async () => {
    expect(await openApp().ask('POST', `/games/${ID}/moves`)).toMatchObject({
      level: 'info',
      function: 'api',
      message: 'request',
      requestId: 'r1',
      method: 'POST',
      route: '/api/games/:id/moves',
      game: ID,
      status: 200,
    });
  });

  it('leaves out successful reads', async () => {
    expect(await openApp().ask('GET', `/games/${ID}`)).toBeUndefined();
  });

  it.each([
    ['POST', `/invites/${ID}.topsecret-invite`, '/api/invites/:code'],
    ['GET', '/codes/topsecret', '/api/codes/:code'],
    ['GET', '/nothing/topsecret?token=topsecret', '/api/*'],
  ])('has no secrets of %s %s', async (method, path, route) => {
    const line = await openApp().ask(method, path);
    expect(line).toMatchObject({ route });
    expect(JSON.stringify(line)).not.toContain('topsecret');
  });
});
