import { describe, expect, it } from 'vitest';
import {
  addDevice,
  createCore,
  deviceOfSession,
  removeDevices,
  testDevice,
  type Core,
  type Device,
} from '../../src/index.ts';
import { Death, dyingStore } from '@aeroplane/testing/doubles/dying-store';
import { MINUTE_MS } from '@aeroplane/testing/doubles/fixed-clock';
import { MemoryStore } from '@aeroplane/testing/doubles/memory-store';
import { withDevice } from '@aeroplane/testing/doubles/recording-couriers';
import { refusalOf } from '@aeroplane/testing/scenes/refusal';
import { openScene, twoGuests } from '@aeroplane/testing/scenes/scene';
import { PUSH_HOST } from '@aeroplane/testing/doubles/test-ports';

const namesOf = async (core: Core, player: string): Promise<string[]> =>
  ((await core.store.readAddressee(player))?.devices ?? [])
    .map(({ endpoint }) => endpoint.slice(PUSH_HOST.length))
    .toSorted();

const target = (name: string) => ({ endpoint: `${PUSH_HOST}${name}`, p256dh: 'key', auth: 'auth' });

async function twoPeople() {
  const scene = openScene();
  const [asha, bo] = await twoGuests(scene.core);
  return { ...scene, asha, bo };
}

describe('a device', () => {
  it('is stored once, however often it is added, with the time when it was reached', async () => {
    const { core, asha } = await twoPeople();
    const phone = await withDevice(core, asha, 'phone');
    expect(phone).toMatchObject({ player: asha, reachedAtMs: null });
    await core.store.putDevice({ ...phone, reachedAtMs: 5 });
    const again = await addDevice(core, asha, phone.session, {
      ...target('phone'),
      p256dh: 'other',
      auth: phone.auth,
    });
    expect(again).toEqual({ ...phone, p256dh: 'other', reachedAtMs: 5 });
    expect(await namesOf(core, asha)).toEqual(['phone']);
    expect(await deviceOfSession(core, asha, phone.session)).toEqual(again);
  });

  it('has an endpoint of a known host', async () => {
    const { core, asha } = await twoPeople();
    for (const endpoint of ['https://elsewhere.test/x', '', 'http://push.test/x']) {
      const call = addDevice(core, asha, 's', { endpoint, p256dh: 'p', auth: 'a' });
      expect(await refusalOf(call)).toBe('bad-endpoint');
    }
    expect(await namesOf(core, asha)).toEqual([]);
  });

  it('goes to another player with its endpoint, and back', async () => {
    const { core, asha, bo } = await twoPeople();
    for (const player of [asha, bo, asha]) {
      await withDevice(core, player, 'phone');
      expect(await namesOf(core, player)).toEqual(['phone']);
      expect(await namesOf(core, player === asha ? bo : asha)).toEqual([]);
    }
  });

  it('is one for each session: a browser with a new endpoint loses its old one', async () => {
    const { core, asha, bo } = await twoPeople();
    await addDevice(core, asha, 'browser', target('old'));
    await addDevice(core, asha, 'other browser', target('other'));
    await addDevice(core, bo, 'browser', target('of Bo'));
    await addDevice(core, asha, 'browser', target('new'));
    expect(await namesOf(core, asha)).toEqual(['new', 'other']);
    expect(await namesOf(core, bo)).toEqual(['of Bo']);
  });

  it('of a browser that signs in again has the new session', async () => {
    const { core, asha } = await twoPeople();
    await addDevice(core, asha, 'old session', target('phone'));
    await addDevice(core, asha, 'new session', target('phone'));
    expect(await deviceOfSession(core, asha, 'old session')).toBeUndefined();
    expect((await deviceOfSession(core, asha, 'new session'))?.endpoint).toBe(target('phone').endpoint);
    expect(await namesOf(core, asha)).toEqual(['phone']);
  });

  it('is one of at most ten: the one that was reached longest ago goes', async () => {
    const { core, asha } = await twoPeople();
    const devices: Device[] = [];
    for (let index = 0; index < 10; index += 1) devices.push(await withDevice(core, asha, `d${index}`));
    for (const [index, device] of devices.entries()) {
      // Never reached: they may be new.
      if (index > 2) await core.store.putDevice({ ...device, reachedAtMs: index * MINUTE_MS });
    }
    await withDevice(core, asha, 'new');
    expect(await namesOf(core, asha)).toEqual(['d0', 'd1', 'd2', 'd4', 'd5', 'd6', 'd7', 'd8', 'd9', 'new']);
    await withDevice(core, asha, 'd9');
    expect(await namesOf(core, asha)).toHaveLength(10);
  });

  it('is removed with its session', async () => {
    const { core, asha } = await twoPeople();
    await withDevice(core, asha, 'phone');
    await withDevice(core, asha, 'laptop');
    await removeDevices(core, asha, 'session of phone');
    await removeDevices(core, asha, 'session of phone');
    expect(await namesOf(core, asha)).toEqual(['laptop']);
    expect(await deviceOfSession(core, asha, 'session of phone')).toBeUndefined();
  });

  it('can be tested where there is one', async () => {
    const { core, asha, queue } = await twoPeople();
    expect(await refusalOf(testDevice(core, asha, 'session of phone'))).toBe('no-device');
    const { id } = await withDevice(core, asha, 'phone');
    await testDevice(core, asha, 'session of phone');
    expect(queue.waiting).toEqual([{ type: 'push-test', player: asha, device: id }]);
  });

  it('has at most one player whenever the process that adds it dies, and can be added again', async () => {
    let deaths = 0;
    for (const moment of ['before', 'after'] as const) {
      for (let write = 1, died = true; died; write += 1) {
        const store = new MemoryStore();
        const { core } = openScene('dying', store);
        const [asha, bo] = await twoGuests(core);
        await withDevice(core, asha, 'phone');
        await addDevice(core, bo, 'session of phone', target('old'));
        const mortal = createCore({ ...core, store: dyingStore(store, { write, moment }) });
        died = await withDevice(mortal, bo, 'phone').then(
          () => false,
          (error: unknown) => {
            if (!(error instanceof Death)) throw error;
            return true;
          },
        );
        deaths += Number(died);
        const all = [...(await namesOf(core, asha)), ...(await namesOf(core, bo))];
        expect(all.filter((name) => name === 'phone').length).toBeLessThanOrEqual(1);
        await withDevice(core, bo, 'phone');
        expect([await namesOf(core, asha), await namesOf(core, bo)]).toEqual([[], ['phone']]);
        await withDevice(core, asha, 'phone');
        expect([await namesOf(core, asha), await namesOf(core, bo)]).toEqual([['phone'], []]);
      }
    }
    expect(deaths).toBeGreaterThanOrEqual(6);
  });
});
