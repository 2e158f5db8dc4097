import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { createDynamoStore, Table } from '@aeroplane/table';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../test/support/client.ts';
import { playOn, seatEverybody, seatsFor } from '../../../test/support/play.ts';
import {
  dumpFolder,
  makeFolder,
  removeFolder,
  startTestServer,
  type TestServer,
} from '../../../test/support/server.ts';
import { openEmbeddedDynamoDb, type ServerOptions } from '../src/index.ts';

let folder: string;
const started: TestServer[] = [];
beforeAll(async () => {
  folder = await makeFolder();
});
afterEach(async () => {
  for (const server of started.splice(0)) await server.close();
});
afterAll(() => removeFolder(folder));

async function start(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const server = await startTestServer(folder, options);
  started.push(server);
  return server;
}

describe('a server', { timeout: 20_000 }, () => {
  it('serves the API and the pages of the app', async () => {
    const webDir = path.join(folder, 'web');
    await mkdir(path.join(webDir, '_app'), { recursive: true });
    await writeFile(path.join(webDir, '200.html'), 'any page');
    await writeFile(path.join(webDir, '_app/preloads.json'), '{"pages":{"g":[],"i":[]},"texts":{}}');
    const server = await start({ webDir });
    const get = async (address: string) => {
      const response = await fetch(server.origin + address);
      return {
        status: response.status,
        type: response.headers.get('content-type'),
        text: await response.text(),
      };
    };
    expect(await get('/g/abc')).toMatchObject({ status: 200, text: 'any page' });
    expect(await get('/api/health')).toMatchObject({ status: 200 });
    for (const address of ['/api', '/api/', '/api/nothing', '/api/games/a/b']) {
      expect(await get(address)).toMatchObject({ status: 404, type: 'application/problem+json' });
    }
    await server.close();
  });

  it('runs without pages if they are not built', async () => {
    const server = await start();
    expect((await fetch(`${server.origin}/`)).status).toBe(404);
    expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
    await server.close();
  });

  it('accepts a write without a body, with or without a Content-Length', async () => {
    const server = await start();
    const ann = await server.guest('Ann');
    const { body } = await ann.create({ preset: 'quick', seats: seatsFor(2) });
    // With Content-Length: 0.
    expect((await ann.tell(body.id, 'start')).problem.code).toBe('creator-not-seated');
    // Without the header.
    const socket = connect(server.port, '127.0.0.1');
    socket.write(
      `POST /api/games/${body.id}/start HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nOrigin: ${server.origin}\r\n` +
        `Cookie: ${ann.cookie}\r\nConnection: close\r\n\r\n`,
    );
    let text = '';
    for await (const part of socket) text += String(part);
    expect(text).toContain('creator-not-seated');
    await server.close();
  });

  it('keeps players, games and lists over a restart', async () => {
    const before = await start();
    const people = [await before.guest('Ann'), await before.guest('Ben')];
    const finished = await seatEverybody(people, { preset: 'quick' });
    await playOn(people, finished);
    const running = await seatEverybody(people, { preset: 'classic' });
    const views = await Promise.all(people.map(async (client) => (await client.view(running)).body));
    await before.close();

    const after = await start();
    for (const [at, client] of people.entries()) {
      const again: Client = await after.guest('Nobody');
      again.cookie = client.cookie;
      expect((await again.view(running)).body).toEqual(views[at]);
      expect((await again.games()).body.games.map(({ id }) => id)).toEqual([running]);
      expect((await again.done()).body.games.map(({ id }) => id)).toEqual([finished]);
    }
    expect(after.faults).toEqual([]);
    await after.close();
  });

  it('removes expired items soon after its start, addresses too', async () => {
    const nowMs = Date.now();
    const database = await openEmbeddedDynamoDb(path.join(folder, 'dynamodb'));
    const store = createDynamoStore(new Table({ client: database.client, name: database.tableName }));
    const session = { player: 'asha', createdAtMs: 1 };
    await store.putSession({ ...session, hash: 'old', expiresAtMs: nowMs - 1_000 });
    await store.putSession({ ...session, hash: 'live', expiresAtMs: nowMs + 60_000 });
    // A bucket is stored for a day after it is full.
    await store.setLimit('guest', '192.0.2.1', nowMs - 25 * 3_600_000, undefined);
    await store.setLimit('guest', '192.0.2.2', nowMs, undefined);
    await database.close();

    const server = await start();
    await server.close();
    const dump = await dumpFolder(folder);
    expect(
      ['SESSION#old', 'SESSION#live', '192.0.2.1', '192.0.2.2'].map((text) => dump.includes(text)),
    ).toEqual([false, true, false, true]);
    expect(server.faults).toEqual([]);
  });

  it('reports a taken port, and frees the folder', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    const server = await start();
    await server.close();
    taken.close();
  });

  it('reports a folder in use', async () => {
    const server = await start();
    await expect(start()).rejects.toThrow(/in use/);
    expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
    await server.close();
  });

  it('closes despite an idle connection', async () => {
    const server = await start();
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    await fetch(`${server.origin}/api/health`);
    const startMs = Date.now();
    await server.close();
    expect(Date.now() - startMs).toBeLessThan(6_000);
    socket.destroy();
  });

  it('finishes running requests at its close', async () => {
    const server = await start();
    const ann = await server.guest('Ann');
    const asked = Promise.all(
      Array.from({ length: 20 }, () =>
        ann.create({ preset: 'quick', seats: seatsFor(2) }).catch(() => undefined),
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 30));
    await server.close();
    const created = (await asked).flatMap((answer) => (answer?.status === 201 ? [answer.body.id] : []));
    const again = await start();
    const same = await again.guest('Nobody');
    same.cookie = ann.cookie;
    const listed = (await same.games()).body.games.map(({ id }) => id);
    expect(listed).toEqual(expect.arrayContaining(created));
    expect(server.faults).toEqual([]);
    await again.close();
  });
});
