/**
 * One player on several devices (docs/design.md#handing-over), each with its own storage: a browser tab and a Home
 * Screen app of the same phone share no cookie.
 */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from './support/client.ts';
import { playOn, seatEverybody, seatsFor } from './support/play.ts';
import { makeFolder, removeFolder, startTestServer, type TestServer } from './support/server.ts';
import { openWorld } from './support/world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(await makeFolder());
}, 60_000);
afterAll(async () => {
  await server.close();
  expect(server.faults).toEqual([]);
  await removeFolder(server.dataDir);
});

const nobody = (): Client => new Client(server.origin);

async function makeCode(client: Client, install = false): Promise<string> {
  const { body } = await client.call<{ code: string }>('POST', '/api/codes', { install });
  return body.code;
}

const useCode = (client: Client, code: string) =>
  client.call<{ id: string; name: string }>('POST', `/api/codes/${code}`);

const whoIs = async (client: Client): Promise<string | undefined> =>
  (await client.get<{ id?: string }>('/api/me')).body.id;

const gamesOf = async (client: Client): Promise<string[]> =>
  (await client.games()).body.games.map(({ id }) => id).sort();

const ownSeat = async (client: Client, id: string) =>
  (await client.view(id)).body.seats.find(({ you }) => you);

describe('a code', { timeout: 60_000 }, () => {
  it('signs a new device in as the same player, with its own session', async () => {
    const tab = await server.guest('Ann');
    const ben = await server.guest('Ben');
    const id = await seatEverybody([tab, ben], { preset: 'quick' });
    const code = await makeCode(tab, true);
    const app = nobody();
    // The app's first page asks before it continues as that player.
    expect((await app.get(`/api/codes/${code}`)).body).toEqual({ name: 'Ann' });
    expect(app.cookie).toBeUndefined();
    expect((await useCode(app, code)).body).toEqual({ id: tab.player, name: 'Ann' });
    expect(app.cookie).toMatch(/^session=/);
    expect(app.cookie).not.toBe(tab.cookie);
    expect(await gamesOf(app)).toEqual([id]);
    expect(await ownSeat(app, id)).toEqual(await ownSeat(tab, id));
    const { body } = await app.get<{ sessions: { current?: true }[] }>('/api/me/sessions');
    expect(body.sessions).toHaveLength(2);
    expect(body.sessions.filter(({ current }) => current)).toHaveLength(1);
    // Either device can play.
    await playOn([app, ben], id);
    expect((await tab.done()).body.games.map((game) => game.id)).toEqual([id]);
  });

  it('merges the seats of a device that was a guest, in games of every state', async () => {
    const [tab, app, ben] = [await server.guest('Ann'), await server.guest('A.'), await server.guest('Ben')];
    const elder = new Client(server.origin);
    elder.cookie = app.cookie;
    const finished = await seatEverybody([app, ben], { preset: 'quick' });
    await playOn([app, ben], finished);
    const playing = await seatEverybody([app, ben], { preset: 'classic' });
    const { body: waiting } = await app.create({ preset: 'quick', seats: seatsFor(2), public: true });
    await app.take(waiting.invite);
    const { body: kept } = await app.create({ preset: 'quick', seats: seatsFor(2) });
    const own = await seatEverybody([tab, ben], { preset: 'quick' });
    const seat = await ownSeat(app, playing);
    await app.seen(playing, 1);

    await useCode(app, await makeCode(tab));
    expect(await whoIs(app)).toBe(tab.player);
    for (const device of [app, tab, elder]) {
      expect(await whoIs(device)).toBe(tab.player);
      expect(await gamesOf(device)).toEqual([playing, waiting.id, kept.id, own].sort());
      expect((await device.done()).body.games.map(({ id }) => id)).toEqual([finished]);
      expect(await ownSeat(device, playing)).toEqual({ ...seat, name: 'Ann' });
      expect((await device.view(playing)).body.seen).toBe(1);
    }
    // The seat reserved for its creator stays reserved.
    expect((await tab.take(kept.invite)).status).toBe(200);
    expect((await tab.tell(waiting.id, 'resign')).body.status).toBe('cancelled');
    await playOn([tab, ben], playing);
    expect((await elder.done()).body.games.map(({ id }) => id).sort()).toEqual([finished, playing].sort());
    expect((await tab.record(finished)).body.names).toEqual(
      Object.fromEntries((await tab.view(finished)).body.seats.map(({ colour, name }) => [colour, name])),
    );
  });

  it('leaves both seats to a player who has two in one game', async () => {
    const [tab, app] = [await server.guest('Ann'), await server.guest('Also Ann')];
    const id = await seatEverybody([tab, app], { preset: 'quick' });
    const other = await seatEverybody([app, await server.guest('Ben')], { preset: 'quick' });
    expect((await useCode(app, await makeCode(tab))).status).toBe(200);
    expect(await gamesOf(app)).toEqual([id, other].sort());
    expect((await tab.view(id)).body.seats.map(({ name }) => name).sort()).toEqual(['Also Ann', 'Ann']);
    expect((await app.view(id)).body.seats.filter(({ you }) => you)).toHaveLength(1);
  });

  it('works once; a retry after a lost answer succeeds', async () => {
    const tab = await server.guest('Ann');
    const code = await makeCode(tab);
    const app = await server.guest('Guest');
    const before = app.cookie;
    await useCode(app, code);
    for (const other of [nobody(), await server.guest('Eve')]) {
      const { status, problem } = await useCode(other, code);
      expect([status, problem.code]).toEqual([404, 'unknown-code']);
      expect(await whoIs(other)).not.toBe(tab.player);
    }
    // The answer was lost: the app still has its old session.
    const again = nobody();
    again.cookie = before;
    expect((await useCode(again, code)).body).toMatchObject({ id: tab.player });
    expect(await whoIs(again)).toBe(tab.player);
  });

  it('works for one of many devices that use it at once', async () => {
    const tab = await server.guest('Ann');
    const code = await makeCode(tab);
    const others = Array.from({ length: 12 }, nobody);
    const answers = await Promise.all(others.map((other) => useCode(other, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(11).fill(404)]);
    const signedIn = await Promise.all(others.map(async (other) => (await whoIs(other)) === tab.player));
    expect(signedIn.filter(Boolean)).toHaveLength(1);
    const { body } = await tab.get<{ sessions: object[] }>('/api/me/sessions');
    expect(body.sessions).toHaveLength(2);
  });

  it('does nothing when its own player uses it', async () => {
    const tab = await server.guest('Ann');
    const id = await seatEverybody([tab, await server.guest('Ben')], { preset: 'quick' });
    expect((await useCode(tab, await makeCode(tab))).body).toMatchObject({ id: tab.player });
    expect(await gamesOf(tab)).toEqual([id]);
  });

  it('leads to the last player through a chain of two codes', async () => {
    const [first, second, third] = [
      await server.guest('One'),
      await server.guest('Two'),
      await server.guest('Three'),
    ];
    const elder = nobody();
    elder.cookie = first.cookie;
    await useCode(first, await makeCode(second));
    const middle = nobody();
    middle.cookie = second.cookie;
    await useCode(second, await makeCode(third));
    for (const device of [elder, middle, second, third]) expect(await whoIs(device)).toBe(third.player);
    // It ends the session that the device had.
    expect((await elder.call('DELETE', '/api/me/sessions/current')).status).toBe(204);
    for (const device of [middle, third]) expect(await whoIs(device)).toBe(third.player);
  });

  it('is refused once it has expired', async () => {
    const world = await openWorld();
    const tab = await world.guest('Ann');
    const code = await makeCode(tab);
    world.skip(10 * 60_000);
    const app = await world.guest('Guest');
    const { status, problem } = await useCode(app, code);
    expect([status, problem.code]).toEqual([404, 'unknown-code']);
    expect(await whoIs(app)).toBe(app.player);
    await world.close();
  });
});
