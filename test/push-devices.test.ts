/** Push devices: who owns them, when a push last reached them, and when pushes end (docs/design.md#web-push). */

import type { PushDevice } from '@aeroplane/api';
import { parsePushHosts } from '@aeroplane/delivery';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPushReceiver, type PushReceiver } from '../packages/delivery/test/push-receiver.ts';
import type { Client } from './support/client.ts';
import { seatEverybody } from './support/play.ts';
import {
  decide,
  drain,
  otherDevice,
  subscribe,
  until,
  wasAsked,
  whoActs,
  type Reader,
} from './support/pushes.ts';
import { makeFolder, removeFolder, startTestServer, type TestServer } from './support/server.ts';

let receiver: PushReceiver;
let server: TestServer;
let ann: Client;
let ben: Client;
beforeEach(async () => {
  receiver = await startPushReceiver();
  server = await startTestServer(await makeFolder(), { pushHosts: parsePushHosts(receiver.origin) });
  [ann, ben] = [await server.guest('Ann'), await server.guest('Ben')];
}, 60_000);
afterEach(async () => {
  await server.close();
  expect(server.faults).toEqual([]);
  await receiver.close();
  await removeFolder(server.dataDir);
});

const device = async (client: Client): Promise<PushDevice> =>
  (await client.get<PushDevice>('/api/me/push')).body;

/** Plays on until the second player has another decision, and returns it. */
async function askBen(id: string) {
  const seats = [{ client: ann }, { client: ben }] as const;
  let acted: Client | undefined;
  for (;;) {
    const next = await whoActs(seats, id);
    if (next === undefined) throw new Error('the game is over');
    if (next.actor.client === ben && acted === ann) return next.view;
    acted = next.actor.client;
    await decide(next.actor, next.view);
  }
}

const newGame = (): Promise<string> => seatEverybody([ann, ben], { preset: 'classic' });

describe('a device', { timeout: 60_000 }, () => {
  it('can be tested, and shows when a push last reached it', async () => {
    const reader = await subscribe(ben, receiver);
    const { id, reachedAt } = await device(ben);
    expect(id).toBeTypeOf('string');
    expect(reachedAt).toBeNull();
    const beforeMs = Date.now();
    await drain(reader);
    const [test] = reader.payloads();
    expect(test?.notification).toMatchObject({ tag: 'test', data: { kind: 'test', choices: [] } });
    await until('the time', async () => (await device(ben)).reachedAt !== null);
    expect(Date.parse((await device(ben)).reachedAt ?? '')).toBeGreaterThanOrEqual(beforeMs);
    expect((await device(ben)).id).toBe(id);
  });

  it('shows when a decision reached it', async () => {
    const reader = await subscribe(ben, receiver);
    const view = await askBen(await newGame());
    await until('a push', () => wasAsked(reader, view));
    await until('the time', async () => (await device(ben)).reachedAt !== null);
  });

  it.each([404, 410])('is removed once its push service answers %i', async (status) => {
    const reader = await subscribe(ben, receiver);
    receiver.answerWith({ status }, reader.target);
    await askBen(await newGame());
    await until('no device', async () => (await device(ben)).id === null);
    expect((await ben.call('POST', '/api/me/push/test')).problem.code).toBe('no-device');
    expect(receiver.arrivals(reader.target)).toHaveLength(1);
    // The browser subscribes again, and receives pushes from then on.
    const again = await subscribe(ben, receiver);
    await drain(again);
  });

  it('gets one push after its push service recovers', async () => {
    const reader = await subscribe(ben, receiver);
    receiver.answerWith({ status: 503, headers: { 'Retry-After': '0' } }, reader.target);
    const view = await askBen(await newGame());
    await until('a push', () => receiver.arrivals(reader.target).length > 0);
    expect(reader.payloads()).toEqual([]);
    receiver.answerWith({ status: 201 }, reader.target);
    await until('the push again', () => wasAsked(reader, view));
    await drain(reader);
    expect(reader.payloads().filter(({ notification }) => notification.data.ply === view.ply)).toHaveLength(
      1,
    );
  });

  it('gets no push for a decision taken while its push service was down', async () => {
    const reader = await subscribe(ben, receiver);
    receiver.answerWith({ status: 503 }, reader.target);
    const id = await newGame();
    const view = await askBen(id);
    await until('a push', () => receiver.arrivals(reader.target).length > 0);
    await decide({ client: ben }, view);
    receiver.answerWith({ status: 201 }, reader.target);
    const next = await askBen(id);
    await until('the next push', () => wasAsked(reader, next));
    await drain(reader);
    expect(wasAsked(reader, view)).toBe(false);
  });

  it('with an endpoint outside the known push services is refused', async () => {
    const { json } = receiver.subscribe();
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/abc',
      'https://evil.test/push',
      `http://127.0.0.1:${server.port}/api/health`,
      json.endpoint.replace('127.0.0.1', 'localhost'),
    ]) {
      const { status, problem } = await ben.call('PUT', '/api/me/push', { ...json, endpoint });
      expect([status, problem.code]).toEqual([422, 'bad-endpoint']);
    }
    expect((await device(ben)).id).toBeNull();
  });
});

describe('the pushes to a device end', { timeout: 60_000 }, () => {
  /** Ben's decision reaches one of his devices and not the other. */
  async function onlyReaches(one: Reader, other: Reader): Promise<void> {
    const view = await askBen(await newGame());
    await until('a push', () => wasAsked(one, view));
    await drain(one);
    expect(wasAsked(other, view)).toBe(false);
  }

  /** Two devices of Ben's. */
  async function twoDevices(): Promise<[Reader, Reader]> {
    const [phone, tablet] = [
      await subscribe(ben, receiver),
      await subscribe(await otherDevice(ben), receiver),
    ];
    const view = await askBen(await newGame());
    for (const reader of [phone, tablet]) await until('a push', () => wasAsked(reader, view));
    return [phone, tablet];
  }

  it('when it signs out', async () => {
    const [phone, tablet] = await twoDevices();
    expect((await tablet.client.call('DELETE', '/api/me/sessions/current')).status).toBe(204);
    await onlyReaches(phone, tablet);
  });

  it('when another device signs it out', async () => {
    const [phone, tablet] = await twoDevices();
    const { body } = await tablet.client.get<{ sessions: { id: string; current?: true }[] }>(
      '/api/me/sessions',
    );
    const { id = '' } = body.sessions.find(({ current }) => current) ?? {};
    expect((await phone.client.call('DELETE', `/api/me/sessions/${id}`)).status).toBe(204);
    await onlyReaches(phone, tablet);
  });

  it('when it unsubscribes', async () => {
    const [phone, tablet] = await twoDevices();
    expect((await tablet.client.call('DELETE', '/api/me/push')).status).toBe(204);
    await onlyReaches(phone, tablet);
    expect((await tablet.client.get('/api/me')).status).toBe(200);
  });

  it('when its browser subscribes again', async () => {
    const [phone, tablet] = await twoDevices();
    const anew = await subscribe(tablet.client, receiver);
    await onlyReaches(anew, tablet);
    await drain(phone);
  });

  it('when all devices are signed out', async () => {
    const [phone, tablet] = await twoDevices();
    const id = await newGame();
    const again = await otherDevice(ben);
    const [before, arrived] = [
      await askBen(id),
      () => [phone, tablet].map(({ target }) => receiver.arrivals(target).length),
    ];
    for (const reader of [phone, tablet]) await until('a push', () => wasAsked(reader, before));
    expect((await ben.call('DELETE', '/api/me/sessions')).status).toBe(204);
    expect((await again.get('/api/me')).problem.code).toBe('not-signed-in');
    const heard = arrived();
    // Otherwise Ben would be sent the end of the game.
    expect((await ann.tell(id, 'resign')).body.status).toBe('finished');
    const eve = await server.guest('Eve');
    await drain(await subscribe(eve, receiver));
    expect(arrived()).toEqual(heard);
  });

  it('for a player when another one signs in with that browser', async () => {
    const reader = await subscribe(ben, receiver);
    const before = await askBen(await newGame());
    await until('a push', () => wasAsked(reader, before));
    const eve = await server.guest('Eve');
    const { endpoint, p256dh, auth } = reader.target;
    const put = await eve.call<PushDevice>('PUT', '/api/me/push', { endpoint, keys: { p256dh, auth } });
    expect(put.status).toBe(200);
    expect(await device(ben)).toEqual({ id: null, reachedAt: null });
    // The last delivery was shown to the browser's owner at that time.
    expect(put.body.reachedAt).toBeNull();
    const view = await askBen(await newGame());
    const eves = { ...reader, client: eve };
    await drain(eves);
    const another = await subscribe(ben, receiver);
    await drain(another);
    expect(wasAsked(reader, view)).toBe(false);
  });
});
